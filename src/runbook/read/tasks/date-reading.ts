import { capitalised } from '../../../lib/in-words.ts'
import { findDate, weekdayOfDay, yearOfDay, type DateReading } from '../cells/dates.ts'
import { fieldsThat } from '../columns/fields.ts'
import type { Cell } from '../file/table.ts'
import { answerTo, answered, raised, type Choices, type Guess } from '../questions/choices.ts'
import { decideOrder, type OrderDecision } from './date-order.ts'
import type { Table } from './task-rows.ts'

/** The year near this one in which the weekdays of dates without a year are right. */
function yearByWeekdays(cells: readonly Cell[], { order, year: today }: DateReading) {
  return [0, 1, -1, 2, -2, 3]
    .map((step) => today + step)
    .find((year) => {
      const dates = cells.map((cell) => typeof cell === 'string' && findDate(cell, { order, year }))
      const named = dates.filter((date) => date && date.weekday >= 0)
      return (
        named.length > 0 &&
        named.every((date) => date && date.days && weekdayOfDay(date.days) === date.weekday)
      )
    })
}

export function readDateReading(
  { rows, has, column }: Table,
  today: number,
  choices: Choices,
): { reading: DateReading; guesses: Guess[] } {
  const present = fieldsThat('moment').filter(has)
  const cells = present.flatMap((field) => rows.map((row) => row.cell(field)))
  const decided = decideOrder(cells)
  const order = answered(choices, 'date-order', decided?.order ?? 'day first')
  const reading = { order: order.chosen, year: today }
  const dates = cells.flatMap((cell) =>
    typeof cell === 'string' ? (findDate(cell, reading) ?? []) : [],
  )
  const other = dates.find(({ hasYear, days }) => hasYear && days !== null)?.days
  const known = other ? yearOfDay(other) : yearByWeekdays(cells, reading)
  const answer = answerTo(choices, { about: 'year' }) ?? ''
  const said = /^\d{4}$/.test(answer) ? Number(answer) : undefined
  const year = said ?? known ?? today

  function orderGuess({ index, isSure }: OrderDecision): Guess {
    const field = present[Math.floor(index / rows.length)]!
    const where = rows[index % rows.length]!.at(field)
    const [first, second] = order.chosen === 'day first' ? ['day', 'month'] : ['month', 'day']
    return {
      ...order,
      where,
      sentence: `${capitalised(column(field))} is ${first}, then ${second}. ${where} is “${rows[index % rows.length]!.text(field)}”.`,
      isSure,
    }
  }

  return {
    reading: { ...reading, year },
    guesses: raised(
      decided && orderGuess(decided),
      dates.some(({ hasYear }) => !hasYear) && {
        id: { about: 'year' },
        where: column('start'),
        sentence: `Dates without a year are in ${year}.`,
        chosen: String(year),
        options: [-1, 0, 1, 2]
          .map((step) => String(year + step))
          .map((value) => ({ value, text: value })),
        isSure: said === undefined && known !== undefined,
      },
    ),
  }
}
