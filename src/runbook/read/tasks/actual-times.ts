import { chosenOf, type Choices } from '../questions/choices.ts'
import type { Moment } from '../cells/starts.ts'
import { fromZero, nearest, type Timeline } from './clock-zero.ts'

const day = 24 * 60

/** When each row really started and finished, in minutes from `zero`; null where nobody says. */
export type ActualTimes = {
  readonly began: readonly (number | null)[]
  readonly ended: readonly (number | null)[]
  /** Whether none of them is only the likeliest such time of day. */
  readonly areExact: boolean
  /** The time and the day that they are counted from: T0, or the first of them where nothing is planned. */
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
  const counted = starts.findIndex((start) => typeof start === 'object' && start.kind === 'offset')
  const offset = counted < 0 ? 0 : line.minutes[counted]! - minutesOf(starts[counted]!)

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

/** What actual times are of: the run that goes on now, or an earlier one, to measure by. */
const actualMeanings = ['now', 'earlier'] as const

export type ActualsMean = {
  readonly meaning: (typeof actualMeanings)[number]
  readonly isSure: boolean
  readonly started: number
  readonly ended: number
  /** The first and the last of them, in minutes from the zero of actual times. */
  readonly earliest: number
  readonly latest: number
}

type Row = { readonly began: number | null; readonly ended: number | null }

/**
 * What the actual times of these tasks are of; null where there are none. Sure where everything is done,
 * where something runs, and where they are of the very day that is planned. `choices`: 'actuals'.
 */
export function readActualsMeaning(
  tasks: readonly Row[],
  areExact: boolean,
  choices: Choices,
): ActualsMean | null {
  const known = tasks.filter(({ began, ended }) => began !== null || ended !== null)
  if (known.length === 0) return null
  const ended = known.filter((task) => task.ended !== null).length
  const moments = known.flatMap((task) => [task.began ?? [], task.ended ?? []].flat())
  const earliest = moments.reduce((a, b) => Math.min(a, b))
  const latest = moments.reduce((a, b) => Math.max(a, b))
  // Nothing of a run under way is over before it was to begin.
  const isEarlier = ended === tasks.length || latest < 0
  return {
    meaning: chosenOf(choices, 'actuals', actualMeanings) ?? (isEarlier ? 'earlier' : 'now'),
    isSure:
      ended === tasks.length || known.length > ended || (areExact && Math.abs(earliest) < day),
    started: known.length,
    ended,
    earliest,
    latest,
  }
}
