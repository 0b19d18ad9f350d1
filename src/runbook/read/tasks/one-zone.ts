import type { Moment } from '../cells/starts.ts'
import { offsetsAt, offsetsOf, seasonal } from '../cells/zones.ts'
import type { Choices } from '../questions/choices.ts'

const day = 24 * 60
/** Zones of which it is asked where the clocks change between a sheet's times. */
export const changingZones = {
  'Europe/London': 'UK and Irish time',
  'Europe/Berlin': 'Central European time',
  'America/New_York': 'US Eastern time',
  'America/Chicago': 'US Central time',
  'America/Los_Angeles': 'US Pacific time',
  'Australia/Sydney': 'Sydney time',
} as const

/** A zone that several have the name of, that is out of season, or that nobody knows. */
export type DoubtfulZone = {
  readonly name: string
  readonly row: number
  readonly offset: number
  readonly offered: readonly number[]
}

/** What `Choices` calls the offset of a zone. */
export function zoneChoice(name: string): string {
  return `zone:${name.toLowerCase()}`
}

export type Zones = {
  /** The offset in which every time is shown, and all that the sheet has, in minutes. */
  readonly shown: number
  readonly offsets: readonly number[]
  readonly doubtful: readonly DoubtfulZone[]
  /** How many times have none. */
  readonly unknown: number
}

/** For a zone of the database beside times without a day. */
const someDay = 46_000 * day

/** Whole offsets from 12 hours west to 14 hours east, for a zone that nobody knows. */
const allOffsets = Array.from({ length: 27 }, (_, i) => (i - 12) * 60)

/**
 * The moments of several columns, row by row, as times in one zone: that of the first. `zones`: each
 * moment's, as it is written. Of an hour that comes twice it is the first, unless that is before the
 * row above. `choices`: 'zone:ist' in minutes, 'zones': the offset to show.
 */
export function inOneZone(
  columns: readonly (readonly Moment[])[],
  zones: readonly (readonly (string | null)[])[],
  rows: readonly number[],
  choices: Choices,
): { columns: Moment[][]; zones: Zones | null } {
  const doubtful = new Map<string, DoubtfulZone>()
  let shown: number | undefined

  function offsetOf(
    name: string,
    moment: Exclude<Moment, string>,
    row: number,
    last: number,
  ): number {
    const at = moment.kind === 'at' && !moment.isRelative ? moment.minutes : null
    const fixed = offsetsOf(name)
    const changing = fixed.length > 0 ? [] : offsetsAt(name, at ?? someDay)
    if (changing.length > 0)
      return changing.find((offset) => moment.minutes - offset >= last) ?? changing[0]!
    const offered = [...fixed, ...(at === null ? [] : seasonal(name, at))]
    if (offered.length === 1) return offered[0]!
    const said = choices[zoneChoice(name)]
    const offset =
      said !== undefined && /^-?\d{1,3}$/.test(said) ? Number(said) : (offered[0] ?? shown ?? 0)
    if (!doubtful.has(zoneChoice(name)))
      doubtful.set(zoneChoice(name), {
        name,
        row,
        offset,
        offered: offered.length > 0 ? offered : allOffsets,
      })
    return offset
  }

  const names = new Set(zones.flat().flatMap((name) => name?.toLowerCase() ?? []))
  let unknown = 0
  const offsets = columns.map((column, c) => {
    let last = -Infinity
    return column.map((moment, i) => {
      if (typeof moment === 'string' || moment.kind === 'offset' || moment.isDay) return null
      const name = zones[c]![i]
      if (!name) {
        unknown++
        return null
      }
      const offset = offsetOf(name, moment, rows[i]!, last)
      if (moment.kind === 'at') last = moment.minutes - offset
      shown ??= offset
      return offset
    })
  })
  const found = offsets.flat().filter((offset) => offset !== null)
  const said = Number(choices.zones ?? NaN)
  const base = found.includes(said) ? said : shown
  if (base === undefined) return { columns: columns.map((column) => [...column]), zones: null }
  return {
    columns: columns.map((column, c) =>
      column.map((moment, i): Moment => {
        const offset = offsets[c]![i]
        if (typeof moment === 'string' || offset === null || offset === undefined) return moment
        const minutes = moment.minutes + base - offset
        return { ...moment, minutes: moment.kind === 'clock' ? (minutes + 2 * day) % day : minutes }
      }),
    ),
    zones: {
      shown: base,
      offsets: [...new Set(found)],
      // Where every time is in one zone, its name makes no difference.
      doubtful: [...doubtful].flatMap(([id, zone]) =>
        names.size > 1 || id in choices ? [zone] : [],
      ),
      unknown,
    },
  }
}

/** The zones whose clocks change between the first and the last of these times. */
export function zonesThatChange(moments: readonly Moment[]): (keyof typeof changingZones)[] {
  const times = moments.flatMap((moment) =>
    typeof moment === 'object' && moment.kind === 'at' && !moment.isDay && !moment.isRelative
      ? [moment.minutes]
      : [],
  )
  const first = times.reduce((least, time) => Math.min(least, time), Infinity)
  const last = times.reduce((most, time) => Math.max(most, time), -Infinity)
  if (first >= last) return []
  const zones = Object.keys(changingZones) as (keyof typeof changingZones)[]
  return zones.filter((zone) => offsetsAt(zone, first)[0] !== offsetsAt(zone, last).at(-1))
}
