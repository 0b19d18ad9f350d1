import { ln } from './elementary.ts'

export type Random = {
  /** A whole number from 0 up to but not 2³², each as likely. */
  readonly next: () => number
  /** From the standard normal distribution. */
  readonly normal: () => number
}

function rotate(value: number, by: number) {
  return (value << by) | (value >>> (32 - by))
}

/** Four words of state from one seed, none of them alike: SplitMix32, whose mixer is MurmurHash3's. */
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
 * Random numbers that are the same on every machine for the same seed, a whole number of 32 bits.
 *
 * xoshiro128**: D. Blackman and S. Vigna, "Scrambled Linear Pseudorandom Number Generators", ACM
 * Transactions on Mathematical Software 47(4), 2021; period 2¹²⁸ − 1, integers only. Normal
 * variates by the ratio of uniforms: J. L. Leva, "A Fast Normal Random Number Generator", ACM
 * Transactions on Mathematical Software 18(4), 1992, pp. 449–453, which needs a logarithm for one
 * in eighty of them.
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
