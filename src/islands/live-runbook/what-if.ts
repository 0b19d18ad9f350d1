import { counted } from '../../lib/counted.ts'
import { advance } from '../../runbook/model/advance.ts'
import { viewRun, type Run, type RunView } from '../../runbook/model/run.ts'

/** A delay that a visitor looks at before they apply it. */
export type Choice = { task: string; minutes: number }

/** The run as it would be with a delay, and what to say of it; a refused one changes nothing. */
export function whatIf(run: Run, { task, minutes }: Choice) {
  const next = advance(run, { type: 'delay', task, minutes })
  if (next.refused) return { run, before: undefined, message: next.refused }
  const later = startingLater(viewRun(run), viewRun(next)).length
  return {
    run: next,
    before: run,
    message: `If task ${task} slips by ${minutes} minutes, ${later === 0 ? 'no task starts later' : `${counted(later, 'task')} ${later === 1 ? 'starts' : 'start'} later`}.`,
  }
}

/** The tasks that start later in one view of a run than in another, in the order of the runbook. */
export function startingLater(from: RunView, to: RunView) {
  return to.tasks.flatMap((view, i) => {
    const old = from.tasks[i]!
    return view.start > old.start ? [{ view, was: old.start }] : []
  })
}

/** The task that a delay teaches most about: the next critical one, or the one that runs. */
export function worthDelaying({ running, tasks }: RunView): string {
  const planned = tasks.filter(({ state }) => state === 'planned')
  const task = [...planned, ...running].find(({ isCritical }) => isCritical) ?? tasks[0]!
  return task.task.id
}
