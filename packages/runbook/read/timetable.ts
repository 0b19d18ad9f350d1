import { plain } from '../words/plain.ts'
import { weekdayOf } from './cells/calendar-words.ts'
import { anyDate } from './cells/dates.ts'
import { dayNamedIn, isMoment, readMoment, splitSpan } from './cells/moments.ts'
import { cellText, isFilled, type Cell, type Row, type Sheet } from './file/table.ts'

/** The days across are within this many rows. */
const looked = 20

/** `row` has the days, from the column behind the times. */
type Days = { readonly row: number; readonly times: number; readonly days: readonly Cell[] }

/** 'Tuesday 29' without a month is a Tuesday. */
function dayIn(cell: Cell | undefined): Cell {
  const [, word] = /^(\p{L}{2,12})[.,]? \d{1,2}(?:\.|st|nd|rd|th)?$/u.exec(cellText(cell)) ?? []
  if (cellText(cell).length > 40) return null
  return word && weekdayOf(plain(word)) >= 0 ? word : dayNamedIn(cell ?? null)
}

/** The first row that has nothing but days, two or more, behind at most one other heading. */
function findDays({ rows }: Sheet): Days | null {
  for (const [row, cells] of rows.slice(0, looked).entries()) {
    const from = cells.findIndex(isFilled)
    if (from < 0) continue
    const times = from > 0 && dayIn(cells[from]) !== null ? from - 1 : from
    const days = cells.slice(times + 1, cells.findLastIndex(isFilled) + 1).map(dayIn)
    if (days.length > 1 && days.every((each) => each !== null)) return { row, times, days }
  }
  return null
}

/** The minute of the day at which '9h00 - 10h30' starts; null for anything else. */
function startIn(cell: Cell | undefined): number | null {
  const start = readMoment(splitSpan(cellText(cell))?.start, anyDate)
  return isMoment(start) && start.kind === 'clock' ? start.minutes : null
}

/** The rows that have a time of day. Those below them are notes; none if any other row has no time. */
function slotsOf({ rows }: Sheet, { row, times }: Days): readonly Row[] {
  const below = rows.slice(row + 1).filter((cells) => cells.some(isFilled))
  const end = below.findIndex((cells) => startIn(cells[times]) === null)
  const [slots, notes] = end < 0 ? [below, []] : [below.slice(0, end), below.slice(end)]
  const areNotes = notes.length < slots.length
  return areNotes && notes.every((cells) => startIn(cells[times]) === null) ? slots : []
}

/** Whether each row starts after the one above, and nothing stands behind the days. */
function areSlots(slots: readonly Row[], { times, days }: Days): boolean {
  const starts = slots.map((cells) => startIn(cells[times])!)
  return (
    slots.length > 1 &&
    starts.every((start, i) => start > (starts[i - 1] ?? -1)) &&
    slots.every((cells) => !cells.slice(times + 1 + days.length).some(isFilled))
  )
}

/** Each day's cells as rows of a plan. A task that goes on in the next row is one. */
function rowsOf(slots: readonly Row[], { times, days }: Days): Cell[][] {
  return days.flatMap((day, i) => {
    const tasks: { name: string; start: string; finish: string }[] = []
    for (const cells of slots) {
      const name = cellText(cells[times + 1 + i])
      const { start, finish } = splitSpan(cellText(cells[times]))!
      const last = tasks.at(-1)
      if (name !== '' && last?.name === name && last.finish === start) last.finish = finish
      else if (name !== '') tasks.push({ name, start, finish })
    }
    return tasks.map(({ name, start, finish }): Cell[] => [day, start, finish, name])
  })
}

/** Whether most texts are names of one task each. People on duty and a school's subjects return. */
function areNames(names: readonly string[]): boolean {
  return (
    names.length > 3 &&
    names.every((name) => /\p{L}{3}/u.test(name)) &&
    new Set(names).size * 2 > names.length
  )
}

/**
 * A timetable, with times down and days across, has a task in each of its cells. They become rows; other sheets stay as
 * they are.
 */
export function withTimetableRows(sheet: Sheet): Sheet {
  const found = findDays(sheet)
  if (!found) return sheet
  const slots = slotsOf(sheet, found)
  if (!areSlots(slots, found)) return sheet
  const rows = rowsOf(slots, found)
  if (!areNames(rows.map((cells) => cellText(cells[3])))) return sheet
  return { name: sheet.name, rows: [['Day', 'Start', 'Finish', 'Task'], ...rows] }
}
