/**
 * Stands in every page's head, as text: it may use nothing from outside itself. The first paint needs
 * the HTML alone. After it come the stylesheet at `styles`, where a page leaves some of its styles to
 * one, the site's code at `app`, and, once they are there, the typefaces. A click on an island that
 * comes before the code is kept and made again; where the code does not arrive, the island says so.
 */
export function boot(app: string, styles: string) {
  const root = document.documentElement
  const early: HTMLElement[] = []
  let isStarted = false

  function dress() {
    root.dataset.faces = ''
  }

  function keepClick(event: Event) {
    const target = event.target as HTMLElement
    if (!target.closest('[data-island]')) return
    event.preventDefault()
    event.stopPropagation()
    early.push(target)
    start()
  }

  function afterStyles(then: () => void) {
    if (!styles) return then()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = styles
    link.setAttribute('blocking', 'render') // which it can only while the head is read
    link.addEventListener('load', then)
    document.head.append(link)
  }

  function start() {
    if (isStarted) return
    isStarted = true
    if (!hasVisited) afterStyles(() => void document.fonts.load('1em Archivo').then(dress, dress))
    import(/* @vite-ignore */ app).then(
      () => {
        removeEventListener('click', keepClick, true)
        for (const target of early) target.click()
        root.dataset.awake = ''
      },
      () => {
        isStarted = false
        for (const target of early.splice(0))
          target.closest<HTMLElement>('[data-island]')!.dataset.failed = ''
      },
    )
  }

  addEventListener('click', keepClick, true)
  // Whoever comes from another page of ours has all of it in the cache: it paints with the page.
  const hasVisited = document.referrer.startsWith(`${location.origin}/`)
  if (hasVisited) afterStyles(dress)
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start()
  }).observe({ type: 'paint', buffered: true })
  // A browser may keep its paints to itself.
  setTimeout(start, 2_000)
}
