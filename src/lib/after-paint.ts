/** Runs `work` once the browser has painted what is on the screen now. */
export function afterPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work))
}
