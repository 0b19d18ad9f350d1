export type Random = {
  /** A whole number from 0 to below `end`. */
  below: (end: number) => number
  chance: (share: number) => boolean
  pick: <T>(list: readonly T[]) => T
}

/** Random choices that a seed repeats (a 32-bit xorshift). */
export function seededRandom(seed: number): Random {
  let state = seed | 1

  function next() {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }

  return {
    below: (end) => Math.floor(next() * end),
    chance: (share) => next() < share,
    pick: (list) => {
      const [picked] = list.slice(Math.floor(next() * list.length))
      if (picked === undefined) throw new Error('There is nothing to pick from')
      return picked
    },
  }
}
