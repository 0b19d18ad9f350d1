import type { Moment } from '../cells/starts.ts'

const day = 24 * 60

export type Timeline = {
  /** Every moment in minutes from T0; null where there was none. */
  readonly minutes: readonly (number | null)[]
  /** The wall clock at T0 in minutes since midnight; null where the file says nothing of it. */
  readonly clock: number | null
  /** The day of T0 as a serial number; null where the file names no day. */
  readonly day: number | null
}

/** The same time of day as near to `to` as it gets: past midnight the next day's. */
export function nearest(clock: number, to: number): number {
  return clock + day * Math.round((to - clock) / day)
}

/** How a time of day follows the one above it, where nothing says its day. */
const steps = {
  nearest,
  forward: (clock: number, to: number) => clock + day * Math.ceil((to - clock) / day),
  'twelve hours': (clock: number, to: number) =>
    clock + (day / 2) * Math.round((to - clock) / (day / 2)),
} as const

type ClockStep = keyof typeof steps

/** So much earlier than the row above it, a time may well be meant to be later. */
const doubtfulBack = 6 * 60

/** The same looking back: of two that are as near, the one before `to`. */
function nearestBefore(clock: number, to: number) {
  return -nearest(-clock, -to)
}

/** Each time beside the one before it, the first beside `from`; null for an offset and for none. */
function inTurn(moments: readonly Moment[], from: number, near: typeof nearest) {
  let last = from
  return moments.map((moment) => {
    if (typeof moment === 'string' || moment.kind === 'offset') return null
    last = moment.kind === 'at' ? moment.minutes : near(moment.minutes, last)
    return last
  })
}

function isDated(moment: Moment) {
  return typeof moment === 'object' && moment.kind === 'at'
}

function isRelative(moment: Moment) {
  return typeof moment === 'object' && moment.isRelative === true
}

/** The times of a column in minutes, the ones above its first date counted back from that date. */
function placeTimes(moments: readonly Moment[], step: typeof nearest): (number | null)[] {
  const firstDated = moments.findIndex(isDated)
  const dated = moments[firstDated]
  if (typeof dated !== 'object') return inTurn(moments, day / 2, step)
  const above = moments.slice(0, firstDated).toReversed()
  return [
    ...inTurn(above, dated.minutes, nearestBefore).toReversed(),
    ...inTurn(moments.slice(firstDated), dated.minutes, step),
  ]
}

/** The first time of day that is hours before the row above it, by its index; -1 for none. */
export function findStepBack(moments: readonly Moment[]): number {
  let last: number | null = null
  return placeTimes(moments, nearest).findIndex((place, i) => {
    const moment = moments[i]!
    const isClock = typeof moment === 'object' && moment.kind === 'clock'
    const isBack = isClock && place !== null && last !== null && last - place > doubtfulBack
    last = place ?? last
    return isBack
  })
}

/**
 * Puts the moments of a column, in the order of its rows, on one line that starts at the earliest,
 * T0. A time without a day is taken to be the one nearest to the row before it, or as `step` says, or above the first
 * date the one nearest to the row after it; offsets count from the earliest time of day or date, or
 * from 0 where there is none.
 */
export function fromZero(moments: readonly Moment[], step: ClockStep = 'nearest'): Timeline {
  const places = placeTimes(moments, steps[step])
  const times = places.filter((place) => place !== null)
  const offsets = moments.flatMap((moment) =>
    typeof moment === 'object' && moment.kind === 'offset' ? [moment.minutes] : [],
  )
  const base = times.reduce((least, time) => Math.min(least, time), times[0] ?? 0)
  // Work at T−2h comes before T0, so the line starts there.
  const first = offsets.reduce((least, offset) => Math.min(least, offset), 0)
  const zero = base + first
  return {
    minutes: moments.map((moment, i) => {
      if (typeof moment === 'string') return null
      return moment.kind === 'offset' ? moment.minutes - first : places[i]! - zero
    }),
    clock: times.length === 0 ? null : ((zero % day) + day) % day,
    day: moments.some(isDated) && !moments.some(isRelative) ? Math.floor(zero / day) : null,
  }
}
