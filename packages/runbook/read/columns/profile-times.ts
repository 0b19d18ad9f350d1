import { day } from '../../words/minutes.ts'
import { anyDate } from '../cells/dates.ts'
import { isLength, parseDuration } from '../cells/durations.ts'
import { isMoment, readMoment, splitSpan, type Moment } from '../cells/moments.ts'
import { cellText, type Cell } from '../file/table.ts'
import { areChainedDays, countsDays, isCounted } from './counted-days.ts'
import { half, mostly, share, type Profile } from './profile.ts'

function lengthOf(cell: Cell): ReturnType<typeof parseDuration> {
  return parseDuration(cell, { unit: 'minutes' })
}

/** Whether most cells are moments that are written with digits: 'Sam' and 'Mo' are names, too. */
export function areClocks({ filled, moments }: Profile): boolean {
  return moments > mostly && share(filled, (_, text) => /\d/.test(text)) > half
}

/** Whether cells are the time since the start, which never falls: '+0', '+10', '+30'. */
export function areSince({ filled }: Profile): boolean {
  const numbers = filled.map((cell) =>
    /^\+ ?\d{1,4}$/.test(cellText(cell)) ? Number(cellText(cell)) : NaN,
  )
  return numbers.every((number, i) => number >= (numbers[i - 1] ?? 0))
}

/** Whether cells are minutes before and after T0, which never fall: '-90', '-15', '0', '85'. */
export function areAround({ filled }: Profile): boolean {
  const numbers = filled.map((cell) =>
    /^[+-]?\d{1,4}$/.test(cellText(cell)) ? Number(cellText(cell)) : NaN,
  )
  return numbers[0]! < 0 && numbers.every((number, i) => number >= (numbers[i - 1] ?? number))
}

/** Whether cells such as '7.30', '9.00', '10.45' never fall, and so are times of day rather than figures. */
export function areRisingClocks({ filled }: Profile): boolean {
  const minutes = filled.map((cell) => {
    const [, hour, rest] = /^(\d{1,2})\.([0-5]\d)$/.exec(cellText(cell)) ?? []
    return rest === undefined || Number(hour) > 23 ? NaN : Number(hour) * 60 + Number(rest)
  })
  return filled.length > 3 && minutes.every((each, i) => each >= (minutes[i - 1] ?? 0))
}

/**
 * Whether cells count weeks or days: 'Week 3', 'Weeks 2-3', numbers under 'Week', and under 'Days' spans of which each
 * begins behind the one above.
 */
export function areWeeks({ filled, heading, distinct }: Profile): boolean {
  if (countsDays(heading)) return areChainedDays(filled.map(cellText))
  return share(filled, (_, text) => isCounted(text, heading, distinct)) > mostly
}

/** Whether most cells are spans of times: '08:00 - 11:00'. */
export function areSpans({ filled }: Profile): boolean {
  return share(filled, (_, text) => splitSpan(text) !== null) > mostly
}

/** Whether most cells are lengths with their units. */
export function haveUnits({ filled }: Pick<Profile, 'filled'>): boolean {
  return share(filled, (cell, text) => /[\p{L}'’′]/u.test(text) && isLength(cell)) > mostly
}

/** Whether lengths never fall, as the time since the start doesn't. */
export function areRising({ filled }: Profile): boolean {
  const values = filled.map(lengthOf)
  return (
    values.length > 2 &&
    values.every(
      (value, i) => typeof value === 'number' && (i === 0 || value >= Number(values[i - 1])),
    ) &&
    new Set(values).size > values.length / 2
  )
}

/** Whether times mostly go forward, as starts do and lengths don't. */
export function areForward({ filled }: Profile): boolean {
  const minutes = filled.flatMap((cell) => {
    const moment = readMoment(cell, anyDate)
    return isMoment(moment) && moment.kind !== 'weekday' && moment.kind !== 'counted day'
      ? [moment.minutes]
      : []
  })
  const falls = minutes.filter((each, i) => each < (minutes[i - 1] ?? each)).length
  return falls * 3 <= minutes.length
}

/** Whether most cells are moments of a kind. */
export function areMoments(
  profile: Profile | undefined,
  fits: (moment: Moment) => boolean,
): profile is Profile {
  return (
    profile !== undefined &&
    share(profile.filled, (cell) => {
      const moment = readMoment(cell, anyDate)
      return isMoment(moment) && fits(moment)
    }) > mostly
  )
}

/** Whether times follow those of the column before it, but not at one distance, as another zone's do. */
export function areFinishes(starts: Profile, next: Profile): boolean {
  const apart = new Set<number>()
  // A dash stands for nothing.
  const [begun, ended] = [starts, next].map(({ filled }) =>
    filled.filter((cell) => !/^[-–—]$/.test(cellText(cell))),
  )
  if (begun!.length !== ended!.length) return false
  for (const [i, cell] of ended!.entries()) {
    const [from, to] = [readMoment(begun![i], anyDate), readMoment(cell, anyDate)]
    if (!isMoment(from) || !isMoment(to) || from.kind !== to.kind) return false
    const length = to.minutes - from.minutes
    if (length < 0 && from.kind !== 'clock') return false
    apart.add(from.kind === 'clock' ? (length + day) % day : length)
  }
  return apart.size > 1
}
