import type { Numbers } from './numbers.ts'
import { runThrough, type DrawnRun } from './forward-pass.ts'
import { planned, type Situation } from './situation.ts'

export const tooLate = -1

/** The last whole minute at which a backout still ends by `windowEnd`, or `tooLate`. */
export function createLastCall(
  forward: Numbers,
  backout: Numbers,
  { now }: Situation,
  windowEnd: number,
) {
  const count = backout.tasks.length
  const undoes = backout.tasks.map((task) =>
    task.undoes ? Int32Array.from(task.undoes, (id) => forward.places.get(id)!) : null,
  )
  const neededFrom = new Float64Array(count)
  const durations = new Float64Array(count)
  const course: DrawnRun = { start: new Float64Array(count), finish: new Float64Array(count) }
  const cue = new Float64Array(count)
  const times = new Float64Array(count)
  const nothingDone = { state: new Uint8Array(count).fill(planned), start: times, finish: times }

  function endOf(call: number, drawn: Float64Array) {
    for (let i = 0; i < count; i++) {
      const isNeeded = neededFrom[i]! <= call
      durations[i] = isNeeded ? drawn[i]! : 0
      // Cues of a backout count from its call.
      cue[i] = isNeeded ? call + backout.cue[i]! : -Infinity
    }
    const numbers = { ...backout, cue }
    runThrough(numbers, { ...nothingDone, now: call, extra: times }, durations, course)
    let end = call
    for (let i = 0; i < count; i++)
      if (neededFrom[i]! <= call && course.finish[i]! > end) end = course.finish[i]!
    return end
  }

  return ({ start, finish }: DrawnRun, drawn: Float64Array): number => {
    // As in `progressAt`, a call in the minute of a start comes before it, unless the task is a milestone.
    function firstCallAfter(place: number) {
      const begin = start[place]!
      return finish[place] === begin ? Math.ceil(begin) : Math.floor(begin) + 1
    }

    let soonest = Infinity
    for (let i = 0; i < start.length; i++) soonest = Math.min(soonest, firstCallAfter(i))
    for (let i = 0; i < count; i++) {
      const places = undoes[i]
      let least = places ? Infinity : soonest
      if (places) for (const place of places) least = Math.min(least, firstCallAfter(place))
      neededFrom[i] = least
    }
    let [low, high] = [Math.ceil(now), Math.floor(windowEnd)]
    if (high < low || endOf(low, drawn) > windowEnd) return tooLate
    // A later call never ends earlier, because it starts later and has more to undo.
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (endOf(middle, drawn) <= windowEnd) low = middle
      else high = middle - 1
    }
    return low
  }
}
