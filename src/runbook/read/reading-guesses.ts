import { counted } from '../../lib/counted.ts'
import { capital, cellAt, columnOf, quoted } from './asked.ts'
import type { Asked } from './asked.ts'
import type { Choices, Guess } from './choices.ts'
import type { OrderDecision } from './date-order.ts'
import type { Field, Mapping } from './fields.ts'
import { lengthGuesses } from './length-guesses.ts'
import type { Numbering } from './numbering.ts'
import type { OutlineSource } from './outline.ts'
import type { Sheet } from './table.ts'
import type { SheetTasks } from './tasks.ts'
import { isNo } from './words.ts'

const whyOrder: Readonly<Record<OrderDecision['because'], string>> = {
  'past twelve': '',
  weekday: ', as its weekday shows',
  'closer together': ', so that the dates are days apart, not months',
  'twelve-hour clock': ', as its twelve-hour clock suggests',
  nothing: ', though nothing in the sheet decides it',
}

function orderGuess(asked: Asked): Guess[] {
  const { order } = asked.read.reading.times
  if (!order) return []
  const where = cellAt(asked, order.field, order.row)
  const [first, second] = order.order === 'day first' ? ['day', 'month'] : ['month', 'day']
  return [
    {
      id: 'date-order',
      where,
      sentence: `${capital(columnOf(asked, order.field))} is ${first}, then ${second}${whyOrder[order.because]}. ${where} is ${quoted(asked, order.field, order.row)}.`,
      chosen: order.order,
      options: [
        { value: 'day first', text: 'day, then month' },
        { value: 'month first', text: 'month, then day' },
      ],
      isSure: order.because === 'past twelve' || order.because === 'weekday',
    },
  ]
}

function yearGuess(asked: Asked): Guess[] {
  const { year } = asked.read.reading.times
  if (!year) return []
  const near = [-1, 0, 1, 2].map((step) => String(year.year + step))
  return [
    {
      id: 'year',
      where: columnOf(asked, 'start'),
      sentence: `Dates without a year are in ${year.year}.`,
      chosen: String(year.year),
      options: near.map((value) => ({ value, text: value })),
      isSure: year.isSure,
    },
  ]
}

const sources: Readonly<Record<OutlineSource, string>> = {
  level: 'the outline level',
  wbs: 'the outline number',
  parent: 'the parent',
  indent: 'the indentation',
  column: 'a column',
  headings: 'rows that are only a heading',
  span: 'rows whose start and finish cover those below',
  none: 'no groups',
}

function groupsGuess(asked: Asked): Guess[] {
  const { outline } = asked.read.reading
  if (outline.offered.length < 2) return []
  const field = ({ level: 'level', wbs: 'wbs', parent: 'parent', column: 'group' } as const)[
    outline.source as 'level'
  ] as Field | undefined
  const count = outline.groups.length
  return [
    {
      id: 'groups',
      where: field ? columnOf(asked, field) : '',
      sentence:
        outline.source === 'none'
          ? 'Tasks are not put in groups.'
          : `${counted(count, 'group')} ${count === 1 ? 'comes' : 'come'} from ${sources[outline.source]}. Their own rows are not tasks.`,
      chosen: outline.source,
      options: outline.offered.map((value) => ({ value, text: sources[value] })),
      isSure:
        outline.source === 'level' || outline.source === 'column' || outline.source === 'none',
    },
  ]
}

const numberings: Readonly<Record<Numbering, string>> = {
  ids: 'the sheet’s own numbers',
  tasks: 'tasks, counted from 1',
  rows: 'tasks and headings, counted from 1',
  'sheet rows': 'row numbers of the sheet',
}

function numberingGuess(asked: Asked): Guess[] {
  const { numbered } = asked.read.reading
  if (asked.mapping.columns.after === null && asked.mapping.columns.before === null) return []
  return [
    {
      id: 'numbering',
      where: columnOf(asked, 'after'),
      sentence: `Numbers in ${columnOf(asked, 'after') || columnOf(asked, 'before')} are ${numberings[numbered.numbering]}.`,
      chosen: numbered.numbering,
      options: numbered.offered.map((value) => ({ value, text: numberings[value] })),
      isSure: numbered.isSure,
    },
  ]
}

function linkGuesses(asked: Asked): Guess[] {
  const { all, lag } = asked.read.reading
  const meanings = {
    above: 'every task above it',
    others: 'every other task',
    nothing: 'nothing',
  } as const
  return [
    ...(lag
      ? [
          {
            id: 'lag-unit',
            where: cellAt(asked, 'after', lag.row),
            sentence: `The lag in “${lag.text}” is in ${lag.unit}s, as its number has no unit.`,
            chosen: lag.unit,
            options: ['minute', 'hour', 'day'].map((value) => ({ value, text: `${value}s` })),
            isSure: false,
          },
        ]
      : []),
    ...(all
      ? [
          {
            id: 'all',
            where: cellAt(asked, 'after', all.row),
            sentence: `“${all.text}” in ${cellAt(asked, 'after', all.row)} is ${meanings[all.meaning]}.`,
            chosen: all.meaning,
            options: Object.entries(meanings).map(([value, text]) => ({ value, text })),
            isSure: false,
          },
        ]
      : []),
  ]
}

function inactiveGuess(asked: Asked, choices: Choices): Guess[] {
  const kept = asked.read.reading.rows.filter(
    (row) => row.text('active') && isNo(row.text('active')),
  )
  const count = kept.length + asked.read.leftOut.filter(({ why }) => why === 'inactive').length
  if (count === 0) return []
  const isKept = choices.inactive === 'keep'
  return [
    {
      id: 'inactive',
      where: columnOf(asked, 'active'),
      sentence: `${counted(count, 'row')} with Active = No ${count === 1 ? 'is' : 'are'} ${isKept ? 'kept' : 'left out'}.`,
      chosen: isKept ? 'keep' : 'leave out',
      options: [
        { value: 'leave out', text: 'left out' },
        { value: 'keep', text: 'kept' },
      ],
      isSure: true,
    },
  ]
}

/** Where a column has start times and none of them could be read: said, so that nobody searches. */
function startsGuess(asked: Asked): Guess[] {
  const { tasks } = asked.read
  const unread = tasks.filter(({ start }) => start === 'unreadable')
  if (unread.length === 0 || tasks.some(({ start }) => typeof start === 'object')) return []
  const [first] = unread
  const where = cellAt(asked, 'start', first!.row)
  return [
    {
      id: 'starts-unread',
      where,
      sentence: `${capital(columnOf(asked, 'start'))} has start times, but none could be read. ${where} is ${quoted(asked, 'start', first!.row)}.`,
      chosen: 'none',
      options: [{ value: 'none', text: 'no start times' }],
      isSure: false,
    },
  ]
}

/** What was decided about the rows: units, dates, groups, links. */
export function guessesOfReading(
  sheet: Sheet,
  mapping: Mapping,
  read: SheetTasks,
  choices: Choices,
): Guess[] {
  const asked = { sheet, mapping, read }
  return [
    ...startsGuess(asked),
    ...orderGuess(asked),
    ...yearGuess(asked),
    ...lengthGuesses(asked),
    ...linkGuesses(asked),
    ...numberingGuess(asked),
    ...groupsGuess(asked),
    ...inactiveGuess(asked, choices),
  ]
}
