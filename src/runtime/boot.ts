/**
 * Stands in every page's head, as text: it may use nothing from outside itself. The first paint needs
 * the HTML alone. After it come the stylesheet at `styles`, the site's code at `app`, and, once they
 * are there, the typefaces. A click on an island that comes before the code is kept and made again.
 */
export function boot(app: string, styles: string) {
  const root = document.documentElement
  const early: HTMLElement[] = []
  let isStarted = false

  const dress = () => {
    root.dataset.faces = ''
  }
  const keepClick = (event: Event) => {
    const target = event.target as HTMLElement
    if (!target.closest('[data-island]')) return
    event.preventDefault()
    event.stopPropagation()
    early.push(target)
    start()
  }
  const linkStyles = (then: () => void, blocking = '') => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = styles
    link.setAttribute('blocking', blocking)
    link.addEventListener('load', then)
    document.head.append(link)
  }
  const start = () => {
    if (isStarted) return
    isStarted = true
    if (!hasStyles) linkStyles(() => void document.fonts.load('1em Archivo').then(dress, dress))
    void import(/* @vite-ignore */ app).then(() => {
      removeEventListener('click', keepClick, true)
      for (const target of early) target.click()
    })
  }
  addEventListener('click', keepClick, true)
  // Whoever comes from another page of ours has all of it in the cache: it paints with the page.
  const hasStyles = document.referrer.startsWith(`${location.origin}/`)
  if (hasStyles) linkStyles(dress, 'render')
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  // A browser may keep its paints to itself.
  setTimeout(start, 2_000)
}
