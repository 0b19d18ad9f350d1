/** Prints the estimate alone, with the business case once it is filled in; the page's own printing stays whole. */
export function printEstimate() {
  const root = document.documentElement
  root.dataset.print = 'estimate'
  addEventListener('afterprint', () => delete root.dataset.print, { once: true })
  print()
}
