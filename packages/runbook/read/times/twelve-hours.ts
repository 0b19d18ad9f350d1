import { day, hour } from '../../words/minutes.ts'
import { isMoment, type Moment, type ReadMoment } from '../cells/moments.ts'
import { cellText } from '../file/table.ts'
import type { ReadRow } from './read-times.ts'

const half = day / 2

/** A day's agenda begins at this minute of the day or later, and lasts at most so many minutes. */
const earliest = 6 * hour
const longest = 16 * hour
/** Times of an afternoon are earlier than this (minutes) on a clock of twelve hours. */
const latest = 8 * hour

/** The minutes since midnight; null for a moment without a time of day. */
function clockIn(moment: ReadMoment): number | null {
  if (!isMoment(moment)) return null
  const { kind, minutes, time, isDay } = moment
  if (kind === 'counted day' || kind === 'weekday') return time ?? null
  return kind === 'clock' || (kind === 'at' && !isDay) ? minutes % day : null
}

/** The rows of each day: a time without a day belongs to the day above it. */
function byDay(rows: readonly ReadRow[]): readonly (readonly ReadRow[])[] {
  const days: ReadRow[][] = []
  let above = ''
  for (const row of rows) {
    const { kind, minutes } = row.moments.start as Moment
    const own = kind === 'at' ? `${Math.floor(minutes / day)}` : `${kind} ${minutes}`
    if (days.length === 0 || (kind !== 'clock' && own !== above)) days.push([])
    if (kind !== 'clock') above = own
    days.at(-1)!.push(row)
  }
  return days
}

function inAfternoon(moment: ReadMoment): ReadMoment {
  if (!isMoment(moment)) return moment
  const { minutes, time } = moment
  return time === undefined
    ? { ...moment, minutes: minutes + half }
    : { ...moment, time: time + half }
}

/** Whether a cell has its time without a nought in front, and in the first thirteen hours. */
function mayBeShort({ row, moments }: ReadRow): boolean {
  return (['start', 'finish'] as const).every((role) => {
    const clock = clockIn(moments[role])
    return (
      clock === null ||
      (clock >= 60 && clock < half + 60 && !/^\D*0|[ap]\.?m/i.test(cellText(row.cell(role))))
    )
  })
}

/** The first time at or after another that a clock of twelve hours may show; null if it is no afternoon's. */
function notBefore(clock: number, from: number): number | null {
  if (clock >= from) return clock
  return clock < latest && clock + half >= from ? clock + half : null
}

/** The rows of one day, each time moved into the afternoon that would be earlier than the start above it; null if that can't be. */
function placed(rows: readonly ReadRow[]): readonly ReadRow[] | null {
  let first: number | null = null
  let [last, end] = [0, 0]
  const moved: ReadRow[] = []
  for (const { row, moments } of rows) {
    const [start, finish] = [clockIn(moments.start)!, clockIn(moments.finish)]
    const from = notBefore(start, last)
    const to = from === null ? null : notBefore(finish ?? from, from)
    if (from === null || to === null) return null
    first ??= from
    last = from
    end = Math.max(end, to)
    moved.push({
      row,
      moments: {
        ...moments,
        start: from === start ? moments.start : inAfternoon(moments.start),
        finish: finish === null || to === finish ? moments.finish : inAfternoon(moments.finish),
      },
    })
  }
  return first !== null && first >= earliest && end - first <= longest ? moved : null
}

/**
 * '11:30 - 12:30' above '1:00 - 2:00' goes on in the afternoon: where every time could stand on a clock of twelve hours
 * and each day's times then rise, it is one.
 */
export function onTwelveHours(rows: readonly ReadRow[]): readonly ReadRow[] {
  const timed = rows.filter(({ moments }) => clockIn(moments.start) !== null)
  if (timed.length < 4 || !timed.every(mayBeShort)) return rows
  const moved = byDay(timed).map(placed)
  if (moved.includes(null)) return rows
  const known = new Map(moved.flatMap((each) => each!.map((row) => [row.row, row] as const)))
  return rows.map((each) => known.get(each.row) ?? each)
}
