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

export function addSheet(path: string, isHolding = false) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = path
  // Only a link that is added while the head is read can hold the paint.
  if (isHolding) link.setAttribute('blocking', 'render')
  document.head.append(link)
  return link
}

/**
 * Lets the first paint wait a moment for stylesheet and typefaces. What comes later is not used in this
 * view, so no line moves.
 */
export function holdPaint(paths: readonly string[]) {
  const { dataset } = document.documentElement
  const links = paths.map((path) => addSheet(path, true))
  let isOver = false

  function release(areReady: boolean) {
    if (isOver) return
    isOver = true
    delete dataset.held
    if (areReady) return
    const [sheet, ...late] = links
    if (!sheet!.sheet) sheet!.remove()
    // They go on loading for the next page.
    for (const link of late) link.media = 'not all'
  }

  // For browsers without `blocking`: a hidden page cannot move.
  dataset.held = ''
  void Promise.all(links.map((link) => new Promise((come) => link.addEventListener('load', come))))
    .then(() => Promise.allSettled(Array.from(document.fonts, (face) => face.load())))
    .then(() => release(true))
  setTimeout(() => release(false), longestHoldMs)
}
