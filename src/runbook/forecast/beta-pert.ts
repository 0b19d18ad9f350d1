import { exp, ln } from './elementary.ts'

/** Tables by standard deviations from −5 to 5: of 10 million draws about six lie outside. */
const reach = 5
const perUnit = 64
const last = 2 * reach * perUnit
const cells = 1024

/** What a standard normal variate stays below, at each point of the tables. */
const normalShares = sharesOfNormal()
const logs = Float64Array.from({ length: cells }, (_, k) => ln((k + 0.5) / cells))

function density(z: number) {
  return exp((-z * z) / 2)
}

function sharesOfNormal() {
  const shares = new Float64Array(last + 1)
  // Simpson's rule from one point to the next.
  for (let k = 1; k <= last; k++) {
    const z = k / perUnit - reach
    const middle = density(z - 0.5 / perUnit)
    shares[k] = shares[k - 1]! + density(z - 1 / perUnit) + 4 * middle + density(z)
  }
  const total = shares[last]!
  return shares.map((share) => share / total)
}

/**
 * The beta distribution of PERT on 0 to 1 as a table of z: entry k is the value below which it
 * stays as often as a standard normal variate stays below z = k/64 − 5. `mode`, from 0 to 1, is
 * where it is most likely.
 *
 * Its parameters are 1 + 4 mode and 5 − 4 mode, so that the mean is (0 + 4 mode + 1)/6: D. G.
 * Malcolm, J. H. Roseboom, C. E. Clark and W. Fazar, "Application of a Technique for Research and
 * Development Program Evaluation", Operations Research 7(5), 1959, pp. 646–669.
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

/**
 * The same of values that were measured, at least two of them in rising order: from 0 for the least to 1 for
 * the most. Each is the middle of as large a share as the others; between two middles the line is straight.
 * Equal values rise to theirs by next to nothing, so that each still tells which draw it comes from.
 *
 * A. Hazen, "Storage to be Provided in Impounding Reservoirs for Municipal Water Supply", Transactions of
 * the American Society of Civil Engineers 77, 1914 (the plotting positions).
 */
export function measuredTable(values: readonly number[]): Float64Array {
  const [least, most] = [values[0]!, values.at(-1)!]
  return normalShares.map((share) => {
    const place = Math.max(0, Math.min(values.length - 1, share * values.length - 0.5))
    const below = Math.min(values.length - 2, Math.floor(place))
    const low = values[below]!
    const value = low + (values[below + 1]! - low) * (place - below)
    return (value - least) / (most - least) - (1 - share) * 1e-9
  })
}

/** A table's value at z, between its points along a straight line. */
export function valueAt(table: Float64Array, z: number): number {
  const place = Math.max(0, Math.min(last, (z + reach) * perUnit))
  const below = Math.min(last - 1, Math.floor(place))
  const low = table[below]!
  return low + (table[below + 1]! - low) * (place - below)
}

/** The z at which a rising table reaches a value; −5 or 5 for one that it never has. */
function reachOf(table: Float64Array, value: number): number {
  let [low, high] = [-reach, reach]
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2
    if (valueAt(table, middle) < value) low = middle
    else high = middle
  }
  return high
}

/**
 * The value that a draw means once it is known that it is above `least`: its share of the
 * whole distribution becomes its share of the part above, so that one draw serves both.
 */
export function above(table: Float64Array, least: number, drawn: number): number {
  const share = shareBelow(table, least)
  const moved = share + (1 - share) * shareBelow(table, drawn)
  return valueAt(table, reachOf(normalShares, moved))
}

function shareBelow(table: Float64Array, value: number) {
  return valueAt(normalShares, reachOf(table, value))
}
