/**
 * Is in every page's head, as text: it may use nothing from outside itself. The first paint needs the
 * HTML alone. On a line that is known to be quick, and for visitors who come from another of our pages,
 * the typefaces in `faces` and the stylesheet at `styles` may hold it for a moment: what has come by
 * then is in it, what has not is not used in this view, so that no line moves. After the paint come
 * the stylesheet, the site's code at `app`, and the typefaces into the cache, for the next page. A click
 * on an island that comes before the code is kept and made again; where the code does not arrive, the
 * island says so.
 */
export function boot(app: string, styles: string, faces: string[]) {
  const longestHold = 350
  const root = document.documentElement
  const { head } = document
  const { connection } = navigator as Navigator & {
    connection?: { type?: string; saveData?: boolean }
  }
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A mouse or Wi-Fi, and an answer without delay: of a phone's own line nobody knows beforehand.
  const isQuick =
    (matchMedia('(pointer:fine)').matches || connection?.type === 'wifi') &&
    !connection?.saveData &&
    visit &&
    visit.responseStart - visit.requestStart < 100
  const early: HTMLElement[] = []
  let isStarted = false

  function add(path: string, isHolding: boolean) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = path
    // Which it can only while the head is read.
    if (isHolding) link.setAttribute('blocking', 'render')
    head.append(link)
    return link
  }

  function hold() {
    const links = [styles, ...faces].map((path) => add(path, true))
    let isOver = false

    function release(areReady: boolean) {
      if (isOver) return
      isOver = true
      delete root.dataset.held
      if (areReady) return
      const [sheet, ...late] = links
      if (!sheet!.sheet) sheet!.remove()
      // Which go on loading, for the next page.
      for (const link of late) link.media = 'not all'
    }

    // What is not visible cannot move, and some browsers have no links that hold the paint.
    root.dataset.held = ''
    void Promise.all(
      links.map((link) => new Promise((come) => link.addEventListener('load', come))),
    )
      .then(() => Promise.allSettled(Array.from(document.fonts, (face) => face.load())))
      .then(() => release(true))
    setTimeout(() => release(false), longestHold)
  }

  function isAdded(path: string) {
    return root.querySelector<HTMLLinkElement>(`link[href="${path}"]`)
  }

  /** Nothing that this view looks like is still on the way. */
  function settle() {
    root.dataset.faces = ''
  }

  function keep(path: string) {
    if (!isAdded(path)) void fetch(path, { priority: 'low' }).catch(() => undefined)
  }

  function keepClick(event: Event) {
    const target = event.target as HTMLElement
    if (!target.closest('[data-island]')) return
    event.preventDefault()
    event.stopPropagation()
    early.push(target)
    start()
  }

  function start() {
    if (isStarted) return
    isStarted = true
    const sheet = isAdded(styles) ?? add(styles, false)
    if (sheet.sheet) settle()
    else sheet.addEventListener('load', settle)
    const [first, ...others] = faces
    // The line is the page's own until then.
    setTimeout(() => keep(first!), 1_000)
    addEventListener('scroll', () => others.forEach(keep), { once: true, passive: true })
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
  if (document.referrer.startsWith(`${location.origin}/`) || isQuick) hold()
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start()
  }).observe({ type: 'paint', buffered: true })
  // A browser may keep its paints to itself.
  setTimeout(start, 2_000)
}
