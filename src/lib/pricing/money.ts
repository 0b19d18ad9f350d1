const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  minimumFractionDigits: 2,
})

/** Whole pence as '£25,000', or '£68.49' if there are pence. */
export function formatPence(pence: number): string {
  return formatToThePenny(pence).replace(/\.00$/, '')
}

/** Whole pence as '£20,000.00'. */
export function formatToThePenny(pence: number): string {
  return pounds.format(pence / 100)
}

/** Divides whole numbers from 0 to 2^52, halves up, exactly. `divisor` is above 0. */
export function divideHalvesUp(dividend: number, divisor: number): number {
  const doubled = 2 * dividend + divisor
  return (doubled - (doubled % (2 * divisor))) / (2 * divisor)
}
