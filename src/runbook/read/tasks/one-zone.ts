import { counted } from '../../../lib/counted.ts'
import type { Moment } from '../cells/starts.ts'
import { offsetsAt, offsetsOf, offsetText, seasonal } from '../cells/zones.ts'
import { decide, mostAsked, type Choices, type Guess, type Raised } from '../questions/choices.ts'
import type { SheetRow, Table } from './task-rows.ts'

const day = 24 * 60
/** Zones of which it is asked where the clocks change between a sheet's times. */
const changingZones = {
  'Europe/London': 'UK and Irish time',
  'Europe/Berlin': 'Central European time',
  'America/New_York': 'US Eastern time',
  'America/Chicago': 'US Central time',
  'America/Los_Angeles': 'US Pacific time',
  'Australia/Sydney': 'Sydney time',
} as const

/** For a zone of the database beside times without a day. */
const someDay = 46_000 * day

/** Whole offsets from 12 hours west to 14 hours east, for a zone that is not known. */
const allOffsets = Array.from({ length: 27 }, (_, i) => (i - 12) * 60)

type Columns = readonly (readonly Moment[])[]

/** The moments of several columns in one zone, and what had to be decided for it. */
type InOneZone = { readonly columns: Columns; readonly guesses: readonly Raised[] }

function optionsOf(offsets: readonly number[]): Guess['options'] {
  return offsets.map((offset) => ({ value: String(offset), text: offsetText(offset) }))
}

/** A time that is on a calendar. */
function isDated(moment: Moment): moment is Exclude<Moment, string> {
  return typeof moment === 'object' && moment.kind === 'at' && !moment.isRelative
}

/** The zones whose clocks change between the first and the last of these times. */
function zonesThatChange(moments: readonly Moment[]): (keyof typeof changingZones)[] {
  const times = moments.flatMap((each) => (isDated(each) && !each.isDay ? [each.minutes] : []))
  if (times.length === 0) return []
  const first = times.reduce((least, time) => Math.min(least, time))
  const last = times.reduce((most, time) => Math.max(most, time))
  const zones = Object.keys(changingZones) as (keyof typeof changingZones)[]
  return zones.filter((zone) => offsetsAt(zone, first)[0] !== offsetsAt(zone, last).at(-1))
}

/** Which zone's clocks a sheet without zones goes by, where some change between its times. */
function ofUnsaidZone(columns: Columns, { rows, column }: Table, choices: Choices): InOneZone {
  const [starts = [], finishes = []] = columns
  const changing = zonesThatChange([...starts, ...finishes])
  if (changing.length === 0) return { columns, guesses: [] }
  const texts: Record<string, string> = Object.fromEntries(
    changing.map((zone) => [zone, changingZones[zone]]),
  )
  const change = decide<string>(choices, 'clock-change', { '': 'no clock change', ...texts }, '')
  const zone = changing.find((each) => each === change.chosen)
  const guess = {
    ...change,
    where: column('start'),
    sentence: zone
      ? `Times are ${changingZones[zone]}, and the hour of the clock change is counted. A time that comes twice is the first of the two, unless the row above is later.`
      : 'The clocks may change between these times. Until you say which zone they are in, no hour is added or left out.',
  }
  const all = columns.map((moments) => moments.map(() => zone ?? null))
  return {
    columns: zone ? ofNamedZones(columns, all, rows, column('start'), {}).columns : columns,
    guesses: [guess],
  }
}

/**
 * The moments of several columns, row by row, as times in one zone: that of the first. `zones`: each
 * moment's, as it is written. Of an hour that comes twice it is the first, unless that is before the
 * row above. `choices`: 'zone:ist' in minutes, 'zones': the offset to show, 'clock-change' where no zone
 * is named.
 */
export function inOneZone(
  columns: Columns,
  zones: readonly (readonly (string | null)[])[],
  table: Table,
  choices: Choices,
): InOneZone {
  return zones.flat().some((zone) => zone !== null)
    ? ofNamedZones(columns, zones, table.rows, table.column('start'), choices)
    : ofUnsaidZone(columns, table, choices)
}

function ofNamedZones(
  columns: Columns,
  zones: readonly (readonly (string | null)[])[],
  rows: readonly SheetRow[],
  where: string,
  choices: Choices,
): InOneZone {
  const doubtful = new Map<string, Raised>()
  let shown: number | undefined
  let unknown = 0

  function offsetOf(name: string, moment: Exclude<Moment, string>, row: SheetRow, last: number) {
    const at = isDated(moment) ? moment.minutes : null
    const fixed = offsetsOf(name)
    const changing = fixed.length > 0 ? [] : offsetsAt(name, at ?? someDay)
    if (changing.length > 0)
      return changing.find((each) => moment.minutes - each >= last) ?? changing[0]!
    const offered = [...fixed, ...(at === null ? [] : seasonal(name, at))]
    if (offered.length === 1) return offered[0]!
    const id = `zone:${name.toLowerCase()}`
    const said = /^-?\d{1,3}$/.test(choices[id] ?? '') ? Number(choices[id]) : undefined
    const offset = said ?? offered[0] ?? shown ?? 0
    if (!doubtful.has(id))
      doubtful.set(id, {
        id,
        where: row.at('start'),
        sentence: `“${name}” ${offered.length === 0 ? 'isn’t a time zone that is known here' : 'may be several time zones'}. For now it is read as ${offsetText(offset)}.`,
        chosen: String(offset),
        options: optionsOf(offered.length > 0 ? offered : allOffsets),
      })
    return offset
  }

  const offsets = columns.map((column, c) => {
    let last = -Infinity
    return column.map((moment, i) => {
      if (typeof moment === 'string' || moment.kind === 'offset' || moment.isDay) return null
      const name = zones[c]![i]
      if (!name) unknown++
      if (!name) return null
      const offset = offsetOf(name, moment, rows[i]!, last)
      if (moment.kind === 'at') last = moment.minutes - offset
      shown ??= offset
      return offset
    })
  })
  const found = [...new Set(offsets.flat().filter((offset) => offset !== null))]
  if (shown === undefined) return { columns, guesses: [] }
  const base = found.find((offset) => String(offset) === choices.zones) ?? shown
  const names = new Set(zones.flat().flatMap((name) => name?.toLowerCase() ?? []))
  // Where every time is in one zone, its name makes no difference.
  const asked = [...doubtful.values()].filter(({ id }) => names.size > 1 || id in choices)
  const areMixed = found.length > 1
  const among = areMixed ? ` The sheet has ${found.map(offsetText).join(', ')}.` : ''
  const missing = counted(unknown, 'time without a zone is', 'times without a zone are')

  function shift(moment: Moment, offset: number | null | undefined): Moment {
    if (typeof moment === 'string' || typeof offset !== 'number') return moment
    const minutes = moment.minutes + base - offset
    return { ...moment, minutes: moment.kind === 'clock' ? (minutes + 2 * day) % day : minutes }
  }

  return {
    columns: columns.map((column, c) => column.map((moment, i) => shift(moment, offsets[c]![i]))),
    guesses: [
      {
        id: 'zones',
        where,
        sentence: `Times are shown in ${offsetText(base)}.${among}${unknown === 0 ? '' : ` ${missing} read as ${offsetText(base)} too.`}`,
        chosen: String(base),
        options: optionsOf(found),
        isSure: !areMixed || unknown === 0,
      },
      ...asked.slice(0, mostAsked),
    ],
  }
}
