import { day } from './minutes.ts'

const minus = '\u2212'

function twoDigits(value: number) {
  return String(value).padStart(2, '0')
}

/** Hours are how a night and a limit of 72 h are told; beyond three days nobody counts them. */
const mostHours = 72

function inParts(minutes: number, hour: string, minute: string, gap: string) {
  const days = minutes <= mostHours * 60 ? 0 : Math.floor(minutes / day)
  const [hours, rest] = [Math.floor(minutes / 60) - days * 24, minutes % 60]
  const parts = [
    days > 0 && `${days}${gap}d`,
    hours > 0 && `${hours}${gap}${hour}`,
    rest > 0 && `${rest}${gap}${minute}`,
  ]
  return parts.filter(Boolean).join(' ')
}

/** Minutes from T0 as clock time: ('22:00', 62) → '23:02'. Throws unless `t0` is 'hh:mm'. */
export function clockTime(t0: string, minutes: number): string {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(t0) ?? []
  if (hour === undefined || minute === undefined) throw new Error(`${t0} is not a time of day`)
  const total = (((Number(hour) * 60 + Number(minute) + minutes) % day) + day) % day
  return `${twoDigits(Math.floor(total / 60))}:${twoDigits(total % 60)}`
}

/** Whole minutes from T0, with a true minus: 'T−2h', 'T+1h 30m', 'T+56d', 'T0'. */
export function relativeTime(minutes: number): string {
  return minutes === 0
    ? 'T0'
    : `T${minutes < 0 ? minus : '+'}${inParts(Math.abs(minutes), 'h', 'm', '')}`
}

/** 'T−14 d', 'T+1 d', 'T0' */
export function relativeDays(days: number): string {
  return days === 0 ? 'T0' : `T${days < 0 ? minus : '+'}${Math.abs(days)} d`
}

/** Whole minutes, 0 or more: '1 h 20 min', '2 h', '45 min', '42 d 6 h', '0 min'. */
export function duration(minutes: number): string {
  return inParts(minutes, 'h', 'min', ' ') || '0 min'
}
