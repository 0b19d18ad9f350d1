import { cellText, isFilled } from '../file/table.ts'
import type { Columns } from './columns.ts'
import { rolesOf } from '../headings/roles.ts'
import { unitOf } from '../headings/units.ts'
import { haveUnits } from './profile-times.ts'
import { areCounters, areShort, half, nearlyAll, type Profile } from './profile.ts'

/** Whether the first column has numbers of steps, such as '10', '20' or 'RA1'. */
function areStepNumbers({ column, filled }: Profile): boolean {
  return column === 0 && filled.every((cell) => /^\p{L}{0,3}\d{1,4}[a-z]?$/u.test(cellText(cell)))
}

/** Whether words, and no codes, stand in front of the first of several tasks each. */
function areFirstWords({ filled, cells }: Profile, names: Profile): boolean {
  return (
    isFilled(cells[0]) &&
    filled.length > 1 &&
    filled.length * 2 < names.filled.length &&
    filled.every((cell) => /^\p{L}[^\d]{2,}$/u.test(cellText(cell)))
  )
}

/** Ids are there once: a 'Line' that repeats gives way to the 'Order' beside it. */
export function findIds({ of, free, set }: Columns) {
  const [id, parts] = [of('id'), of('group')]
  // A group with another code in each row, such as 'Lot' A1, A2, A3, is the id.
  if (!id && parts && parts.filled.length > 2 && parts.distinct === 1 && parts.codes > nearlyAll) {
    set(parts, 'id')
    return
  }
  // 'Setup' and 'Test' under 'Step', each in the first row of several, are the parts.
  const names = of('task')
  if (id && names && !parts && areFirstWords(id, names)) {
    set(id, 'group')
    return
  }
  if (id && (id.distinct === 1 || id.filled.length < 2)) return
  const before = of('task')?.column ?? -1
  const numbers = free().find(
    (profile) =>
      profile.column < before &&
      (profile.moments < half || areCounters(profile) || areStepNumbers(profile)) &&
      unitOf(profile.heading) === null &&
      !haveUnits(profile) &&
      profile.distinct === 1 &&
      // In a column without a heading, half are enough: 'A' may stand above 'A1'.
      (profile.codes > nearlyAll ||
        (profile.heading === '' && profile.codes >= half && areShort(profile))),
  )
  const isBetter =
    numbers && (areCounters(numbers) || rolesOf(numbers.heading).some(({ role }) => role === 'id'))
  if (id && !isBetter) return
  set(id, '')
  set(numbers ?? of('wbs'), 'id')
}
