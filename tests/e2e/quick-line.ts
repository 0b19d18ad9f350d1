/** Gives a page a quick line, and its typefaces as long as a busy machine needs. */
export function lendQuickLine() {
  const later = window.setTimeout
  window.setTimeout = ((then: TimerHandler, delay?: number) =>
    later(then, delay === 350 ? 10_000 : delay)) as typeof setTimeout
  const entries = performance.getEntriesByType.bind(performance)
  performance.getEntriesByType = (type) =>
    type === 'navigation'
      ? [{ ...entries(type)[0]!.toJSON(), requestStart: 0, responseStart: 10 }]
      : entries(type)
}
