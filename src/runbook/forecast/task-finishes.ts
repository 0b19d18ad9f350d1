/** So many runs are kept, and then counted task by task: one after the other would miss the cache. */
const block = 128
/** So many minutes, or longer stretches, are counted of each task. */
const bins = 256
/** Far beyond every runbook, and small enough for whole numbers of 32 bits. */
const furthest = 2 ** 30

/**
 * Counts when each task finished, in whole minutes, within 2 KB a task however many runs there are.
 *
 * A task has 256 bins over twice the stretch in which the middle of its first 128 runs finished, the 25th to
 * the 95th of 100: a bin is a minute while that stretch is under 128 minutes, otherwise 2, 4, 8 minutes and
 * so on, at most a 64th of it. What is outside is counted with the first or the last bin, so that a rare run
 * that takes days makes nothing coarse.
 */
export function createTaskFinishes(tasks: number) {
  const kept = new Float64Array(tasks * block)
  const counts = new Uint32Array(tasks * bins)
  const origin = new Int32Array(tasks)
  const shift = new Uint8Array(tasks)
  const own = new Int32Array(block)
  let runs = 0

  function span(task: number, sorted: Int32Array) {
    const low = sorted[Math.floor(sorted.length * 0.25)]!
    const high = sorted[Math.floor(sorted.length * 0.95)]!
    while ((2 * (high - low + 1)) >> shift[task]! > bins) shift[task]!++
    origin[task] = low - (((bins << shift[task]!) - (high - low)) >> 1)
  }

  /** Counts what is kept of this many runs. */
  function count(length: number) {
    const isFirst = runs <= block
    for (let task = 0; task < tasks; task++) {
      for (let i = 0; i < length; i++)
        own[i] = Math.min(Math.ceil(kept[i * tasks + task]!), furthest)
      if (isFirst) span(task, own.subarray(0, length).toSorted())
      const [from, by] = [origin[task]!, shift[task]!]
      for (let i = 0; i < length; i++) {
        const bin = (own[i]! - from) >> by
        counts[task * bins + (bin < 0 ? 0 : bin >= bins ? bins - 1 : bin)]!++
      }
    }
  }

  return {
    add: (finish: Float64Array) => {
      kept.set(finish, (runs % block) * tasks)
      runs++
      if (runs % block === 0) count(block)
    },
    /**
     * Counts the rest. Then: the first minute by which so great a share of the runs has finished a task, or
     * the last minute of its bin.
     */
    told: () => {
      if (runs % block > 0) count(runs % block)
      return (task: number, share: number): number => {
        let left = Math.ceil(share * runs)
        let bin = -1
        while (left > 0) left -= counts[task * bins + ++bin]!
        return origin[task]! + ((bin + 1) << shift[task]!) - 1
      }
    },
  }
}
