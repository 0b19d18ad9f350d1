import { mayRepeat, type ReadColumn, type Reading, type Role } from '../../reading.ts'
import { cellText, columnLetters, longestValue, type Sheet } from '../file/table.ts'
import { rolesByCells } from './by-cells.ts'
import { rolesByHeading } from './by-heading.ts'
import { findHeadings, weight, widthOf } from './heading-rows.ts'
import { profileOf, type Profile } from './profile.ts'

/** The columns of a sheet; `headingRow` is zero-based, -1 for none. */
export type SheetColumns = {
  readonly headingRow: number
  readonly columns: readonly ReadColumn[]
  /** How many roles the headings tell by themselves. */
  readonly known: number
}

/** How many cells are looked at, in a column and in all columns. */
const looked = { column: 400, sheet: 40_000 }

/** Takes the roles of a reading by heading; the nth column of a heading has the role of the nth in the reading. */
function byCorrection(
  profiles: readonly Profile[],
  corrected: readonly ReadColumn[],
): (Role | undefined)[] {
  const open = [...corrected]
  return profiles.map(({ heading, column }) => {
    const letters = columnLetters(column)
    const same = open.findIndex(
      (each) => each.heading === heading && (heading !== '' || each.letters === letters),
    )
    return same < 0 ? undefined : open.splice(same, 1)[0]!.role
  })
}

/** Finds out what each column is, or takes it from a reading. */
export function findColumns(
  sheet: Sheet,
  reading: Pick<Reading, 'headingRow' | 'columns'> | null,
): SheetColumns {
  const corrected = reading?.headingRow ?? null
  const { row, texts } = findHeadings(sheet, corrected === null ? null : corrected - 1)
  const width = widthOf(sheet)
  const most = Math.min(looked.column, looked.sheet / Math.max(1, width))
  const profiles = Array.from({ length: width }, (_, column) =>
    profileOf(sheet, row, column, (texts[column] ?? '').slice(0, longestValue), most),
  )
  const found = rolesByCells(rolesByHeading(profiles), profiles)
  const given = byCorrection(profiles, reading?.columns ?? [])
  const taken = new Set(given.filter((role) => role !== undefined && !mayRepeat(role)))
  return {
    headingRow: row,
    known: weight(texts),
    columns: profiles.map(({ column, heading, filled }): ReadColumn => ({
      letters: columnLetters(column),
      heading,
      examples: filled.slice(0, 2).map(cellText),
      role: given[column] ?? (taken.has(found[column]) ? '' : found[column]!),
    })),
  }
}

/** The index of the first column of a role; -1 if there is none. */
export function indexOfRole({ columns }: Pick<SheetColumns, 'columns'>, role: Role): number {
  return columns.findIndex((column) => column.role === role)
}

/** Whether a sheet is a plan: a list of risks has names and owners too, but no times, durations or links. */
export function isPlan({ columns }: SheetColumns): boolean {
  const roles = new Set(columns.map(({ role }) => role))
  return (
    roles.has('task') &&
    (['duration', 'start', 'finish', 'after', 'elapsed'] as const).some((role) => roles.has(role))
  )
}
