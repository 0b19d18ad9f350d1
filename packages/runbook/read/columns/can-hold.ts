import type { Role } from '../../reading.ts'
import { saysAfter } from '../cells/links.ts'
import { isDone, isNo } from '../cells/word-lists.ts'
import { plain } from '../../words/plain.ts'
import { lengthRoles } from '../roles.ts'
import { cellText } from '../file/table.ts'
import type { Likely } from '../headings/certainty.ts'
import { areHours, isTime, isWork } from '../headings/kinds.ts'
import { normalise } from '../headings/spelling.ts'
import { areBlocks, areNumbers, half, nearlyAll, share, type Profile } from './profile.ts'
import { areAround, areClocks, areForward, areWeeks, haveUnits } from './profile-times.ts'
import { areMarks } from './ticks.ts'

const moments: readonly Role[] = [
  'start',
  'startDay',
  'finish',
  'finishDay',
  'notBefore',
  'actualStart',
  'actualFinish',
  'deadline',
]

/** Whether a column can hold what its heading says: a column of times without a single time holds something else. */
export function canHold(role: Role, profile: Profile): boolean {
  if (profile.filled.length === 0) return true
  if (moments.includes(role))
    return (
      profile.moments > 0 &&
      !saysHowLong(profile) &&
      !(areHours(normalise(profile.heading)) && areNumbers(profile)) &&
      !(isVague(profile) && !haveClocks(profile)) &&
      !(isOtherCount(profile) && areNumbers(profile))
    )
  if (lengthRoles.includes(role))
    return (
      profile.lengths > 0 && !areAround(profile) && !areWeeks(profile) && !areTimesOfDay(profile)
    )
  if (role === 'task') return !areHoursOfWork(profile)
  // Times under 'By' are when, not who.
  if (role === 'owner')
    return (
      !areClocks(profile) &&
      !areMarks(profile) &&
      !(profile.codes > nearlyAll && profile.distinct === 1)
    )
  // 'T-601' is a number, and 'T+0:05' a time.
  if (role === 'id')
    return share(profile.filled, (_, text) => /^[tdh]0? ?\+ ?\d/i.test(text)) < half
  if (role === 'group' && areOffsets(profile)) return false
  if (role === 'group')
    return (!isPlace(profile) || areBlocks(profile)) && (!isMilestone(profile) || areParts(profile))
  // 'Needs' may be how long.
  if (role === 'after' && normalise(profile.heading) === 'needs')
    return !haveUnits(profile) && !areElapsed(profile)
  if (role === 'percent')
    return share(profile.filled, (_, text) => /^[\d.,]+ ?%?$/.test(text)) > half
  // 'Stand' is a state in German. Numbers below it say where an aircraft stands. 'Check' may be what is checked.
  if (role === 'state') return !areNumbers(profile) && !areChecks(profile)
  if (role === 'summary')
    return share(profile.filled, (_, text) => isNo(text) || isDone(text)) === 1
  return true
}

/** Whether each cell under 'Check' has words of its own. */
function areChecks({ heading, filled, distinct, sentences }: Profile): boolean {
  return (
    /^checks?$/.test(normalise(heading)) && filled.length > 1 && distinct === 1 && sentences > half
  )
}

/** Whether cells count from T0, as 'T-14', 'T0' and 'D+1' do: under 'Phase' they are times. */
function areOffsets({ filled }: Profile): boolean {
  return share(filled, (_, text) => /^[tdjh]-?0?(?:\s?[+−–-]\s?\d{1,3})?$/i.test(text)) > nearlyAll
}

/** Whether a heading is 'Area', which may be a part of the plan or whoever does it. */
function isPlace({ heading }: Profile): boolean {
  return /^(?:work )?area$/.test(normalise(heading))
}

function isMilestone({ heading }: Profile): boolean {
  return /^milestones?$/.test(normalise(heading))
}

/** Whether each of a few names stands beside several rows, as the part of a plan that they lead to. */
function areParts({ filled, distinct, moments: times }: Profile): boolean {
  const flags = share(filled, (_, text) => isNo(text) || isDone(text) || text.length < 4)
  return times === 0 && flags < half && distinct < 0.6
}

/** Whether most cells are '0:20' or '01:30', as a workbook shows lengths. */
function areElapsed({ filled }: Profile): boolean {
  return share(filled, (_, text) => /^\d{1,3}:[0-5]\d$/.test(text)) > nearlyAll
}

/** Whether a heading, such as 'Slot' or 'T', says when only above times of day: a number below it may count anything. */
function isVague({ heading }: Profile): boolean {
  return /^(?:t|at|in|out|as|das|slot|window)$/.test(normalise(heading))
}

/** A heading that counts months, 'Start (month)', and not 'Month-end start' or 'Inicio fin de mes'. */
const ofMonth = /\b(?:months?(?![ -]end)|monat|(?<!\bfi[mn] d[eo] )(?:mois|mes))\b/

/**
 * Whether numbers below a heading count a school's periods or months, or measure power, and are no times: 'Period' 3,
 * 'Start month' 10, 'Start kW' 55.
 */
function isOtherCount({ heading }: Profile): boolean {
  return (
    /^period[eo]?$/.test(normalise(heading)) ||
    ofMonth.test(plain(heading)) ||
    /\bkWh?\b/.test(heading)
  )
}

function haveClocks({ filled }: Profile): boolean {
  return (
    share(filled, (_, text) =>
      /\d[.:h]\d\d|\d ?(?:[ap]m|h|o.?clock)\b|^[t+-]|\b(?:past|to) \d/i.test(text),
    ) > half
  )
}

/** Whether 'Time' is how long and not when: '30m', '1d', '2h', but not '+0 min', '+15 min', '+1 h'. */
function saysHowLong(profile: Profile): boolean {
  return (
    isTime(normalise(profile.heading)) &&
    haveUnits(profile) &&
    (profile.lengths > profile.moments || (profile.lengths > half && !areForward(profile)))
  )
}

/** Under a plain 'Start' even words such as 'after lunch' are starts: they are told as unread. */
export function mayBeUnread({ role, certainty }: Likely, profile: Profile): boolean {
  return (
    certainty === 'sure' &&
    !areNumbers(profile) &&
    !saysHowLong(profile) &&
    !areCues(profile) &&
    !(role === 'group' && areOffsets(profile))
  )
}

/**
 * Whether cells under a plain 'Cue' or 'Start' are no times: 'Q1' and 'LX14' number the steps, 'Host enters' is one, and
 * 'once 3 is done' is a link.
 */
function areCues({ heading, filled, codes, distinct, moments: times }: Profile): boolean {
  const haveClock = filled.some((cell) => /\d:\d\d|\d{6}/.test(cellText(cell)))
  const areCodes = codes > nearlyAll && distinct === 1 && !haveClock
  const areSteps = /^cues?$/.test(normalise(heading))
  return times === 0 && (areCodes || areSteps || share(filled, (_, text) => saysAfter(text)) > half)
}

/** Whether 'Horas' are times of day, '08:00' and '8h30', and not lengths; '22:00' and '23:10' under 'Soll' are, too. */
function areTimesOfDay(profile: Profile): boolean {
  const { filled, heading } = profile
  const name = normalise(heading)
  const clocks = share(filled, (_, text) => /\d[:.h]\d\d/.test(text))
  const isLate = filled.some((cell) => /^[12]\d[:.h]\d\d/.test(cellText(cell)))
  const mayBeWhen = /^(?:soll|(?:estimated|est|expected) time)$/.test(name)
  return clocks > half && (areHours(name) || (mayBeWhen && isLate && areForward(profile)))
}

/** Whether numbers under 'Arbeit' or 'Work' are hours of people, and no names of tasks. */
function areHoursOfWork(profile: Profile): boolean {
  return areNumbers(profile) && isWork(normalise(profile.heading))
}
