/** Natural logarithm. `Math.log` and `Math.exp` differ by engine, and a forecast must be the same everywhere. */
export function ln(x: number): number {
  let halvings = 0
  let rest = x
  for (; rest > 1.5; halvings++) rest /= 2
  for (; rest < 0.75; halvings--) rest *= 2
  // ln x = 2 artanh((x − 1)/(x + 1)), whose series converges fast near x = 1.
  const t = (rest - 1) / (rest + 1)
  const square = t * t
  let sum = 0
  for (let k = 19; k >= 1; k -= 2) sum = sum * square + 1 / k
  return 2 * t * sum + halvings * Math.LN2
}

/** e to the power of x, for the same reason; 0 below −700. */
export function exp(x: number): number {
  if (x < -700) return 0
  const doublings = Math.round(x / Math.LN2)
  const rest = x - doublings * Math.LN2
  let sum = 1
  for (let k = 14; k >= 1; k--) sum = 1 + (rest * sum) / k
  let power = 1
  for (let k = 0; k < Math.abs(doublings); k++) power *= 2
  return doublings < 0 ? sum / power : sum * power
}
