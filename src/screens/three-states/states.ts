import { duration } from '@cuewright/runbook/words'
import { viewOf, type TaskTimes } from '@cuewright/runbook/model'
import { stateWord } from '@cuewright/runbook-ui/bars'
import { at, lightAt, plan, previewRun, rehearsed, runAt } from '../../events/event-times.ts'
import { paymentsMigration } from '../../events/payments-migration.ts'

/** From the first decision until the target ledger is loaded. */
const shown = new Set(['3', '4', '5', '6', '7', '8', '9', '10'])

type Span = { start: number; finish: number }

type Times = { tasks: readonly TaskTimes[] }

function spanIn(course: Times, id: string): Span {
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

/** How long it was planned to take, and how long it took in the rehearsal. */
function compared(planned: Span, actual: Span) {
  const took = lengthOf(actual)
  const over = took - lengthOf(planned)
  return {
    planned,
    rehearsed: actual,
    /** Minutes over the plan in the rehearsal; negative if it took less. */
    over,
    estimated: duration(lengthOf(planned)),
    /** Such as '36 min, 6 over'. */
    measured: inMinutes(took, over),
  }
}

const live = runAt(previewRun.minute)

export const threeStates = paymentsMigration.tasks
  .filter(({ id }) => shown.has(id))
  .map(({ id, name, owner, gate }) => {
    const view = viewOf(live, id)
    return {
      ...compared(spanIn(plan, id), spanIn(rehearsed, id)),
      id,
      name: `${id} ${name}`,
      owner,
      isGate: gate !== undefined,
      isCritical: viewOf(plan, id).isCritical,
      live: view,
      word: stateWord(view),
    }
  })

/** The tasks after those that are shown, as one bar that leads to the finish. */
export const laterTasks = laterRow()

function laterRow() {
  const last = Math.max(...threeStates.map(({ id }) => Number(id)))
  const later = paymentsMigration.tasks.filter(({ id }) => Number(id) > last)

  function spanOf(course: Times): Span {
    const spans = later.map(({ id }) => spanIn(course, id))
    return {
      start: Math.min(...spans.map(({ start }) => start)),
      finish: Math.max(...spans.map(({ finish }) => finish)),
    }
  }

  return {
    ...compared(spanOf(plan), spanOf(rehearsed)),
    // Of several tasks no single length can be told.
    estimated: '',
    measured: '',
    id: 'later',
    name: `Tasks ${last + 1} to ${last + later.length}`,
    owner: 'until the finish',
    isGate: false,
    isCritical: true,
    live: { ...spanOf(live), state: 'planned' as const },
    word: 'Planned',
  }
}

/** `minute` counts from T0. */
export const finishes = [
  { minute: plan.finish, time: at(plan.finish), word: 'planned' },
  {
    minute: rehearsed.finish,
    time: at(rehearsed.finish),
    word: `${rehearsed.finish - plan.finish} min over plan`,
  },
  { minute: live.finish, time: at(live.finish), word: lightAt(live.minute).reason },
] as const
