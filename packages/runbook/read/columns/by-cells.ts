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
import { findIds } from './find-ids.ts'
import { findParts } from './find-parts.ts'
import { findTasks } from './find-tasks.ts'
import {
  readPert,
  readLengthParts,
  readPlannedLengths,
  findLengths,
  findUnits,
} from './find-lengths.ts'
import {
  readCounted,
  readMinute,
  readWeeks,
  readElapsed,
  readLimits,
  readMeasured,
  findDays,
  findFinishes,
  findActuals,
} from './find-times.ts'
import type { Profile } from './profile.ts'

type Rule = (columns: Columns) => void

/** Columns that their headings and cells tell together, so that no later rule takes them for something else. */
const ofKnownForm: readonly Rule[] = [
  readPert,
  readRaci,
  readTicks,
  readFullNames,
  readLengthParts,
  readPlannedLengths,
  // '0-15' under 'Minutes' is when, although it seemed to be a part of a length.
  readCounted,
  // Both look only where no start is known yet.
  readMinute,
  readWeeks,
  // It has to know whether another column is the duration.
  readElapsed,
]

/** Texts are looked at first: a task tells which numbers stand in front of it and which behind. */
const ofTasks: readonly Rule[] = [findTasks]

const ofTimes: readonly Rule[] = [
  // Deadlines and actual times that are the plan's go before columns that only look like times.
  readLimits,
  readMeasured,
  findDays,
  // A finish follows its start.
  findFinishes,
  // Measured times are near the planned ones.
  findActuals,
  // What counts the rows is no time, and isn't a length either, although it may be the only numbers behind the task.
  findIds,
  findLengths,
]

const ofPeopleAndLinks: readonly Rule[] = [
  // 'Batch 1' repeats as names of teams do.
  findParts,
  // 'Open' and 'Done' repeat as names of people do.
  findDropped,
  findStates,
  findOwners,
  // Links name tasks, by their ids or names.
  findLinks,
  // Of what is left, a unit stands beside the length, and the kind of a link beside the link.
  findUnits,
  findLinkKinds,
]

/** Each looks at the cells where the headings don't tell a role, or tell one that the cells don't hold. */
const rules: readonly Rule[] = [...ofKnownForm, ...ofTasks, ...ofTimes, ...ofPeopleAndLinks]

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
