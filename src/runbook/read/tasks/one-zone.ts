import { counted } from '../../../lib/counted.ts'
import { isOnCalendar, isTimed, type Moment, type Time } from '../cells/starts.ts'
import {
  offsetsAt,
  offsetsOf,
  offsetText,
  placeIn,
  seasonal,
  splitZone,
  zoneOfHeading,
} from '../cells/zones.ts'
import {
  answerTo,
  decide,
  mostAsked,
  type ChoiceId,
  type Choices,
  type Guess,
  type Raised,
} from '../questions/choices.ts'
import type { Headings, SheetRow } from './task-rows.ts'

const day = 24 * 60

const timeFields = ['start', 'finish', 'actualStart', 'actualFinish', 'deadline'] as const

type TimeField = (typeof timeFields)[number]

export type RowMoments = Readonly<Record<TimeField, Moment>>

type WrittenRow = SheetRow & RowMoments

type ZoneOf = (row: WrittenRow, field: TimeField) => string | null

type InOneZone<Row> = {
  readonly rows: readonly Row[]
  readonly guesses: readonly Raised[]
  /** The only zone of the sheet, if its clocks change. `offset`: that of the times, in minutes. */
  readonly zone?: { readonly name: string; readonly offset: number }
}

/** Zones to offer if the clocks may change between the times. */
const changingZones: Readonly<Record<string, string>> = {
  'Europe/London': 'UK and Irish time',
  'Europe/Berlin': 'Central European time',
  'America/New_York': 'US Eastern time',
  'America/Chicago': 'US Central time',
  'America/Los_Angeles': 'US Pacific time',
  'Australia/Sydney': 'Sydney time',
}

/** Times without a date have no UTC offset, so zones are looked up on this arbitrary day (2025-12-09). */
const someDay = 46_000 * day

/** For an unknown zone: 12 hours west to 14 hours east. */
const allOffsets = Array.from({ length: 27 }, (_, i) => (i - 12) * 60)

function optionsOf(offsets: readonly number[]): Guess['options'] {
  return offsets.map((offset) => ({ value: String(offset), text: offsetText(offset) }))
}

/** Asks for the zone of a sheet that names none, if the clocks may change between its times. */
function inUnsaidZone<Row extends WrittenRow>(
  rows: readonly Row[],
  { column }: Headings,
  choices: Choices,
): InOneZone<Row> {
  const times = rows
    .flatMap(({ start, finish }) => [start, finish])
    .flatMap((each) => (isOnCalendar(each) && !each.isDay ? [each.minutes] : []))
    .toSorted((a, b) => a - b)
  const [first = 0] = times
  // The last task may still run when the clocks change.
  const last = (times.at(-1) ?? -day) + day
  const changing = Object.entries(changingZones).filter(
    ([zone]) => offsetsAt(zone, first)[0] !== offsetsAt(zone, last).at(-1),
  )
  if (changing.length === 0) return { rows, guesses: [] }
  const texts = { '': 'no clock change', ...Object.fromEntries(changing) }
  const change = decide<string>(choices, 'clock-change', texts, '')
  const zone = change.chosen
  const isSure = answerTo(choices, change.id) !== undefined
  const guess = {
    ...change,
    where: column('start'),
    sentence: zone
      ? `Times are ${changingZones[zone]}, and the hour of the clock change is counted. A time that occurs twice means its first occurrence, unless the row above is later.`
      : isSure
        ? 'The clocks don’t change during this run, as you said.'
        : 'The clocks may change during this run. Until you choose the time zone, no hour is added or skipped.',
    isSure,
  }
  return { ...(zone ? inNamedZones(rows, () => zone, '', []) : { rows }), guesses: [guess] }
}

/** Returns a function that finds offsets in minutes. If an hour occurs twice, the first counts unless the row above is later. */
function offsetReader(choices: Choices) {
  const doubtful = new Map<string, Raised>()
  let shown: number | undefined

  function unclear(name: string, offered: readonly number[], row: SheetRow): number {
    const id = { about: 'zone', text: name.toLowerCase() } as const satisfies ChoiceId
    const answer = answerTo(choices, id) ?? ''
    const said = /^-?\d{1,3}$/.test(answer) ? Number(answer) : undefined
    const offset = said ?? offered[0] ?? shown ?? 0
    if (!doubtful.has(id.text))
      doubtful.set(id.text, {
        id,
        where: row.at('start'),
        sentence: `“${name}” ${offered.length === 0 ? 'isn’t a time zone we know' : 'could mean several time zones'}. For now it is read as ${offsetText(offset)}.`,
        chosen: String(offset),
        options: optionsOf(offered.length > 0 ? offered : allOffsets),
      })
    return offset
  }

  function offsetOf(name: string, moment: Time, row: SheetRow, last: number): number {
    const at = isOnCalendar(moment) ? moment.minutes : null
    const fixed = offsetsOf(name)
    const changing = fixed.length > 0 ? [] : offsetsAt(name, at ?? someDay)
    if (changing.length > 0)
      return changing.find((each) => moment.minutes - each >= last) ?? changing[0]!
    const offered = [...fixed, ...(at === null ? [] : seasonal(name, at))]
    return offered.length === 1 ? offered[0]! : unclear(name, offered, row)
  }

  return {
    doubtful,
    inColumn: (rows: readonly WrittenRow[], field: TimeField, zoneOf: ZoneOf) => {
      let last = -Infinity
      const offsets = new Map<WrittenRow, number>()
      for (const row of rows) {
        const [moment, name] = [row[field], zoneOf(row, field)]
        if (!hasClock(moment) || !name) continue
        const offset = offsetOf(name, moment, row, last)
        if (moment.kind === 'at') last = moment.minutes - offset
        shown ??= offset
        offsets.set(row, offset)
      }
      return offsets
    },
  }
}

function hasClock(moment: Moment): moment is Time {
  return isTimed(moment) && moment.kind !== 'offset'
}

function inNamedZones<Row extends WrittenRow>(
  rows: readonly Row[],
  zoneOf: ZoneOf,
  where: string,
  choices: Choices,
): InOneZone<Row> {
  const { doubtful, inColumn } = offsetReader(choices)
  const offsets = new Map(timeFields.map((field) => [field, inColumn(rows, field, zoneOf)]))
  const found = [...new Set([...offsets.values()].flatMap((column) => [...column.values()]))]
  const [shown] = found
  if (shown === undefined) return { rows, guesses: [] }
  const answer = answerTo(choices, { about: 'zones' })
  const base = found.find((offset) => String(offset) === answer) ?? shown

  function shifted(row: Row, field: TimeField): Moment {
    const [moment, offset] = [row[field], offsets.get(field)!.get(row)]
    if (typeof moment === 'string' || offset === undefined) return moment
    const minutes = moment.minutes + base - offset
    return { ...moment, minutes: moment.kind === 'clock' ? (minutes + 2 * day) % day : minutes }
  }

  const all = rows.flatMap((row) => timeFields.map((field) => ({ row, field })))
  const names = new Set(all.flatMap(({ row, field }) => zoneOf(row, field)?.toLowerCase() ?? []))
  const zones = new Set([...names].map(placeIn))
  const [zone = ''] = zones.size === 1 ? zones : []
  const isPlace = offsetsAt(zone, someDay).length > 0
  const unknown = all.filter(({ row, field }) => hasClock(row[field]) && !zoneOf(row, field)).length
  // If all times are in one zone, it makes no difference which.
  const asked = [...doubtful.values()].filter(
    ({ id }) => names.size > 1 || answerTo(choices, id) !== undefined,
  )
  const among = found.length > 1 ? ` The sheet has ${found.map(offsetText).join(', ')}.` : ''
  const missing = counted(unknown, 'time without a zone is', 'times without a zone are')
  return {
    ...(isPlace && { zone: { name: zone, offset: base } }),
    rows: rows.map((row) => ({
      ...row,
      ...Object.fromEntries(timeFields.map((field) => [field, shifted(row, field)])),
    })),
    guesses: [
      {
        id: { about: 'zones' },
        where,
        sentence: `Times are shown in ${offsetText(base)}.${among}${unknown === 0 ? '' : ` ${missing} read as ${offsetText(base)} too.`}`,
        chosen: String(base),
        options: optionsOf(found),
        isSure: found.length === 1 || unknown === 0,
      },
      ...asked.slice(0, mostAsked),
    ],
  }
}

/** Shifts all times to one zone: that of the first time, or the one that a person chose. */
export function inOneZone<Row extends WrittenRow>(
  rows: readonly Row[],
  headings: Headings,
  choices: Choices,
): InOneZone<Row> {
  const ofHeading = new Map(
    timeFields.map((field) => [field, zoneOfHeading(headings.heading(field))]),
  )

  function zoneOf(row: WrittenRow, field: TimeField): string | null {
    return splitZone(row.text(field)).zone ?? (row.text('zone') || ofHeading.get(field)!)
  }

  return rows.some((row) => timeFields.some((field) => zoneOf(row, field) !== null))
    ? inNamedZones(rows, zoneOf, headings.column('start'), choices)
    : inUnsaidZone(rows, headings, choices)
}
