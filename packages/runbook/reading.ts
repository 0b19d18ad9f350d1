/** What a column can hold. '' is a column that isn't read. */
export type Role =
  | ''
  | 'id'
  | 'task'
  | 'owner'
  | 'team'
  | 'duration'
  | 'unit'
  | 'start'
  | 'startDay'
  | 'finish'
  | 'finishDay'
  | 'elapsed'
  | 'zone'
  | 'notBefore'
  | 'after'
  | 'before'
  | 'linkKind'
  | 'lag'
  | 'state'
  | 'active'
  | 'percent'
  | 'group'
  | 'parent'
  | 'level'
  | 'wbs'
  | 'summary'
  | 'shortest'
  | 'longest'
  | 'rehearsal'
  | 'actualStart'
  | 'actualFinish'
  | 'deadline'
  | 'risks'
  | 'conditions'
  | 'decidedBy'
  | 'undoes'

/** A column of the sheet that is read. `letters`: 'D'. `examples`: its first two filled cells, as they are seen. */
export type ReadColumn = {
  readonly letters: string
  readonly heading: string
  readonly examples: readonly string[]
  readonly role: Role
}

/** The unit of a bare number. 'hhmm': 0130 is 90 minutes. */
export type Unit = 'seconds' | 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'hhmm'

/** What says the unit: the start and finish beside it, its heading, the next column, the visitor, or nobody. */
export type UnitSource = 'times' | 'heading' | 'column' | 'visitor' | 'nobody'

export type DateOrder = 'day first' | 'month first'

/** A listed row that is no task. `text` is what it says; `row` counts through all sheets that are read, from 1. */
export type LeftOut = {
  readonly row: number
  /** 'row 14', 'row 14 of “Backout”'. */
  readonly place: string
  readonly text: string
  readonly why:
    'status' | 'total' | 'note' | 'repeated headings' | 'other table' | 'unnamed' | 'heading'
  /** Whether the visitor has put it back. */
  readonly isKept: boolean
}

/** A cell that can't be read as what its column holds. `place`: 'D14'. */
export type Unread = { readonly place: string; readonly text: string; readonly role: Role }

/**
 * How a file was read: plain data, which the strip above the plan shows. Handed back to `openRunbook`, it is how the
 * file is read; null, '' or an empty list there means 'find out'. Columns are matched by their headings, so that it
 * serves a later version of the file too.
 */
export type Reading = {
  readonly sheets: readonly { readonly name: string; readonly isRead: boolean }[]
  /** The last row of headings, from 1; 0 if the table has none. */
  readonly headingRow: number | null
  readonly columns: readonly ReadColumn[]
  readonly unit: Unit | null
  readonly unitSource: UnitSource
  /** Null if no date can be read both ways. */
  readonly dateOrder: DateOrder | null
  /** The day of the first start, '2026-10-17', if the file names none and the visitor has set it. */
  readonly startDay: string | null
  /** The time of the first start, 'hh:mm', if the file names none and the visitor has set it. */
  readonly startTime: string | null
  /** Whether the file itself says the day, and the time, of its first start. */
  readonly saysDay: boolean
  readonly saysTime: boolean
  /** The group that is the backout, by its id; '' for none; null to find out. */
  readonly backout: string | null
  /** Groups that could be the backout. */
  readonly groups: readonly { readonly id: string; readonly name: string }[]
  /** Whether each task waits for the row before it, because the visitor says so. Only where the file has no links. */
  readonly isChained: boolean
  readonly canChain: boolean
  readonly leftOut: readonly LeftOut[]
  readonly unread: readonly Unread[]
}

/** How many rehearsals the file has times of: a column that was only prepared for the next one is empty. */
export function countRehearsals({ columns }: Reading): number {
  return columns.filter(({ role, examples }) => role === 'rehearsal' && examples.length > 0).length
}

/** What depends on the columns is found out anew. */
const foundAnew = { unit: null, unitSource: 'nobody', dateOrder: null, backout: null } as const

const repeatable: readonly Role[] = ['', 'task', 'owner', 'after', 'before', 'undoes', 'rehearsal']

/**
 * Whether several columns may have a role: Azure DevOps has a column for each level of its titles, Jira one for each
 * link, a matrix one for each person, and a plan may have several rehearsals.
 */
export function mayRepeat(role: Role): boolean {
  return repeatable.includes(role)
}

/** Gives a column another role, and takes it from the others if only one may have it. */
export function withRole(reading: Reading, column: number, role: Role): Reading {
  function isTaken(each: Role, at: number) {
    return at !== column && each === role && !mayRepeat(role)
  }

  const columns = reading.columns.map((each, at) => {
    if (at === column) return { ...each, role }
    return isTaken(each.role, at) ? { ...each, role: '' as const } : each
  })
  return { ...reading, ...foundAnew, columns }
}

/** Reads a sheet or leaves it out. Its columns, headings and rows are found anew. */
export function withSheet(reading: Reading, sheet: number, isRead: boolean): Reading {
  const sheets = reading.sheets.map((each, at) => (at === sheet ? { ...each, isRead } : each))
  return { ...reading, ...foundAnew, sheets, headingRow: null, columns: [], leftOut: [] }
}

/** Moves the headings to another row, from 1; 0 says that there are none. */
export function withHeadingRow(reading: Reading, headingRow: number): Reading {
  return { ...reading, ...foundAnew, headingRow, columns: [], leftOut: [] }
}

export function withUnit(reading: Reading, unit: Unit): Reading {
  return { ...reading, unit, unitSource: 'visitor' }
}

/** Puts a row back that was left out, or leaves it out again. */
export function withRow(reading: Reading, row: number, isKept: boolean): Reading {
  const leftOut = reading.leftOut.map((each) => (each.row === row ? { ...each, isKept } : each))
  return { ...reading, leftOut }
}
