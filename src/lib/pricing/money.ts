const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  minimumFractionDigits: 2,
})

/** Whole pence as text: '£25,000' for whole pounds, '£68.49' otherwise. */
export function formatPence(pence: number): string {
  return formatToThePenny(pence).replace(/\.00$/, '')
}

/** Whole pence as text, always with the pence: '£20,000.00'. */
export function formatToThePenny(pence: number): string {
  return pounds.format(pence / 100)
}

/**
 * Divides two whole numbers to the nearest whole one, a half upwards; `divisor` is above 0 and
 * both stay below 2^52. Exact: no fraction is ever held.
 */
export function divideHalvesUp(dividend: number, divisor: number): number {
  const doubled = 2 * dividend + divisor
  const rest = ((doubled % (2 * divisor)) + 2 * divisor) % (2 * divisor)
  return (doubled - rest) / (2 * divisor)
}
