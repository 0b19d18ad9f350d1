import { choiceParameters } from '../lib/pricing/choice-parameters.ts'
import { whenShown } from '../lib/when-shown.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Path and query, without the parameters of the size finder. */
export function pagePath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter && !choiceParameters.includes(parameter.split('=')[0]!))
  return pathname + (kept.length > 0 ? `?${kept.join('&')}` : '')
}

/** Pushes `page_view` for each new path or query, on return from the back/forward cache, and when a prerendered page is shown. */
export function countPageViews() {
  let counted: string | undefined

  function count() {
    const path = pagePath(location)
    if (path === counted) return
    counted = path
    ;(window.dataLayer ??= []).push({
      event: 'page_view',
      page_path: path,
      page_title: document.title,
    })
  }

  whenShown(count)
  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method]
    history[method] = function (...args) {
      original.apply(this, args)
      count()
    }
  }
  addEventListener('popstate', count)
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    counted = undefined
    count()
  })
}
