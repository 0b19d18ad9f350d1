import { exp, ln } from './elementary.ts'

/** Tables reach from −5 to 5 standard deviations: about six of 10 million draws lie outside. */
const reach = 5
const perUnit = 64
const last = 2 * reach * perUnit
const cells = 1024

/** Entry k: the share of standard normal variates below z = k/64 − 5. */
const normalShares = sharesOfNormal()
const logs = Float64Array.from({ length: cells }, (_, k) => ln((k + 0.5) / cells))

function density(z: number) {
  return exp((-z * z) / 2)
}

function sharesOfNormal() {
  const shares = new Float64Array(last + 1)
  // Simpson's rule
  for (let k = 1; k <= last; k++) {
    const z = k / perUnit - reach
    const middle = density(z - 0.5 / perUnit)
    shares[k] = shares[k - 1]! + density(z - 1 / perUnit) + 4 * middle + density(z)
  }
  const total = shares[last]!
  return shares.map((share) => share / total)
}

/**
 * The beta distribution of PERT (Malcolm and others, Operations Research 7(5), 1959) on 0 to 1 as a table: entry k
 * is its quantile for z = k/64 − 5. `mode` is its likeliest value.
 */
export function pertTable(mode: number): Float64Array {
  const [a, b] = [4 * mode, 4 - 4 * mode]
  const shares = new Float64Array(cells + 1)
  for (let k = 0; k < cells; k++)
    shares[k + 1] = shares[k]! + exp(a * logs[k]! + b * logs[cells - 1 - k]!)
  const total = shares[cells]!

  let cell = 0
  return normalShares.map((share) => {
    const wanted = share * total
    while (cell < cells - 1 && shares[cell + 1]! < wanted) cell++
    const [low, high] = [shares[cell]!, shares[cell + 1]!]
    return (cell + Math.min(1, (wanted - low) / (high - low))) / cells
  })
}

export function valueAt(table: Float64Array, z: number): number {
  const place = Math.max(0, Math.min(last, (z + reach) * perUnit))
  const below = Math.min(last - 1, Math.floor(place))
  const low = table[below]!
  return low + (table[below + 1]! - low) * (place - below)
}

/** The inverse of `valueAt`. */
function reachOf(table: Float64Array, value: number): number {
  let [low, high] = [-reach, reach]
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2
    if (valueAt(table, middle) < value) low = middle
    else high = middle
  }
  return high
}

/** Redraws from the part of a distribution above `least`, so that one draw serves both. */
export function above(table: Float64Array, least: number, drawn: number): number {
  const share = shareBelow(table, least)
  const moved = share + (1 - share) * shareBelow(table, drawn)
  return valueAt(table, reachOf(normalShares, moved))
}

function shareBelow(table: Float64Array, value: number) {
  return valueAt(normalShares, reachOf(table, value))
}
