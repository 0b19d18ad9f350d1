import { findDate, weekdayOfDay, type DateOrder } from '../cells/dates.ts'
import type { Cell } from '../file/table.ts'

/** What decided whether a column's dates are day first. `index`: the cell that shows it. */
export type OrderDecision = {
  readonly order: DateOrder
  readonly because: 'past twelve' | 'weekday' | 'closer together' | 'twelve-hour clock' | 'nothing'
  readonly index: number
  /** How many dates could be read both ways. */
  readonly count: number
}

type Reading = {
  readonly impossible: number
  readonly wrongDays: number
  readonly span: number
  readonly found: number
}

const orders: readonly DateOrder[] = ['day first', 'month first']

function readBy(texts: readonly { text: string }[], order: DateOrder): Reading {
  const dates = texts.map(({ text }) => findDate(text, { order, year: 2026 })!)
  const days = dates.flatMap(({ days: each }) => each ?? [])
  return {
    impossible: dates.filter((date) => date.days === null).length,
    wrongDays: dates.filter(
      ({ days: each, weekday, hasYear }) =>
        each !== null && weekday >= 0 && hasYear && weekdayOfDay(each) !== weekday,
    ).length,
    span:
      days.reduce((most, each) => Math.max(most, each), -Infinity) -
      days.reduce((least, each) => Math.min(least, each), Infinity),
    found: days.length,
  }
}

/**
 * Whether a column writes the day or the month first, decided by all of its dates together: a number
 * past twelve, a weekday beside the date, then the reading in which the dates lie closer together,
 * then a clock of twelve hours, as in the United States. Null where no date can be read both ways.
 */
export function decideOrder(cells: readonly (Cell | undefined)[]): OrderDecision | null {
  const texts = cells.flatMap((cell, index) => {
    if (typeof cell !== 'string') return []
    const date = findDate(cell, { order: 'day first', year: 2026 })
    return date?.isNumeric ? [{ text: cell, index }] : []
  })
  const [first] = texts
  if (!first) return null

  const [dayFirst, monthFirst] = orders.map((order) => readBy(texts, order)) as [Reading, Reading]

  function decided(order: DateOrder, because: OrderDecision['because'], index = first!.index) {
    return { order, because, index, count: texts.length }
  }

  function showing(
    order: DateOrder,
    shows: (found: { isPast: boolean; isWrong: boolean }) => boolean,
  ) {
    const other = order === 'day first' ? 'month first' : 'day first'
    return texts.find(({ text }) => {
      const date = findDate(text, { order: other, year: 2026 })!
      const isWrong =
        date.days !== null && date.weekday >= 0 && weekdayOfDay(date.days) !== date.weekday
      return shows({ isPast: date.days === null, isWrong })
    })?.index
  }

  if (dayFirst.impossible !== monthFirst.impossible) {
    const order = dayFirst.impossible < monthFirst.impossible ? 'day first' : 'month first'
    return decided(
      order,
      'past twelve',
      showing(order, ({ isPast }) => isPast),
    )
  }
  if (dayFirst.wrongDays !== monthFirst.wrongDays) {
    const order = dayFirst.wrongDays < monthFirst.wrongDays ? 'day first' : 'month first'
    return decided(
      order,
      'weekday',
      showing(order, ({ isWrong }) => isWrong),
    )
  }
  // A runbook lasts days; read the wrong way round, the 5th and the 6th lie a month apart.
  if (texts.length > 1 && Math.abs(dayFirst.span - monthFirst.span) > 20)
    return decided(dayFirst.span < monthFirst.span ? 'day first' : 'month first', 'closer together')
  if (texts.some(({ text }) => /\d\s*[ap]\.?m\b/i.test(text)))
    return decided('month first', 'twelve-hour clock')
  return decided('day first', 'nothing')
}
