import { day } from '../../words/minutes.ts'
import type { Scheduled } from './written.ts'

export type Progress = {
  /** 'now': this run is under way. 'earlier': the times are of an earlier run and show how long tasks take. */
  readonly meaning: 'now' | 'earlier' | 'none'
  readonly of: ReadonlyMap<string, { readonly began: number | null; readonly ended: number | null }>
  /** Minutes by which the run began before its plan. */
  readonly early: number
  /** Whether times or marks of progress contradict the plan, so that none is taken. */
  readonly isContrary: boolean
  /** Whether actual days differ from the planned ones, which stay. */
  readonly areDaysLeftAside: boolean
}

const nothing: Progress = {
  meaning: 'none',
  of: new Map(),
  early: 0,
  isContrary: false,
  areDaysLeftAside: false,
}

/**
 * A task that is marked as done is done at its planned times. Without a finish it takes its planned length from its actual
 * start, and without either it ends at the latest time that is known. Where no column says what is done, a task that
 * began is, once its planned length is over.
 */
function progressOf(
  row: Scheduled,
  start: number,
  hasActuals: boolean,
  { latest, saysDone }: { readonly latest: number; readonly saysDone: boolean },
) {
  const { began, ended } = row
  if (began !== null || ended !== null) {
    const isBackwards = began !== null && ended !== null && began > ended
    const done = began === null ? latest : began + row.length
    const isDone = row.isDone || (!saysDone && done <= latest)
    return { began: isBackwards ? null : began, ended: ended ?? (isDone ? done : null) }
  }
  if (!row.isDone) return null
  return hasActuals ? { began: null, ended: latest } : { began: start, ended: start + row.length }
}

/** Whether the plan stays as it is written when the run has reached `now`: what is open doesn't start before it. */
function fits(
  rows: readonly Scheduled[],
  starts: ReadonlyMap<string, number>,
  of: Progress['of'],
  now: number,
) {
  return rows.every((row) => {
    const start = starts.get(row.key)!
    const progress = of.get(row.key)
    if (!progress) return start >= now
    return progress.ended !== null || start + row.length > now
  })
}

/**
 * A plan that counts in days keeps its own: what is done stands at its planned days, since the actual ones are a record.
 * A night that is measured to the minute goes on from where it is.
 */
function withPlannedDays(rows: readonly Scheduled[], starts: ReadonlyMap<string, number>) {
  const times = rows.flatMap(({ key, length, began, ended }) => [
    starts.get(key)!,
    length,
    began ?? 0,
    ended ?? 0,
  ])
  if (times.some((minutes) => minutes % day !== 0)) return rows
  return rows.map((row): Scheduled => {
    const start = starts.get(row.key)!
    return {
      ...row,
      began: row.began === null ? null : start,
      ended: row.ended === null ? null : start + row.length,
    }
  })
}

/**
 * Takes over how far a run is. Times that are all the plan's own, as in Microsoft Project, must fit it: otherwise the
 * plan stays as written. `saysDone`: whether a column says which tasks are done.
 */
export function readProgress(
  rows: readonly Scheduled[],
  starts: ReadonlyMap<string, number>,
  saysDone: boolean,
): Progress {
  const read = progressIn(rows, starts, saysDone)
  const planned = read.meaning === 'now' ? withPlannedDays(rows, starts) : rows
  const areDaysLeftAside = planned.some(
    ({ began, ended }, i) => began !== rows[i]!.began || ended !== rows[i]!.ended,
  )
  return { ...(areDaysLeftAside ? progressIn(planned, starts, saysDone) : read), areDaysLeftAside }
}

function progressIn(
  rows: readonly Scheduled[],
  starts: ReadonlyMap<string, number>,
  saysDone: boolean,
): Omit<Progress, 'areDaysLeftAside'> {
  const timed = rows.filter(({ began, ended }) => began !== null || ended !== null)
  const isAllDone = rows.every(({ ended, isDone }) => ended !== null || isDone)
  const moments = timed.flatMap(({ began, ended }) => [began ?? [], ended ?? []].flat())
  const latest = moments.reduce((a, b) => Math.max(a, b), -Infinity)
  if (timed.length === 0 && (isAllDone || !rows.some(({ isDone }) => isDone))) return nothing
  const isEarlier =
    timed.length > 0 &&
    ((timed.every(({ ended }) => ended !== null) && (isAllDone || timed.length === rows.length)) ||
      latest < 0)
  const of = new Map(
    rows.flatMap((row) => {
      const progress = progressOf(row, starts.get(row.key)!, timed.length > 0, { latest, saysDone })
      return progress ? [[row.key, progress] as const] : []
    }),
  )
  if (isEarlier) return { ...nothing, meaning: 'earlier', of }
  const isAsPlanned = timed.every(
    ({ key, began, ended, length }) =>
      (began === null || began === starts.get(key)) &&
      (ended === null || ended === starts.get(key)! + length),
  )
  const now = [...of.values()].reduce(
    (most, { began, ended }) => Math.max(most, ended ?? began ?? 0),
    -Infinity,
  )
  if (isAsPlanned && !fits(rows, starts, of, now)) return { ...nothing, isContrary: true }
  const earliest = [...of.values()].reduce(
    (least, { began, ended }) => Math.min(least, began ?? ended ?? 0),
    0,
  )
  return { meaning: 'now', of, early: Math.max(0, -earliest), isContrary: false }
}
