import type { Moment } from '../cells/starts.ts'

const day = 24 * 60

export type Zero = {
  readonly clock: number | null
  readonly day: number | null
}

type Timeline = Zero & { readonly minutes: readonly (number | null)[] }

export function nearest(clock: number, to: number): number {
  return clock + day * Math.round((to - clock) / day)
}

/** Which day a time without a date belongs to, given the one above it. */
const steps = {
  nearest,
  forward: (clock: number, to: number) => clock + day * Math.ceil((to - clock) / day),
  'twelve hours': (clock: number, to: number) =>
    clock + (day / 2) * Math.round((to - clock) / (day / 2)),
} as const

type ClockStep = keyof typeof steps

/** If a time is this much earlier than the one above (minutes), it may belong to the next day. */
const doubtfulBack = 6 * 60

function nearestBefore(clock: number, to: number) {
  return -nearest(-clock, -to)
}

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

/** Dates the times without one. Times above the first date count back from it. */
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

/** The index of the first time that is hours before the row above it; -1 for none. */
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

/** Returns minutes from the earliest time, T0. Offsets count from the earliest clock time or date, if any. */
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
