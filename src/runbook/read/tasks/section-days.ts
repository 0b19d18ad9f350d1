import { findDate } from '../cells/dates.ts'
import { plain, weekdayOf } from '../cells/words.ts'
import type { SheetRow } from './task-rows.ts'

function isDay(text: string): boolean {
  // Whether 3/4 is in March or in April is decided later.
  const date = findDate(text, { order: 'day first', year: 2000 })
  return date ? date.rest.trim() === '' : weekdayOf(plain(text)) >= 0
}

/** 'Saturday 17 Oct' for 'Saturday 17 Oct – cutover'; undefined for a heading without a day. */
function dayOf(heading: string): string | undefined {
  return heading.split(/\s+[-–—|]\s+|:\s+|[()]/).find(isDay)
}

/** Writes the day of a heading before the first time below it. Later times follow from that one. */
export function withSectionDays(rows: readonly SheetRow[]): readonly SheetRow[] {
  let day: string | undefined
  return rows.map((row) => {
    if (row.isHeading) day = dayOf(row.name) ?? day
    const time = row.text('start')
    if (row.isHeading || day === undefined || !/^\d{1,2}[:.h]\d{2}/.test(time)) return row
    const start = `${day} ${time}`
    day = undefined
    return {
      ...row,
      cell: (field) => (field === 'start' ? start : row.cell(field)),
      text: (field) => (field === 'start' ? start : row.text(field)),
    }
  })
}
