import type { Role } from '../../reading.ts'
import type { Columns } from './columns.ts'
import { findLinks, findLinkKinds } from './find-links.ts'
import {
  readRaci,
  readFullNames,
  readTicks,
  findDropped,
  findOwners,
  findStates,
} from './find-people.ts'
import { findTasks, findIds } from './find-tasks.ts'
import {
  readPert,
  readLengthParts,
  readCounted,
  readMinute,
  readWeeks,
  readElapsed,
  readLimits,
  readMeasured,
  findDays,
  findFinishes,
  findLengths,
  findUnits,
} from './find-times.ts'
import type { Profile } from './profile.ts'

/** Each looks at the cells where the headings don't tell a role, or tell one that the cells don't hold. */
const rules: readonly ((columns: Columns) => void)[] = [
  readPert,
  readRaci,
  readTicks,
  readFullNames,
  readLengthParts,
  readCounted,
  readMinute,
  readWeeks,
  readElapsed,
  findTasks,
  readLimits,
  readMeasured,
  findDays,
  findFinishes,
  findIds,
  findLengths,
  findDropped,
  findStates,
  findOwners,
  findLinks,
  findUnits,
  findLinkKinds,
]

/** Completes the roles that the headings tell by what is in the cells. */
export function rolesByCells(given: readonly Role[], profiles: readonly Profile[]): Role[] {
  const roles = [...given]
  function isFree({ column }: Profile) {
    return roles[column] === ''
  }

  const columns: Columns = {
    all: profiles,
    of: (role) => profiles[roles.indexOf(role)],
    free: () => profiles.filter((profile) => isFree(profile) && profile.filled.length > 0),
    isFree,
    set: (profile, role) => {
      if (profile) roles[profile.column] = role
    },
  }
  for (const rule of rules) rule(columns)
  return roles
}
