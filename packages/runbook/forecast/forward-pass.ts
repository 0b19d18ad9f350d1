import type { Numbers } from './numbers.ts'
import { done, running, type Situation } from './situation.ts'

export type DrawnRun = { readonly start: Float64Array; readonly finish: Float64Array }

/** The forward pass of `schedule` with one run’s durations: fills in `run` and returns its end. */
export function runThrough(
  numbers: Numbers,
  situation: Situation,
  durations: Float64Array,
  { start, finish }: DrawnRun,
): number {
  const { first, from, fromFinish, toFinish, lag, planned, cue } = numbers
  const { state, now } = situation
  let end = now
  for (let i = 0; i < durations.length; i++) {
    if (state[i] === done) {
      start[i] = situation.start[i]!
      finish[i] = situation.finish[i]!
      continue
    }
    const isRunning = state[i] === running
    let begin = isRunning ? situation.start[i]! : Math.max(now, cue[i]!)
    let finishFrom = -Infinity
    for (let a = first[i]!; a < first[i + 1]!; a++) {
      const before = from[a]!
      const at = (fromFinish[a] === 1 ? finish[before]! : start[before]!) + lag[a]!
      const bound = toFinish[a] === 1 ? at - planned[i]! : at
      if (!isRunning && bound > begin) begin = bound
      if (toFinish[a] === 1 && at > finishFrom) finishFrom = at
    }
    start[i] = begin
    finish[i] = Math.max(begin + durations[i]!, finishFrom)
    if (finish[i]! > end) end = finish[i]!
  }
  return end
}

export type Criticality = {
  /** Runs in which the task was on a critical path. */
  readonly critical: Uint32Array
  /** Runs in which it was on every critical path, so that a minute saved on it is a minute saved. */
  readonly decisive: Uint32Array
}

/** Counts the tasks on a run’s critical paths. If others wait for a task’s start, that alone can be critical. */
export function createTally(numbers: Numbers, { state, now }: Situation) {
  const { first, from, fromFinish, toFinish, lag, planned, cue } = numbers
  const count = numbers.tasks.length
  const tally: Criticality = { critical: new Uint32Array(count), decisive: new Uint32Array(count) }
  const openStart = new Uint8Array(count)
  const openFinish = new Uint8Array(count)

  return {
    tally,
    add: (durations: Float64Array, { start, finish }: DrawnRun, end: number) => {
      let open = 0
      // A path that reached a cue or a done task also counts as a second path.
      let isFixed = false
      for (let i = 0; i < count; i++)
        if (finish[i] === end && state[i] !== done) {
          openFinish[i] = 1
          open++
        }

      function followTo(a: number) {
        const before = from[a]!
        const moments = fromFinish[a] === 1 ? openFinish : openStart
        if (state[before] === done) isFixed = true
        else if (moments[before] === 0) {
          moments[before] = 1
          open++
        }
      }

      for (let i = count - 1; i >= 0 && open > 0; i--) {
        if (openFinish[i] === 0 && openStart[i] === 0) continue
        tally.critical[i]!++
        if (openFinish[i] === 1) {
          const isOnly = open === 1 && !isFixed
          openFinish[i] = 0
          open--
          for (let a = first[i]!; a < first[i + 1]!; a++) {
            const at = (fromFinish[a] === 1 ? finish[from[a]!]! : start[from[a]!]!) + lag[a]!
            if (toFinish[a] === 1 && at === finish[i]) followTo(a)
          }
          const isOwn = finish[i] === start[i]! + durations[i]!
          if (isOwn && isOnly && open === 0 && !isFixed) tally.decisive[i]!++
          if (isOwn && openStart[i] === 0) {
            openStart[i] = 1
            open++
          }
        }
        if (openStart[i] === 0) continue
        openStart[i] = 0
        open--
        if (state[i] === running || start[i] === Math.max(now, cue[i]!)) isFixed = true
        if (state[i] === running) continue
        for (let a = first[i]!; a < first[i + 1]!; a++) {
          const at = (fromFinish[a] === 1 ? finish[from[a]!]! : start[from[a]!]!) + lag[a]!
          if ((toFinish[a] === 1 ? at - planned[i]! : at) === start[i]) followTo(a)
        }
      }
    },
  }
}
