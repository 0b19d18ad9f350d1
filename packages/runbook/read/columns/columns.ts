import type { Role } from '../../reading.ts'
import type { Profile } from './profile.ts'

/** The columns of a sheet, whose roles the rules of `by-cells.ts` complete and correct. */
export type Columns = {
  readonly all: readonly Profile[]
  /** The first column of a role. */
  readonly of: (role: Role) => Profile | undefined
  /** Filled columns without a role. */
  readonly free: () => readonly Profile[]
  readonly isFree: (profile: Profile) => boolean
  readonly set: (profile: Profile | undefined, role: Role) => void
}
