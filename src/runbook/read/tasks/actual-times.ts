import { counted } from '../../../lib/counted.ts'
import { isOnCalendar, isTimed, type Moment } from '../cells/starts.ts'
import { answered, type Choices, type Guess } from '../questions/choices.ts'
import { fromZero, nearest, type Zero } from './clock-zero.ts'
import type { RowMoments } from './one-zone.ts'

const day = 24 * 60

export type Placed = {
  readonly startMinute: number | null
  readonly began: number | null
  readonly ended: number | null
  readonly dueBy: number | null
}

/** Places actual times by their day, or as near to the planned start as their clock allows. */
export function placeActuals<Row extends RowMoments & Pick<Placed, 'startMinute'>>(
  rows: readonly Row[],
  planned: Zero,
) {
  const isPlanned = rows.some(({ startMinute }) => startMinute !== null)
  const {
    minutes,
    clock,
    day: zeroDay,
  } = isPlanned
    ? { ...planned, minutes: rows.map(({ startMinute }) => startMinute) }
    : fromZero(rows.map((row) => (isTimed(row.actualStart) ? row.actualStart : row.actualFinish)))
  const offset = offsetOfT0(rows)
  function isExact(moment: Moment): boolean {
    const isPlaced = zeroDay !== null && isOnCalendar(moment)
    return !isTimed(moment) || moment.kind === 'offset' || clock === null || isPlaced
  }

  function place(moment: Moment, near: number): number | null {
    if (!isTimed(moment)) return null
    if (moment.kind === 'offset') return moment.minutes + offset
    if (clock === null) return null
    if (isExact(moment)) return moment.minutes - zeroDay! * day - clock
    return nearest(moment.minutes - clock, near)
  }

  const placed = rows.map((row, i) => {
    const near = minutes[i] ?? 0
    const began = place(row.actualStart, near)
    const ended = place(row.actualFinish, began === null ? near : began + day / 2 - 1)
    // A start after its finish is mistyped.
    const isMistyped = (began ?? 0) > (ended ?? Infinity)
    return {
      ...row,
      began: isMistyped ? null : began,
      ended,
      dueBy: place(row.deadline, near + day / 2 - 1),
    }
  })
  const areExact = rows.every((row) => isExact(row.actualStart) && isExact(row.actualFinish))
  return { rows: placed, areExact, zero: { clock, day: zeroDay } }
}

/** The minute of the sheet's own T0: 120 if its first task is at T−2h. */
function offsetOfT0(rows: readonly (RowMoments & Pick<Placed, 'startMinute'>)[]): number {
  for (const { start, startMinute } of rows)
    if (typeof start === 'object' && start.kind === 'offset') return startMinute! - start.minutes
  return 0
}

/** Whether this run is under way, or an earlier run was measured. `where`: their column. */
export function readActualsMeaning(
  tasks: readonly Pick<Placed, 'began' | 'ended'>[],
  areExact: boolean,
  where: string,
  choices: Choices,
): { isNow: boolean; earliest: number; latest: number; guess: Guess } | null {
  const known = tasks.filter(({ began, ended }) => began !== null || ended !== null)
  if (known.length === 0) return null
  const ended = known.filter((task) => task.ended !== null).length
  const moments = known.flatMap((task) => [task.began ?? [], task.ended ?? []].flat())
  const earliest = moments.reduce((a, b) => Math.min(a, b))
  const latest = moments.reduce((a, b) => Math.max(a, b))
  const isAllDone = ended === tasks.length
  const actuals = answered(
    choices,
    'actuals', // A run that is under way cannot have ended before its plan begins.
    isAllDone || latest < 0 ? 'earlier' : 'now',
  )
  const isNow = actuals.chosen === 'now'
  const meaning = isNow
    ? 'this run is under way, and the forecast starts from there'
    : 'they are from an earlier run, and show how long tasks take'
  return {
    isNow,
    earliest,
    latest,
    guess: {
      ...actuals,
      where,
      sentence: `${counted(known.length, 'task has', 'tasks have')} actual times, ${ended} with a finish: ${meaning}.`,
      isSure: isAllDone || known.length > ended || (areExact && Math.abs(earliest) < day),
    },
  }
}
