import { countsDays, parseDuration } from '../cells/durations.ts'
import type { Cell } from '../file/table.ts'
import { decide, type Choices } from '../questions/choices.ts'
import type { Table } from './task-rows.ts'
import { spanOf, type ReadTimes } from './times.ts'

/** Whether a duration is a number without a unit. */
export function isPlain(cell: Cell): boolean {
  if (typeof cell === 'number') return cell >= 1
  return typeof cell === 'string' && /^~?\s*\d+(?:[.,]\d+)*$/.test(cell.trim())
}

/** How long a day is: 24 hours, or a working day of 8, by the starts and finishes beside the days. */
export function readDay(
  { rows }: Table,
  cells: readonly Cell[],
  isDays: boolean,
  times: ReadTimes,
  choices: Choices,
) {
  // '0 days' is a milestone, however long a day is.
  const counting = rows.flatMap((row, i) => {
    const whole = parseDuration(cells[i], { unit: 'days' })
    const isCounted = countsDays(cells[i]) || (isDays && isPlain(cells[i]!))
    return isCounted && whole !== 0 ? [{ row, whole, span: spanOf(times, i) }] : []
  })
  // A working day from 08:00 to 17:00 ends the same day; one of 24 hours, a day later.
  const shown = counting.find(({ whole, span }) => typeof whole === 'number' && span !== null)
  const isWhole =
    !shown || (shown.span! >= Number(shown.whole) && shown.span! % Number(shown.whole) === 0)
  const texts: Readonly<Record<'24' | '8', string>> = {
    24: '24 hours',
    8: 'a working day of 8 hours, a week of five',
  }
  const day = decide(choices, 'day', texts, isWhole ? '24' : '8')
  const isChosen = choices.day === day.chosen
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
      sentence: `A day is ${day.chosen === '24' ? '24 hours' : 'a working day of 8 hours'}, ${why}. ${row.at('duration')} is “${row.text('duration')}”.`,
      isSure: shown !== undefined && !isChosen,
    },
  }
}
