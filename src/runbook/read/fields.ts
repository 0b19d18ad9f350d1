/** What every check looks for in a sheet. */
export const mainFields = ['id', 'task', 'owner', 'duration', 'start', 'finish', 'after'] as const

/** What planners' exports say besides. */
const moreFields = [
  'team',
  'day',
  'before',
  'level',
  'wbs',
  'group',
  'parent',
  'active',
  'cue',
  'constraint',
  'shortest',
  'longest',
  'actual',
  'actualStart',
  'actualFinish',
  'conditions',
] as const

export const fields = [...mainFields, ...moreFields] as const

export type Field = (typeof fields)[number]

/** What a plain number in the duration column means; 'auto' reads the numbers themselves. */
export const units = ['auto', 'seconds', 'minutes', 'hours', 'days', 'excel'] as const

export type Unit = (typeof units)[number]

/** Which column of a sheet is which field; null where the sheet has none. Zero-based. */
export type Columns = Readonly<Record<Field, number | null>>

/** The columns of a sheet that none is known of. */
export const noColumns = Object.fromEntries(fields.map((field) => [field, null])) as Columns

/** The header row of a sheet without one. */
export const noHeadings = -1

export type Mapping = {
  readonly sheet: number
  /** The row of the headings; `noHeadings` where the first row is a task already. */
  readonly headerRow: number
  readonly columns: Columns
  readonly unit: Unit
}
