import { choiceParameters } from '../lib/pricing/choice-parameters.ts'
import { paths } from '../paths.ts'
import { whenShown } from '../lib/when-shown.ts'
import { answerOf } from './sent.ts'

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

/** What a visitor has done, without what it was about. docs/how-to.md lists them for a tag manager. */
type Deed = 'demo_click' | 'form_sent' | 'runbook_opened' | 'size_chosen' | 'story_printed'

/** Notes it in the data layer, which sends nothing by itself. */
export function note(event: Deed) {
  ;(window.dataLayer ??= []).push({ event })
}

/** Google's consent mode reads an arguments object, and no array. Before any tag: nothing is allowed. */
function refuseConsent(..._command: [string, string, Record<string, string>]) {
  // oxlint-disable-next-line prefer-rest-params
  ;(window.dataLayer ??= []).push(arguments)
}

/** Links to our own page, and to a booking page elsewhere. */
const toDemo = `a[href^="${paths.scheduleDemo}"], [data-demo]`

/** Notes presses on the way to a demo, a form that was sent and a story that is printed. */
function noteDeeds() {
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest?.(toDemo)) note('demo_click')
  })
  addEventListener('beforeprint', () => {
    if (location.pathname.startsWith(paths.story(''))) note('story_printed')
  })
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (answerOf(location) === 'sent' && visit?.type === 'navigate') note('form_sent')
}

/** Refuses consent, notes deeds, and pushes `page_view` for each new path or query, on return from the back/forward cache, and when a prerendered page is shown. */
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

  refuseConsent('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  })
  whenShown(count)
  noteDeeds()
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
