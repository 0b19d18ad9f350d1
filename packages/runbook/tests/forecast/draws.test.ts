import { expect, test } from 'vitest'
import { pertTable, valueAt } from '../../forecast/beta-pert.ts'
import { exp, ln } from '../../forecast/elementary.ts'
import { createRandom } from '../../forecast/random.ts'
import { partsOf } from './exact.ts'

test('the logarithm and the exponential keep fourteen digits', () => {
  for (let k = -300; k <= 300; k++) {
    const x = 1.13 ** k
    expect(Math.abs(ln(x) - Math.log(x))).toBeLessThanOrEqual(1e-14 * Math.max(1, Math.abs(k)))
    expect(Math.abs(exp(k / 10) / Math.exp(k / 10) - 1)).toBeLessThan(1e-14)
  }
  expect(exp(-800)).toBe(0)
})

/** xoshiro128** by its paper, in whole numbers of any length, from the state after the seeding. */
function slowNext(state: bigint[]) {
  const mask = 0xffff_ffffn
  function rotate(value: bigint, by: bigint) {
    return ((value << by) | (value >> (32n - by))) & mask
  }

  const result = (rotate((state[1]! * 5n) & mask, 7n) * 9n) & mask
  const shifted = (state[1]! << 9n) & mask
  state[2]! ^= state[0]!
  state[3]! ^= state[1]!
  state[1]! ^= state[2]!
  state[0]! ^= state[3]!
  state[2]! ^= shifted
  state[3] = rotate(state[3]!, 11n)
  return Number(result)
}

/** SplitMix32 with the mixer of MurmurHash3. */
function slowState(seed: bigint) {
  const mask = 0xffff_ffffn
  return [1n, 2n, 3n, 4n].map((step) => {
    let word = (seed + step * 0x9e3779b9n) & mask
    word = ((word ^ (word >> 16n)) * 0x85ebca6bn) & mask
    word = ((word ^ (word >> 13n)) * 0xc2b2ae35n) & mask
    return word ^ (word >> 16n)
  })
}

test('draws the numbers that its papers define, for any seed', () => {
  for (const seed of [0, 1, 1710, 0xffff_ffff]) {
    const { next } = createRandom(seed)
    const state = slowState(BigInt(seed))
    for (let i = 0; i < 500; i++) expect(next()).toBe(slowNext(state))
  }
})

test('normal variates have the mean, the variance and the tails of their distribution', () => {
  const { normal } = createRandom(7)
  const draws = Array.from({ length: 200_000 }, normal)
  const mean = draws.reduce((sum, z) => sum + z, 0) / draws.length
  const variance = draws.reduce((sum, z) => sum + (z - mean) ** 2, 0) / draws.length
  expect(mean).toBeCloseTo(0, 2)
  expect(variance).toBeCloseTo(1, 2)
  for (const [z, share] of [
    [-1.96, 0.025],
    [-1, 0.1587],
    [0, 0.5],
    [1.645, 0.95],
  ] as const)
    expect(draws.filter((draw) => draw < z).length / draws.length).toBeCloseTo(share, 2)
})

test('a table gives the shares of the beta-PERT distribution', () => {
  const deviates = [-1.96, -1.2816, -0.6745, 0, 0.6745, 1.2816, 1.96]
  const shares = [0.025, 0.1, 0.25, 0.5, 0.75, 0.9, 0.975]
  for (const mode of [0, 0.2, 1 / 3, 0.5, 1]) {
    const table = pertTable(mode)
    const parts = partsOf({ optimistic: 0, likely: mode, pessimistic: 1 }, 1000)
    for (const [i, z] of deviates.entries()) {
      const exact = (parts[shares[i]! * 1000 - 1]! + parts[shares[i]! * 1000]!) / 2
      expect(Math.abs(valueAt(table, z) - exact)).toBeLessThan(0.001)
    }
  }
})
