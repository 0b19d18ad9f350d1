import type { Moment } from '../cells/starts.ts'

const day = 24 * 60
/** No runbook pauses this long: the year must be wrong (minutes). */
const longPause = 300 * day
/** A few starts after a pause this long (minutes) have the wrong month. Many are a rehearsal. */
const shortPause = 31 * day

type Dated = { readonly row: number; readonly minutes: number }

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

/** Returns the largest group. On a tie, the one that appears first in the sheet. */
function largest(groups: readonly Dated[][]): Dated[] {
  return groups.toSorted((a, b) => b.length - a.length || firstRow(a) - firstRow(b))[0] ?? []
}

/** Returns the rows whose dates are likely mistyped: a single one, up to a tenth, or those of another year. */
export function findMistypedDates(moments: readonly Moment[]): ReadonlySet<number> {
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
