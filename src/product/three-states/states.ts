import { duration } from '../../lib/clock.ts'
import { viewRun } from '../../runbook/model/run.ts'
import { timingOf } from '../../runbook/model/schedule.ts'
import { at, plan, rehearsed } from '../event-times.ts'
import { paymentsMigration } from '../payments-migration.ts'
import { previewRun } from '../preview-run.ts'

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
  live: ReturnType<typeof viewRun>['tasks'][number]
  /** What the rehearsal measured: '36 min, 6 over'. */
  measured: string
}

function spanIn(times: typeof plan, id: string): Span {
  const { earliestStart: start, earliestFinish: finish } = timingOf(times, id)
  return { start, finish }
}

function measure(planned: Span, actual: Span) {
  const took = actual.finish - actual.start
  const over = took - (planned.finish - planned.start)
  if (over === 0) return duration(took)
  return `${duration(took)}, ${Math.abs(over)} ${over > 0 ? 'over' : 'under'}`
}

const live = viewRun(previewRun)

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
      isCritical: timingOf(plan, id).isCritical,
      planned,
      rehearsed: actual,
      live: live.tasks.find(({ task }) => task.id === id)!,
      measured: measure(planned, actual),
    }
  })

/** The finish in each state, and how it compares with the plan. */
export const finishes = [
  { time: at(plan.finish), word: 'planned' },
  { time: at(rehearsed.finish), word: `${rehearsed.finish - plan.finish} min over plan` },
  { time: at(live.finish), word: live.light.reason },
] as const
