import { clockTime, relativeTime, britishDate } from '@cuewright/runbook/words'
import type { OwnRunbook } from '@cuewright/runbook/model'
import type { Limit } from '@cuewright/runbook/schema'

const day = 24 * 60
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
const shortDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Beyond four weeks a day's number stands for two days. */
const longRun = 28 * day
const dayOfMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

export type TimeText = (minute: number) => string

/** '22:15'; with its day, 'Sat 17, 22:15' or 'day 2 01:00'; or the time since T0, 'T+1h 30m'. */
export type TimeForm = 'clock' | 'day' | 'from T0'

type Zero = Pick<OwnRunbook, 't0' | 'date'>

/**
 * Returns how minutes are written: '22:15', 'Sat 17, 22:15' in runs over a day, '17 Oct, 22:15' in those over four weeks,
 * or 'T+1h 30m' without a clock.
 */
export function timeText({ t0, date }: Zero, end: number): { at: TimeText; form: TimeForm } {
  if (t0 === null) return { at: relativeTime, form: 'from T0' }
  if (end <= day) return { at: (minute) => clockTime(t0, minute), form: 'clock' }
  const dayOf = date === null ? dayNumber(t0) : dateText(`${date}T${t0}Z`, end)
  return { at: (minute) => `${dayOf(minute)} ${clockTime(t0, minute)}`, form: 'day' }
}

/** '22:15' → 1335 */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** The minute from a new T0 that is the same time of day; one over a day away, or without a clock, stays as it is. */
export function sameClock(minute: number, from: string | null, to: string | null): number {
  if (from === null || to === null || minute > day) return minute
  const moved = minute + minutesOf(from) - minutesOf(to)
  if (moved > day) return moved - day
  return moved > 0 ? moved : moved + day
}

/** 'day 2' */
function dayNumber(t0: string): TimeText {
  return (minute) => `day ${Math.floor((minutesOf(t0) + minute) / day) + 1}`
}

/** 'Sat 17,', or '17 Oct,' in runs over four weeks. */
function dateText(t0: string, end: number): TimeText {
  const zero = Date.parse(t0)
  const format = end < longRun ? shortDay : dayOfMonth
  return (minute) => `${format.format(zero + minute * 60_000)},`
}

/** Returns how the end of something is written: midnight in runs over a day is 'Fri 16, 24:00', so that its day is named. */
export function endText(zero: Zero, end: number): TimeText {
  const { at, form } = timeText(zero, end)
  if (form !== 'day') return at
  return (minute) => {
    const text = at(minute)
    return minute > 0 && text.endsWith(' 00:00')
      ? at(minute - day).replace(/00:00$/, '24:00')
      : text
  }
}

/** When the run starts: 'Saturday 17 October 2026, 20:00'. */
export function startText({ t0, date }: Zero): string {
  if (t0 === null) return 'No start times: T0 is the start'
  return date === null
    ? `From ${t0}`
    : `${weekday.format(Date.parse(date))} ${britishDate(date)}, ${t0}`
}

/** Round lengths: minutes, hours, days. */
const steps = [1, 2, 5, 10, 15, 30].concat(
  [1, 2, 3, 4, 6, 12].map((hours) => hours * 60),
  [1, 2, 7, 28, 84].map((days) => days * day),
)

/** At most `most` round times for the axis of a chart, as minutes from T0. */
export function scaleMarks(end: number, most: number, t0: string | null): number[] {
  const step = steps.find((minutes) => end / minutes <= most) ?? end
  const [hours = 0, minutes = 0] = (t0 ?? '00:00').split(':').map(Number)
  const first = (step - ((hours * 60 + minutes) % step)) % step
  return Array.from({ length: Math.floor((end - first) / step) + 1 }, (_, i) => first + i * step)
}

/** A round width in minutes, so that at most `most` bars cover the range. */
export function binStep(range: number, most: number): number {
  return steps.find((minutes) => range / minutes <= most) ?? range
}

/** 'window ends 05:30', or the name of a deadline with its time. */
export function limitText({ name, end }: Limit, at: TimeText): string {
  return `${name === 'window' ? 'window ends' : name} ${at(end)}`
}
