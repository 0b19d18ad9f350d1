import { ln } from './elementary.ts'

export type Random = {
  /** A whole number from 0 to 2³² − 1. */
  readonly next: () => number
  readonly normal: () => number
}

function rotate(value: number, by: number) {
  return (value << by) | (value >>> (32 - by))
}

/** SplitMix32 with the mixer of MurmurHash3. */
function stateOf(seed: number) {
  const state = new Int32Array(4)
  let step = seed | 0
  for (let i = 0; i < 4; i++) {
    step = (step + 0x9e3779b9) | 0
    let word = step
    word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
    state[i] = word ^ (word >>> 16)
  }
  return state
}

/**
 * The same 32-bit seed gives the same numbers on every machine. xoshiro128**: Blackman and Vigna, ACM TOMS 47(4),
 * 2021. Normal variates: J. L. Leva, ACM TOMS 18(4), 1992.
 */
export function createRandom(seed: number): Random {
  const state = stateOf(seed)

  function next() {
    const [a, b, c, d] = [state[0]!, state[1]!, state[2]!, state[3]!]
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9)
    const third = c ^ a
    const fourth = d ^ b
    state[1] = b ^ third
    state[0] = a ^ fourth
    state[2] = third ^ (b << 9)
    state[3] = rotate(fourth, 11)
    return result >>> 0
  }

  function normal() {
    for (;;) {
      const u = (next() + 0.5) / 0x1_0000_0000
      const v = 1.7156 * ((next() + 0.5) / 0x1_0000_0000 - 0.5)
      const x = u - 0.449871
      const y = Math.abs(v) + 0.386595
      const q = x * x + y * (0.196 * y - 0.25472 * x)
      if (q < 0.27597) return v / u
      if (q <= 0.27846 && v * v <= -4 * ln(u) * u * u) return v / u
    }
  }

  return { next, normal }
}
