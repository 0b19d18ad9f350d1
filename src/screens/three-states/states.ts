import { duration } from '@cuewright/runbook/words'
import { viewOf, type Course } from '@cuewright/runbook/model'
import { at, lightAt, plan, previewRun, rehearsed, runAt } from '../../events/event-times.ts'
import { paymentsMigration } from '../../events/payments-migration.ts'

/** From the first decision until the target ledger is loaded. */
const shown = new Set(['3', '4', '5', '6', '7', '8', '9', '10'])

type Span = { start: number; finish: number }

function spanIn(course: Course, id: string): Span {
  const { start, finish } = viewOf(course, id)
  return { start, finish }
}

function lengthOf({ start, finish }: Span) {
  return finish - start
}

function inMinutes(took: number, over: number) {
  if (over === 0) return duration(took)
  return `${duration(took)}, ${Math.abs(over)} ${over > 0 ? 'over' : 'under'}`
}

const live = runAt(previewRun.minute)

export const threeStates = paymentsMigration.tasks
  .filter(({ id }) => shown.has(id))
  .map(({ id, name, owner, gate }) => {
    const planned = spanIn(plan, id)
    const actual = spanIn(rehearsed, id)
    const took = lengthOf(actual)
    const over = took - lengthOf(planned)
    return {
      id,
      name,
      owner,
      isGate: gate !== undefined,
      isCritical: viewOf(plan, id).isCritical,
      planned,
      rehearsed: actual,
      live: viewOf(live, id),
      /** Minutes over the plan in the rehearsal; negative if it took less. */
      over,
      /** Such as '36 min, 6 over'. */
      measured: inMinutes(took, over),
    }
  })

export const finishes = [
  { time: at(plan.finish), word: 'planned' },
  { time: at(rehearsed.finish), word: `${rehearsed.finish - plan.finish} min over plan` },
  { time: at(live.finish), word: lightAt(live.minute).reason },
] as const
