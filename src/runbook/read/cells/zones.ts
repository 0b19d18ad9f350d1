import { tzOffset } from '@date-fns/tz/tzOffset'
import { longestValue } from '../file/table.ts'

/** By minutes east of Greenwich, the likeliest meaning first (IANA Time Zone Database, 2026). */
const abbreviations = (
  [
    [0, 'z ut utc gmt wet'],
    [330, 'ist'],
    [60, 'bst west cet mez ist'],
    [120, 'cest mesz eet ist'],
    [180, 'eest'],
    [240, 'gst'],
    [300, 'pkt'],
    [-300, 'est cdt'],
    [-240, 'edt'],
    [-360, 'cst mdt'],
    [480, 'sgt hkt cst'],
    [-420, 'mst pdt'],
    [-480, 'pst'],
    [540, 'jst'],
    [600, 'aest'],
    [660, 'aedt'],
    [720, 'nzst'],
    [780, 'nzdt'],
  ] as const
).map(([offset, names]) => ({ offset, names: names.split(' ') }))

const names = abbreviations.flatMap((each) => each.names).join('|')
const ianaName = String.raw`(?:Africa|America|Asia|Atlantic|Australia|Europe|Pacific)\/[A-Za-z_]+`
const afterTime = new RegExp(
  String.raw`(?<=\d[:.h]\d\d(?::\d\d(?:[.,]\d+)?)?\s*(?:[ap]m)?|(?<!\d)\d{4}\s?(?=\(?[a-z]))\s*\(?(${names}|${ianaName}|(?:utc|gmt)?\s*[+−-]\d{1,2}(?::?\d\d)?)\)?$`,
  'i',
)
/** Capitals only: 'Est. start' and 'Ist-Beginn' name no zone. */
const inHeading = new RegExp(
  String.raw`(?:^|[\s(\[])((?:UTC|GMT)[+−-]\d{1,2}(?::?\d\d)?|${names.toUpperCase()}|${ianaName})[)\]]?$`,
)

/** '22:30+02:00', '10pm (BST)': the time, and the zone as it is written. */
export function splitZone(text: string): { rest: string; zone: string | null } {
  const match = text.length > longestValue ? null : afterTime.exec(text)
  return match ? { rest: text.slice(0, match.index), zone: match[1]! } : { rest: text, zone: null }
}

export function zoneOfHeading(heading: string): string | null {
  return inHeading.exec(heading.trim())?.[1] ?? null
}

export function offsetsOf(zone: string): readonly number[] {
  const text = zone.toLowerCase().replace('−', '-').replaceAll(' ', '')
  const [, sign, hours, minutes] = /^(?:utc|gmt)?([+-])(\d{1,2}):?(\d\d)?$/.exec(text) ?? []
  if (!sign)
    return abbreviations.flatMap((each) => (each.names.includes(text) ? [each.offset] : []))
  return [(sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0))]
}

/** 'EST' in July means New York's time, EDT. */
const places: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['cet', 'cest', 'mez', 'mesz'].map((name) => [name, 'Europe/Berlin'])),
  bst: 'Europe/London',
  est: 'America/New_York',
  edt: 'America/New_York',
  cst: 'America/Chicago',
  cdt: 'America/Chicago',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
}

/** The offset that the place of an abbreviation has on this day, if it is another one. */
export function seasonal(zone: string, minutes: number): readonly number[] {
  const place = places[zone.toLowerCase()]
  const own = place ? offsetsAt(place, minutes) : []
  return own.some((offset) => offsetsOf(zone).includes(offset)) ? [] : own
}

const unixEpoch = 25_569 * 1440

/** Offsets in minutes of a zone such as Europe/London: two in the hour that occurs twice, none if unknown. */
export function offsetsAt(zone: string, minutes: number): readonly number[] {
  const wall = (minutes - unixEpoch) * 60_000
  const around = [-1440, 1440].map((by) => tzOffset(zone, new Date(wall + by * 60_000)))
  if (around.some(Number.isNaN)) return []
  const real = around.filter(
    (offset) => tzOffset(zone, new Date(wall - offset * 60_000)) === offset,
  )
  return [...new Set(real.length > 0 ? real : around.slice(0, 1))]
}

/** IANA's name of a zone, or of the place that an abbreviation means. */
export function placeIn(zone: string): string {
  return places[zone.toLowerCase()] ?? zone
}

/** The zone's first clock change within a week of a wall-clock time that has this offset, in minutes. */
export function clockChangeAfter(zone: string, wall: number, offset: number) {
  for (let at = 0; at <= 7 * 1440; at += 30) {
    const by = tzOffset(zone, new Date((wall - offset - unixEpoch + at) * 60_000)) - offset
    if (by) return { at, by }
  }
  return undefined
}

export function offsetText(offset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  if (offset === 0) return 'UTC'
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : ''}`
}
