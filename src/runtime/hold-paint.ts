const longestHoldMs = 350

/** A mouse or Wi-Fi, and a quick answer. A phone's own line can slow down at any time. */
export function isQuick() {
  const { connection } = navigator as Navigator & {
    connection?: { type?: string; saveData?: boolean }
  }
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return (
    (matchMedia('(pointer:fine)').matches || connection?.type === 'wifi') &&
    !connection?.saveData &&
    visit &&
    visit.responseStart - visit.requestStart < 100
  )
}

/** Only a link that is added while the head is read can hold the paint. */
export function addSheet(href: string, blocking = '') {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'stylesheet', href, blocking }))
  return link
}

/**
 * Lets the first paint wait a moment for stylesheet and typefaces. What comes later is not used in this
 * view, so no line moves.
 */
export function holdPaint(paths: readonly string[]) {
  const { dataset } = document.documentElement
  // For browsers without `blocking`: a hidden page cannot move.
  dataset.held = ''
  const links = paths.map((path) => addSheet(path, 'render'))
  // They go on loading for the next page.
  const giveUp = setTimeout(() => {
    const [sheet, ...late] = links
    delete dataset.held
    if (!sheet!.sheet) sheet!.remove()
    for (const link of late) link.media = 'not all'
  }, longestHoldMs)
  void Promise.all(links.map((link) => new Promise((come) => link.addEventListener('load', come))))
    .then(() => Promise.allSettled(Array.from(document.fonts, (face) => face.load())))
    .then(() => {
      clearTimeout(giveUp)
      delete dataset.held
    })
}
