import { duration } from '../../lib/clock.ts'
import { viewOf, type Course } from '../../runbook/model/course.ts'
import type { TaskView } from '../../runbook/model/run.ts'
import { at, lightAt, plan, previewRun, rehearsed, runAt } from '../event-times.ts'
import { paymentsMigration } from '../payments-migration.ts'

/** From the first decision to the load of the target ledger: the hours that a rehearsal is for. */
const shown = new Set(['3', '4', '5', '6', '7', '8', '9', '10'])

type Span = { start: number; finish: number }

export type TaskStates = {
  id: string
  name: string
  owner: string
  isGate: boolean
  isCritical: boolean
  planned: Span
  rehearsed: Span
  live: TaskView
  /** What the rehearsal measured: '36 min, 6 over'. */
  measured: string
}

function spanIn(course: Course, id: string): Span {
  const { start, finish } = viewOf(course, id)
  return { start, finish }
}

function measure(planned: Span, actual: Span) {
  const took = actual.finish - actual.start
  const over = took - (planned.finish - planned.start)
  if (over === 0) return duration(took)
  return `${duration(took)}, ${Math.abs(over)} ${over > 0 ? 'over' : 'under'}`
}

const live = runAt(previewRun.minute)

/** The same tasks as they were planned, as they went in the dress rehearsal, and as they go live. */
export const threeStates: readonly TaskStates[] = paymentsMigration.tasks
  .filter(({ id }) => shown.has(id))
  .map(({ id, name, owner, gate }) => {
    const planned = spanIn(plan, id)
    const actual = spanIn(rehearsed, id)
    return {
      id,
      name,
      owner,
      isGate: gate !== undefined,
      isCritical: viewOf(plan, id).isCritical,
      planned,
      rehearsed: actual,
      live: viewOf(live, id),
      measured: measure(planned, actual),
    }
  })

/** The finish in each state, and how it compares with the plan. */
export const finishes = [
  { time: at(plan.finish), word: 'planned' },
  { time: at(rehearsed.finish), word: `${rehearsed.finish - plan.finish} min over plan` },
  { time: at(live.finish), word: lightAt(live.minute).reason },
] as const
