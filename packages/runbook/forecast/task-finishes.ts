/** Runs are buffered and counted task by task, because counting run by run misses the cache. */
const block = 128
const bins = 256
/** More minutes than any runbook has, and within 32 bits. */
const furthest = 2 ** 30

/**
 * Counts each task’s finish in whole minutes, in 2 KB a task. The bins cover twice the range of the first 128 runs
 * (25th to 95th percentile), so one rare run does not make them coarse.
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
    /** Returns the minute by which a share of the runs has finished a task. */
    counted: () => {
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
