import { counted } from '../counted.ts'
import { duration } from '../clock.ts'
import type { Choices, Guess } from './choices.ts'
import type { OrderDecision } from './date-order.ts'
import type { Field, Mapping, Unit } from './fields.ts'
import type { Numbering } from './numbering.ts'
import type { OutlineSource } from './outline.ts'
import { columnLetters } from './sheet-xml.ts'
import { cellText } from './table.ts'
import type { Sheet } from './table.ts'
import type { SheetTasks } from './tasks.ts'
import { isNo } from './words.ts'

type Asked = { readonly sheet: Sheet; readonly mapping: Mapping; readonly read: SheetTasks }

function cellAt({ mapping }: Asked, field: Field, row: number): string {
  const column = mapping.columns[field]
  return column === null ? `row ${row}` : `${columnLetters(column)}${row}`
}

function quoted({ sheet, mapping }: Asked, field: Field, row: number): string {
  const column = mapping.columns[field]
  return `“${column === null ? '' : cellText(sheet.rows[row - 1]?.[column])}”`
}

function columnOf({ mapping }: Asked, field: Field): string {
  const column = mapping.columns[field]
  return column === null ? '' : `column ${columnLetters(column)}`
}

const unitNames: Readonly<Record<Unit, string>> = {
  auto: 'minutes, or parts of a day below 1',
  seconds: 'seconds',
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  excel: 'parts of a day',
}

function unitGuess(asked: Asked): Guess[] {
  const { lengths } = asked.read.reading
  if (!lengths.hasPlainNumbers) return []
  const unit = lengths.unit === 'auto' ? 'minutes' : unitNames[lengths.unit]
  return [
    {
      id: 'unit',
      where: columnOf(asked, 'duration'),
      sentence: `Plain numbers in ${columnOf(asked, 'duration')} are ${unit}.`,
      chosen: lengths.unit,
      options: Object.entries(unitNames).map(([value, text]) => ({ value, text })),
      isSure: lengths.unit === asked.mapping.unit && lengths.unit !== 'auto',
    },
  ]
}

const whyDay = {
  'start and finish': 'as the start and finish beside it show',
  elapsed: 'because other durations are marked as elapsed',
  chosen: 'as you chose',
  nothing: 'because nothing in the sheet says otherwise',
} as const

function dayGuess(asked: Asked): Guess[] {
  const { hoursOfDay } = asked.read.reading.lengths
  if (!hoursOfDay) return []
  const { hours, because, row } = hoursOfDay
  const where = cellAt(asked, 'duration', row)
  return [
    {
      id: 'day',
      where,
      sentence: `A day is ${hours === 24 ? '24 hours' : 'a working day of 8 hours'}, ${whyDay[because]}. ${where} is ${quoted(asked, 'duration', row)}.`,
      chosen: String(hours),
      options: [
        { value: '24', text: '24 hours' },
        { value: '8', text: 'a working day of 8 hours, a week of five' },
      ],
      isSure: because === 'start and finish',
    },
  ]
}

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

function capital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
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

/** Where a duration and the times beside it say two things, as working hours do over a night. */
function disagreementGuess(asked: Asked): Guess[] {
  const { disagreeing } = asked.read.reading.lengths
  const tasks = asked.read.tasks.filter(({ row }) => disagreeing?.rows.has(row))
  const [first] = tasks
  if (!disagreeing || !first) return []
  const isSpan = disagreeing.counts === 'span'
  return [
    {
      id: 'lengths',
      where: cellAt(asked, 'duration', first.row),
      sentence: `In ${counted(tasks.length, 'row')} the duration is not the time from start to finish, as with nights off. ${isSpan ? 'Start to finish' : 'The duration'} counts: row ${first.row} takes ${duration(first.duration as number)}.`,
      chosen: disagreeing.counts,
      options: [
        { value: 'duration', text: 'the duration, without a break' },
        { value: 'span', text: 'start to finish, breaks included' },
      ],
      isSure: false,
    },
  ]
}

function untilNextGuess(asked: Asked): Guess[] {
  const { isUntilNext } = asked.read.reading.lengths
  if (isUntilNext === null) return []
  return [
    {
      id: 'until-next',
      where: columnOf(asked, 'start'),
      sentence: isUntilNext
        ? 'No column says how long a task takes, so each lasts until the next one starts.'
        : 'No column says how long a task takes.',
      chosen: isUntilNext ? 'yes' : 'no',
      options: [
        { value: 'yes', text: 'until the next one starts' },
        { value: 'no', text: 'not known, counted as 0' },
      ],
      isSure: false,
    },
  ]
}

function lengthGuess(asked: Asked): Guess[] {
  const spans = asked.read.tasks.filter(
    ({ durationText, duration: minutes, start }) =>
      durationText === '' && typeof minutes === 'number' && typeof start === 'object',
  )
  const [first] = spans
  if (!first || asked.mapping.columns.finish === null) return []
  return [
    {
      id: 'from-start-and-finish',
      where: cellAt(asked, 'finish', first.row),
      sentence: `${counted(spans.length, 'duration')} ${spans.length === 1 ? 'comes' : 'come'} from start and finish. Row ${first.row} takes ${duration(first.duration as number)}.`,
      chosen: 'yes',
      options: [{ value: 'yes', text: 'from start and finish' }],
      isSure: true,
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
    ...unitGuess(asked),
    ...dayGuess(asked),
    ...disagreementGuess(asked),
    ...untilNextGuess(asked),
    ...linkGuesses(asked),
    ...numberingGuess(asked),
    ...groupsGuess(asked),
    ...inactiveGuess(asked, choices),
    ...lengthGuess(asked),
  ]
}
