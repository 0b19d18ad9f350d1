import { counted } from '../../../lib/counted.ts'
import { decide, type Choices, type Guess } from '../questions/choices.ts'
import type { Moment } from '../cells/starts.ts'
import { fromZero, nearest, type Timeline } from './clock-zero.ts'

const day = 24 * 60

/** When each row really started and finished, in minutes from `zero`; null where nobody says. */
export type ActualTimes = {
  readonly began: readonly (number | null)[]
  readonly ended: readonly (number | null)[]
  /** Whether none of them is only the likeliest such time of day. */
  readonly areExact: boolean
  /** The time and the day that they are fromT0 from: T0, or the first of them where nothing is planned. */
  readonly zero: Pick<Timeline, 'clock' | 'day'>
}

type Moments = Readonly<Record<'starts' | 'actualStarts' | 'actualFinishes', readonly Moment[]>>

/**
 * Places actual times beside the plan: by their day where both have one, otherwise as the time nearest to
 * the row's planned start, and a finish as the first such time after its start. A day alone says too little.
 */
export function placeActuals(times: Moments & { readonly timeline: Timeline }): ActualTimes {
  const { starts, actualStarts, actualFinishes, timeline } = times
  const line = timeline.minutes.some((minute) => minute !== null)
    ? timeline
    : fromZero(actualStarts.map((start, i) => (isTime(start) ? start : actualFinishes[i]!)))
  const { clock, day: zeroDay } = line
  const fromT0 = starts.findIndex((start) => typeof start === 'object' && start.kind === 'offset')
  const offset = fromT0 < 0 ? 0 : line.minutes[fromT0]! - minutesOf(starts[fromT0]!)

  let areExact = true

  function place(moment: Moment, near: number): number | null {
    if (!isTime(moment)) return null
    if (moment.kind === 'offset') return moment.minutes + offset
    if (clock === null) return null
    if (moment.kind === 'at' && !moment.isRelative && zeroDay !== null)
      return moment.minutes - zeroDay * day - clock
    areExact = false
    return nearest(moment.minutes - clock, near)
  }

  const began = actualStarts.map((moment, i) => place(moment, line.minutes[i] ?? 0))
  const ended = actualFinishes.map((moment, i) => {
    const start = began[i] ?? null
    return place(moment, start === null ? (line.minutes[i] ?? 0) : start + day / 2 - 1)
  })
  return {
    // A start after its finish is mistyped.
    began: began.map((start, i) => ((start ?? 0) > (ended[i] ?? Infinity) ? null : start)),
    ended,
    areExact,
    zero: { clock, day: zeroDay },
  }
}

function isTime(moment: Moment): moment is Exclude<Moment, string> {
  return typeof moment === 'object' && !moment.isDay
}

function minutesOf(moment: Moment): number {
  return typeof moment === 'object' ? moment.minutes : 0
}

type Row = { readonly began: number | null; readonly ended: number | null }

/**
 * What the actual times of these tasks are of: the run that goes on now, or an earlier one, to measure by;
 * null where there are none. Sure where everything is done, where something runs, and where they are of
 * the very day that is planned. `where`: their column. `choices`: 'actuals'.
 */
export function readActualsMeaning(
  tasks: readonly Row[],
  areExact: boolean,
  where: string,
  choices: Choices,
): { isNow: boolean; earliest: number; latest: number; guess: Guess } | null {
  const known = tasks.filter(({ began, ended }) => began !== null || ended !== null)
  if (known.length === 0) return null
  const ended = known.filter((task) => task.ended !== null).length
  const moments = known.flatMap((task) => [task.began ?? [], task.ended ?? []].flat())
  const earliest = moments.reduce((a, b) => Math.min(a, b))
  const latest = moments.reduce((a, b) => Math.max(a, b))
  const isAllDone = ended === tasks.length
  const actuals = decide(
    choices,
    'actuals',
    { now: 'this run is under way', earlier: 'they are of an earlier run' },
    // Nothing of a run under way is over before it was to begin.
    isAllDone || latest < 0 ? 'earlier' : 'now',
  )
  const isNow = actuals.chosen === 'now'
  const meaning = isNow
    ? 'this run is under way, and is forecast from there'
    : 'they are of an earlier run, and tell how long tasks take'
  return {
    isNow,
    earliest,
    latest,
    guess: {
      ...actuals,
      where,
      sentence: `${counted(known.length, 'task has', 'tasks have')} actual times, ${ended} of them a finish: ${meaning}.`,
      isSure: isAllDone || known.length > ended || (areExact && Math.abs(earliest) < day),
    },
  }
}
