import type { Moment } from './starts.ts'

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
const nearest = (clock: number, to: number) => clock + day * Math.round((to - clock) / day)

/**
 * Puts the moments of a column, in the order of its rows, on one line that starts at the earliest,
 * T0. A time without a day is taken to be the one nearest to the row before it; offsets count from
 * the earliest time of day or date, or from 0 where there is none.
 */
export const fromZero = (moments: readonly Moment[]): Timeline => {
  let last: number | null = null
  const placed: ({ kind: 'time' | 'offset'; minutes: number } | null)[] = moments.map((moment) => {
    if (typeof moment === 'string') return null
    const { kind, minutes } = moment
    if (kind === 'offset') return { kind, minutes }
    const at = kind === 'at' ? minutes : nearest(minutes, last ?? day / 2)
    last = at
    return { kind: 'time', minutes: at }
  })
  const all = (kind: 'time' | 'offset') =>
    placed.flatMap((place) => (place?.kind === kind ? [place.minutes] : []))
  const times = all('time')
  const base = times.reduce((least, time) => Math.min(least, time), times[0] ?? 0)
  // Work at T−2h comes before T0, so the line starts there.
  const first = all('offset').reduce((least, offset) => Math.min(least, offset), 0)
  const zero = base + first
  const hasDay = moments.some((moment) => typeof moment === 'object' && moment.kind === 'at')
  return {
    minutes: placed.map((place) => place && place.minutes - (place.kind === 'time' ? zero : first)),
    clock: times.length === 0 ? null : ((zero % day) + day) % day,
    day: hasDay ? Math.floor(zero / day) : null,
  }
}
