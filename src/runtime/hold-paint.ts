const longestHoldMs = 350

/** True for a mouse or Wi-Fi and a fast answer. A phone's mobile connection may slow down at any time. */
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

/** Only a link added while the head is parsed can hold the paint. */
export function addSheet(href: string, blocking = '') {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'stylesheet', href, blocking }))
  return link
}

/** Holds the first paint briefly for stylesheet and typefaces. Late ones are not used, so no line moves. */
export function holdPaint(paths: readonly string[]) {
  const { dataset } = document.documentElement
  // For browsers without `blocking`: hide the page until then.
  dataset.paintHeld = ''
  const links = paths.map((path) => addSheet(path, 'render'))
  // Late files still load, for the next page.
  const giveUp = setTimeout(() => {
    const [sheet, ...late] = links
    delete dataset.paintHeld
    if (!sheet!.sheet) sheet!.remove()
    for (const link of late) link.media = 'not all'
  }, longestHoldMs)
  void Promise.all(links.map((link) => new Promise((come) => link.addEventListener('load', come))))
    .then(() => Promise.allSettled(Array.from(document.fonts, (face) => face.load())))
    .then(() => {
      clearTimeout(giveUp)
      delete dataset.paintHeld
    })
}
