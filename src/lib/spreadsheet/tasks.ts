import { fromZero } from './clock-zero.ts'
import type { Timeline } from './clock-zero.ts'
import { decimalMarks } from './decimals.ts'
import { parseDependencies } from './dependencies.ts'
import type { Dependencies } from './dependencies.ts'
import { parseDuration, wholeMinutes } from './durations.ts'
import type { Duration } from './durations.ts'
import type { Field, Mapping } from './fields.ts'
import { idKey } from './id-key.ts'
import { dateOrder, parseStart } from './starts.ts'
import type { Moment } from './starts.ts'
import { findStrays } from './strays.ts'
import { cellText } from './table.ts'
import type { Row, Sheet } from './table.ts'
import { readWholeNumbers } from './whole-numbers.ts'

/** One task as the sheet has it. */
export type SheetTask = {
  /** The row's number as a spreadsheet program shows it. */
  readonly row: number
  /** The id as it is written; '' where there is none. */
  readonly id: string
  /** One of a kind, to be told apart by: the id, and the row as well where the id is taken. */
  readonly key: string
  readonly name: string
  readonly owner: string
  readonly duration: Duration
  readonly durationText: string
  readonly start: Moment
  readonly startText: string
  /** Whether its date lies so far from the others that it is most likely mistyped. */
  readonly hasStrayStart: boolean
  /** Minutes from T0; null without a start that can be read, and for one that is mistyped. */
  readonly startMinute: number | null
  readonly after: Dependencies
}

export type SheetTasks = {
  readonly tasks: readonly SheetTask[]
  readonly timeline: Timeline
  /** Rows that hold a heading or a total instead of a task. */
  readonly passedOver: number
}

function columnOf({ columns }: Mapping, field: Field, row: Row) {
  const column = columns[field]
  return column === null ? null : (row[column] ?? null)
}

function isTotal(name: string) {
  return /^(sub)?total\b/i.test(name)
}

function nameLookup(rows: readonly { key: string; id: string; name: string }[]) {
  const byId = new Map<string, string>()
  const byName = new Map<string, string>()
  for (const { key, id, name } of rows) {
    if (id !== '' && !byId.has(idKey(id))) byId.set(idKey(id), key)
    const lower = name.toLowerCase()
    if (name !== '' && !byName.has(lower)) byName.set(lower, key)
  }
  return (text: string) => byId.get(idKey(text)) ?? byName.get(text.toLowerCase())
}

/**
 * The tasks below the headings. Empty rows, headings (a row with a text and nothing else) and totals
 * are passed over. Without an id column tasks are numbered from 1, as planners' exports count them.
 */
export function readTasks({ rows }: Sheet, mapping: Mapping): SheetTasks {
  const used = new Set<string>()
  let passedOver = 0
  const found = rows.slice(mapping.headerRow + 1).flatMap((row, i) => {
    function text(field: Field) {
      return cellText(columnOf(mapping, field, row))
    }

    const filled = row.filter((cell) => cellText(cell) !== '').length
    if (filled === 0) return []
    const name = text('task')
    const hasMore = (['owner', 'duration', 'start', 'after'] as const).some((field) => text(field))
    const isHeading = !hasMore && (filled === 1 || (name === '' && text('id') === ''))
    if (isHeading || (isTotal(name || text('id')) && !text('owner') && !text('after'))) {
      passedOver++
      return []
    }
    return [{ row, number: mapping.headerRow + 2 + i, name, text }]
  })

  const keyed = found.map(({ row, number, name, text }, i) => {
    const id = mapping.columns.id === null ? String(i + 1) : text('id')
    const key = id === '' || used.has(idKey(id)) ? `${id || '?'} (row ${number})` : id
    used.add(idKey(id))
    return { row, number, name, text, id, key }
  })

  const resolve = nameLookup(keyed)
  const starts = keyed.map(({ row }) => columnOf(mapping, 'start', row))
  const finishes = keyed.map(({ row }) => columnOf(mapping, 'finish', row))
  const order = dateOrder([...starts, ...finishes])
  const wholeNumbers = readWholeNumbers([...starts, ...finishes], order)
  const moments = starts.map((cell) => parseStart(cell, order, wholeNumbers))
  const strays = findStrays(moments)
  const timeline = fromZero(moments.map((moment, i) => (strays.has(i) ? 'unreadable' : moment)))
  const durations = keyed.map(({ row }) => columnOf(mapping, 'duration', row))
  const marks = decimalMarks(durations)

  const tasks = keyed.map(({ number, name, text, id, key }, i): SheetTask => {
    const given = parseDuration(durations[i], mapping.unit, marks)
    const derived =
      given === 'missing'
        ? between(moments[i]!, parseStart(finishes[i], order, wholeNumbers))
        : given
    return {
      row: number,
      id,
      key,
      name: name || (mapping.columns.task === null ? `Task ${id}` : ''),
      owner: text('owner'),
      duration: derived,
      durationText: text('duration'),
      start: moments[i]!,
      startText: text('start'),
      hasStrayStart: strays.has(i),
      startMinute: timeline.minutes[i] ?? null,
      after: parseDependencies(text('after'), resolve),
    }
  })
  return { tasks, timeline, passedOver }
}

/** A duration that only start and finish tell: 'unreadable' below 0 and over 366 days. */
function between(start: Moment, finish: Moment): Duration {
  if (typeof start === 'string' || typeof finish === 'string') return 'missing'
  if (start.kind !== finish.kind) return 'missing'
  const minutes = finish.minutes - start.minutes
  // 23:30 to 00:15 crosses midnight.
  if (start.kind === 'clock' && minutes < 0) return minutes + 24 * 60
  return wholeMinutes(minutes)
}
