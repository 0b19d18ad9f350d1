import { mayRepeat, type Role } from '../../reading.ts'
import { plain } from '../../words/plain.ts'
import { weekdayOf } from '../cells/calendar-words.ts'
import { canHold, mayBeUnread } from './can-hold.ts'
import { isAtLeast } from '../headings/certainty.ts'
import { isLevel } from '../headings/kinds.ts'
import { rolesOf } from '../headings/roles.ts'
import { normalise } from '../headings/spelling.ts'
import type { Profile } from './profile.ts'

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

/** Whether a heading is 'M', 'Mon' or 'QUI', as those above the days of a chart are. */
function isOfDays({ heading }: Profile): boolean {
  return /^\p{L}$/u.test(heading) || weekdayOf(plain(heading)) >= 0
}

/** The role of each column as the headings tell it; '' where they don't. The likeliest column takes a role. */
export function rolesByHeading(profiles: readonly Profile[]): Role[] {
  const haveChart = profiles.filter(isOfDays).length >= 5
  const likely = profiles
    .filter((profile) => !haveChart || !isOfDays(profile))
    .flatMap((profile) =>
      rolesOf(profile.heading)
        .filter((each) => canHold(each.role, profile) || mayBeUnread(each, profile))
        .map((each) => ({ ...each, column: profile.column, isEmpty: profile.filled.length === 0 })),
    )
    // An empty column never takes a role from a filled one.
    .toSorted(
      (a, b) => Number(a.isEmpty) - Number(b.isEmpty) || b.score - a.score || a.column - b.column,
    )
  const roles: Role[] = profiles.map(() => '')
  const besides = besideFrom(profiles)
  function isTold(role: Role) {
    return likely.some(
      (each) => each.role === role && each.column < besides && isAtLeast(each.certainty, 'known'),
    )
  }

  for (const { role, column, certainty } of likely) {
    if (roles[column] !== '' || (column > besides && isTold(role))) continue
    const first = profiles[roles.indexOf(role)]
    const mayBeAnother = mayRepeat(role) && (role !== 'rehearsal' || isAtLeast(certainty, 'likely'))
    const isAnother =
      mayBeAnother && first && isSameKind(role, profiles[column]!.heading, first.heading)
    if (!first || isAnother) roles[column] = role
  }
  return roles
}
