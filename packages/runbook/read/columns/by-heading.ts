import { mayRepeat, type Role } from '../../reading.ts'
import { isDone, isNo } from '../cells/word-lists.ts'
import { saysAfter } from '../cells/links.ts'
import { cellText } from '../file/table.ts'
import { monthOf, weekdayOf } from '../cells/calendar-words.ts'
import { plain } from '../../words/plain.ts'
import { areHours, isLevel, isWork, normalise, rolesOf } from './heading.ts'
import {
  areAround,
  areClocks,
  areNumbers,
  areWeeks,
  half,
  haveUnits,
  nearlyAll,
  share,
  type Profile,
} from './profile.ts'

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

export const lengths: readonly Role[] = ['duration', 'elapsed', 'shortest', 'longest', 'rehearsal']

/** The score of a heading that can hardly mean anything else: one of the first in its list. */
const sure = 2.99

/** Whether a column can hold what its heading says: a column of times without a single time holds something else. */
export function canHold(role: Role, profile: Profile): boolean {
  if (profile.filled.length === 0) return true
  if (moments.includes(role))
    return (
      profile.moments > 0 &&
      !saysHowLong(profile) &&
      !(areHours(normalise(profile.heading)) && areNumbers(profile)) &&
      !(isVague(profile) && !haveClocks(profile)) &&
      !(isPeriod(profile) && areNumbers(profile))
    )
  if (lengths.includes(role))
    return (
      profile.lengths > 0 && !areAround(profile) && !areWeeks(profile) && !areTimesOfDay(profile)
    )
  if (role === 'task') return !arePercents(profile) && !areHoursOfWork(profile)
  // Times under 'By' are when, not who.
  if (role === 'owner')
    return (
      !areClocks(profile) &&
      !areMarks(profile) &&
      !(profile.codes > nearlyAll && profile.distinct === 1)
    )
  if (role === 'group' && areOffsets(profile)) return false
  if (role === 'group')
    return (!isPlace(profile) || areBlocks(profile)) && (!isMilestone(profile) || areParts(profile))
  if (role === 'lag') return profile.lengths > half
  // 'Needs' may be how long.
  if (role === 'after' && normalise(profile.heading) === 'needs')
    return !haveUnits(profile) && !areElapsed(profile)
  if (role === 'percent')
    return share(profile.filled, (_, text) => /^[\d.,]+ ?%?$/.test(text)) > half
  // 'Stand' is a state in German. Numbers below it say where an aircraft stands.
  if (role === 'state') return !areNumbers(profile)
  if (role === 'summary')
    return share(profile.filled, (_, text) => isNo(text) || isDone(text)) === 1
  return true
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

/** Whether the rows of each value stand together, as those of a phase do. */
export function areBlocks({ filled }: Profile): boolean {
  const texts = filled.map(cellText)
  const blocks = texts.filter((text, i) => text !== texts[i - 1])
  return blocks.length === new Set(texts).size && blocks.length < texts.length
}

/** Whether most cells are '0:20' or '01:30', as a workbook shows lengths. */
function areElapsed({ filled }: Profile): boolean {
  return share(filled, (_, text) => /^\d{1,3}:[0-5]\d$/.test(text)) > nearlyAll
}

/** Whether a heading, such as 'Slot' or 'T', says when only above times of day: a number below it may count anything. */
function isVague({ heading }: Profile): boolean {
  return /^(?:t|at|in|out|as|das|slot|window)$/.test(normalise(heading))
}

/** Whether numbers below a heading count a school's periods and are no times: 'Period' 3. */
function isPeriod({ heading }: Profile): boolean {
  return /^period[eo]?$/.test(normalise(heading))
}

function haveClocks({ filled }: Profile): boolean {
  return (
    share(filled, (_, text) =>
      /\d[.:h]\d\d|\d ?(?:[ap]m|h|o.?clock)\b|^[t+-]|\b(?:past|to) \d/i.test(text),
    ) > half
  )
}

/** Whether cells are ticks or the letters of a responsibility matrix: below 'DBA' as an owner, they would name nobody. */
export function areMarks({ filled }: Profile): boolean {
  return (
    share(filled, (_, text) => /^(?:[RACIS](?: ?[/,]? ?[RACIS])?|[x✓✔●•])$/iu.test(text)) >
    nearlyAll
  )
}

/** Whether a heading may be a name: the days above a chart are none. */
export function isNameHeading(heading: string): boolean {
  return (
    /^[\p{L} .&/()'-]{1,40}$/u.test(heading) &&
    monthOf(plain(heading)) === 0 &&
    weekdayOf(plain(heading)) < 0
  )
}

/** Whether a mark below somebody's name says that they do the task: 'x', 'R', 'A/R'. */
export function isDoer(mark: string): boolean {
  return /^(?:[x✓✔●•r]|[aci] ?[/,]? ?r|r ?[/,]? ?[aci])$/iu.test(mark)
}

/** Whether 'Time' is how long and not when: '30m', '1d', '2h'. */
function saysHowLong(profile: Profile): boolean {
  const isTime = /^(?:time|zeit|temps|tiempo|tempo)$/.test(normalise(profile.heading))
  return isTime && profile.lengths > profile.moments && haveUnits(profile)
}

/** Under a plain 'Start' even words such as 'after lunch' are starts: they are told as unread. */
function mayBeUnread(role: Role, score: number, profile: Profile): boolean {
  return (
    score > sure &&
    role !== 'summary' &&
    role !== 'percent' &&
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
  const areCodes = codes > nearlyAll && distinct === 1
  const areSteps = /^cues?$/.test(normalise(heading))
  return times === 0 && (areCodes || areSteps || share(filled, (_, text) => saysAfter(text)) > half)
}

/** Whether 'Horas' are times of day, '08:00' and '8h30', and not lengths. */
function areTimesOfDay({ filled, heading }: Profile): boolean {
  return areHours(normalise(heading)) && share(filled, (_, text) => /\d[:.h]\d\d/.test(text)) > half
}

/** Whether numbers under 'Arbeit' or 'Work' are hours of people, and no names of tasks. */
function areHoursOfWork(profile: Profile): boolean {
  return areNumbers(profile) && isWork(normalise(profile.heading))
}

function arePercents({ filled }: Profile): boolean {
  return filled.length > 0 && share(filled, (_, text) => /^[\d.,]+ ?%$/.test(text)) > nearlyAll
}

/**
 * Whether a column is another one of its role. Rehearsals always are, names only as levels ('Title 1', 'Title 2'); other
 * columns have the same heading, except for a number behind it ('Predecessor', 'Predecessor 2').
 */
function isSameKind(role: Role, heading: string, first: string): boolean {
  if (role === 'rehearsal') return true
  const [own, other] = [heading, first].map((each) => normalise(each).replace(/ \d$/, ''))
  return role === 'task' ? isLevel(normalise(heading)) : own === other
}

/** The empty column behind which another table may stand; as many as there are columns if there is none. */
function besideFrom(profiles: readonly Profile[]): number {
  const at = profiles.findIndex(
    ({ heading, filled }, i) => i > 2 && heading === '' && filled.length === 0,
  )
  return at < 0 ? profiles.length : at
}

/** Whether a heading is a single letter, as 'M', 'T', 'W' above the days of a chart are. */
function isLetter({ heading }: Profile): boolean {
  return /^\p{L}$/u.test(heading)
}

/** The role of each column as the headings tell it; '' where they don't. The likeliest column takes a role. */
export function rolesByHeading(profiles: readonly Profile[]): Role[] {
  const haveChart = profiles.filter(isLetter).length >= 5
  const likely = profiles
    .filter((profile) => !haveChart || !isLetter(profile))
    .flatMap((profile) =>
      rolesOf(profile.heading)
        .filter(({ role, score }) => canHold(role, profile) || mayBeUnread(role, score, profile))
        .map((each) => ({ ...each, column: profile.column, isEmpty: profile.filled.length === 0 })),
    )
    // An empty column never takes a role from a filled one.
    .toSorted(
      (a, b) => Number(a.isEmpty) - Number(b.isEmpty) || b.score - a.score || a.column - b.column,
    )
  const roles: Role[] = profiles.map(() => '')
  const besides = besideFrom(profiles)
  function isTold(role: Role) {
    return likely.some((each) => each.role === role && each.column < besides && each.score > 2)
  }

  for (const { role, column, score } of likely) {
    if (roles[column] !== '' || (column > besides && isTold(role))) continue
    const first = profiles[roles.indexOf(role)]
    const mayBeAnother = mayRepeat(role) && score > (role === 'rehearsal' ? 1.2 : 0.2)
    const isAnother =
      mayBeAnother && first && isSameKind(role, profiles[column]!.heading, first.heading)
    if (!first || isAnother) roles[column] = role
  }
  return roles
}
