import type { Role } from '../../reading.ts'
import { isDone, isNo } from '../cells/word-lists.ts'
import { isLevel, normalise, rolesOf } from './heading.ts'
import { areClocks, areNumbers, haveUnits, share, type Profile } from './profile.ts'

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

/** Jira exports one column a link, and there may be several rehearsals. */
export const several: readonly Role[] = ['task', 'after', 'before', 'undoes', 'rehearsal']

/** The score of a heading that can hardly mean anything else: one of the first in its list. */
const sure = 2.99

/** Whether a column can hold what its heading says: a column of times without a single time holds something else. */
function canHold(role: Role, profile: Profile): boolean {
  if (profile.filled.length === 0) return true
  if (moments.includes(role)) return profile.moments > 0 && !saysHowLong(profile)
  if (lengths.includes(role)) return profile.lengths > 0
  // 'By' is who, or when.
  if (role === 'owner') return !areClocks(profile) && !areRaci(profile)
  if (role === 'summary')
    return share(profile.filled, (_, text) => isNo(text) || isDone(text)) === 1
  return true
}

/** Letters of a responsibility matrix, as under 'DBA', name no person. */
function areRaci({ filled }: Profile): boolean {
  return share(filled, (_, text) => /^[RACI](?: ?[/,]? ?[RACI])?$/.test(text)) > 0.8
}

/** Whether 'Time' is how long and not when: '30m', '1d', '2h'. */
function saysHowLong(profile: Profile): boolean {
  const isTime = /^(?:time|zeit|temps|tiempo|tempo)$/.test(normalise(profile.heading))
  return isTime && profile.lengths > profile.moments && haveUnits(profile)
}

/** Under a plain 'Start' even words such as 'after lunch' are starts: they are told as unread. */
function mayBeUnread(role: Role, score: number, profile: Profile): boolean {
  return score > sure && role !== 'summary' && !areNumbers(profile) && !saysHowLong(profile)
}

/** Several columns of links have the same heading; several rehearsals are numbered. */
function isSameKind(role: Role, heading: string, first: string): boolean {
  if (role === 'rehearsal') return true
  return role === 'task' ? isLevel(normalise(heading)) : normalise(first) === normalise(heading)
}

/** The role of each column as the headings tell it; '' where they don't. The likeliest column takes a role. */
export function rolesByHeading(profiles: readonly Profile[]): Role[] {
  const likely = profiles
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
  for (const { role, column, score } of likely) {
    if (roles[column] !== '') continue
    const first = profiles[roles.indexOf(role)]
    const mayBeAnother = several.includes(role) && score > (role === 'rehearsal' ? 1.2 : 0.2)
    const isAnother =
      mayBeAnother && first && isSameKind(role, profiles[column]!.heading, first.heading)
    if (!first || isAnother) roles[column] = role
  }
  return roles
}
