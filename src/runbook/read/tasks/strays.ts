import type { Moment } from '../cells/starts.ts'

const day = 24 * 60
/** No runbook pauses for so long: what lies beyond has the wrong year. */
const longPause = 300 * day
/** A few starts beyond such a pause have the wrong day or month; many are a rehearsal. */
const shortPause = 31 * day

/** A dated row: its index, and its minutes since serial day 0. */
type Dated = { readonly row: number; readonly minutes: number }

/** Rows in the order of time, in groups that are parted at every pause. */
function parted(rows: readonly Dated[], pause: number): Dated[][] {
  const groups: Dated[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && row.minutes - last.at(-1)!.minutes <= pause) last.push(row)
    else groups.push([row])
  }
  return groups
}

function firstRow(group: readonly Dated[]) {
  return group.reduce((first, { row }) => Math.min(first, row), Infinity)
}

/** The largest group; of several as large the first in the sheet, where its night begins. */
function largest(groups: readonly Dated[][]): Dated[] {
  return groups.toSorted((a, b) => b.length - a.length || firstRow(a) - firstRow(b))[0] ?? []
}

/**
 * The rows whose dates are most likely mistyped, by their index: those more than 300 days away from
 * the largest group of dates, and those more than 31 days away where they are a tenth of all at
 * most, or one. So the dates that are left never pause for more than 300 days.
 */
export function findStrays(moments: readonly Moment[]): ReadonlySet<number> {
  const dated = moments
    .flatMap((moment, row) =>
      typeof moment === 'object' && moment.kind === 'at' ? [{ row, minutes: moment.minutes }] : [],
    )
    .toSorted((a, b) => a.minutes - b.minutes)
  const near = largest(parted(dated, longPause))
  const nearest = largest(parted(near, shortPause))
  const few = Math.max(1, near.length / 10)
  const kept = near.length - nearest.length <= few ? nearest : near
  const isKept = new Set(kept.map(({ row }) => row))
  return new Set(dated.flatMap(({ row }) => (isKept.has(row) ? [] : [row])))
}
