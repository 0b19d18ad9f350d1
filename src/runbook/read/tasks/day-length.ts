import { countsDays, parseDuration } from '../cells/durations.ts'
import type { Cell } from '../file/table.ts'
import { answerTo, answered, type Choices } from '../questions/choices.ts'
import { spanOf, type TimedRow } from './times.ts'

export function isPlain(cell: Cell): boolean {
  if (typeof cell === 'number') return cell >= 1
  return typeof cell === 'string' && /^~?\s*\d+(?:[.,]\d+)*$/.test(cell.trim())
}

/** Hours in a day, 24 or 8, by starts and finishes. `isDays`: plain numbers are days. */
export function readDay(rows: readonly TimedRow[], isDays: boolean, choices: Choices) {
  // '0 days' is a milestone, which tells nothing about the day's length.
  const counting = rows.flatMap((row) => {
    const cell = row.cell('duration')
    const whole = parseDuration(cell, { unit: 'days' })
    const isCounted = countsDays(cell) || (isDays && isPlain(cell))
    return isCounted && whole !== 0 ? [{ row, whole, span: spanOf(row) }] : []
  })
  // '1 day' from 08:00 to 17:00 is a working day; a day of 24 hours ends at 08:00.
  const shown = counting.find(({ whole, span }) => typeof whole === 'number' && span !== null)
  const isWhole =
    !shown || (shown.span! >= Number(shown.whole) && shown.span! % Number(shown.whole) === 0)
  const day = answered(choices, 'day', isWhole ? '24' : '8')
  const isChosen = answerTo(choices, { about: 'day' }) === day.chosen
  const { row } = (!isChosen && shown) || (counting[0] ?? { row: undefined })
  const why = isChosen
    ? 'as you chose'
    : shown
      ? 'as the start and finish beside it show'
      : 'because nothing in the sheet says otherwise'
  return {
    hours: row ? Number(day.chosen) : 24,
    guess: row && {
      ...day,
      where: row.at('duration'),
      sentence: `A day means ${day.chosen === '24' ? '24 hours' : '8 working hours'}, ${why}. ${row.at('duration')} is “${row.text('duration')}”.`,
      isSure: shown !== undefined && !isChosen,
    },
  }
}
