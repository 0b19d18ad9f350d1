import { duration, clockTime } from '../../lib/clock.ts'
import { counted } from '../../lib/counted.ts'
import { previewRun } from '../../product/preview-run.ts'
import { advance } from '../../runbook/model/advance.ts'
import { newRun, viewRun, type Run, type RunView } from '../../runbook/model/run.ts'

export type Play = {
  run: Run
  /** preview: the still picture that the page shows before anyone acts. */
  mode: 'preview' | 'playing' | 'paused'
  /** What the last action or the run itself brought, in a sentence; read out politely. */
  message: string
  /** The run before the last delay, of which the chart keeps the ghosts. */
  before?: Run
}

export type PlayAction =
  | { type: 'start' | 'pause' | 'resume' | 'tick' | 'step' | 'backOut' | 'reset' }
  | { type: 'delay'; task: string; minutes: number }

export const preview: Play = {
  run: previewRun,
  mode: 'preview',
  message:
    'Task 6 is forecast six minutes late. Its float absorbs that, so the finish has not moved.',
}

export function isOver({ status }: RunView) {
  return status === 'finished' || status === 'backed out'
}

/** What happened between two moments of a run, as a sentence; the old one while nothing did. */
function report(before: RunView, after: RunView, t0: string, old: string): string {
  if (after.status === 'finished' && before.status !== 'finished')
    return `Closed and handed over at ${clockTime(t0, after.finish)}.`
  if (after.status === 'backed out' && before.status !== 'backed out')
    return `Backed out by ${clockTime(t0, after.finish)}: the source service is proven and the freeze is lifted.`
  const decided = after.tasks.find(
    ({ task, state }, i) => task.gate && state === 'done' && before.tasks[i]?.state !== 'done',
  )
  return decided ? `${decided.task.name}: go, at ${clockTime(t0, decided.finish)}.` : old
}

function reportDelay(before: RunView, after: RunView, name: string, minutes: number, t0: string) {
  const takes = `${name} takes ${duration(minutes)} longer.`
  const moved = after.finish - before.finish
  if (moved === 0)
    return `${takes} Float absorbs it: the finish stays ${clockTime(t0, after.finish)}.`
  return `${takes} The finish moves from ${clockTime(t0, before.finish)} to ${clockTime(t0, after.finish)}.`
}

/** The live runbook after an action: the engine's run, whether its clock runs, and what to say. */
export function play(state: Play, action: PlayAction): Play {
  const { run, mode, message } = state
  const { t0 } = run.runbook
  switch (action.type) {
    case 'start':
      return {
        run: advance(newRun(run.runbook), { type: 'start' }),
        mode: 'playing',
        message: 'T0: the change window opens.',
      }
    case 'pause':
      return { ...state, mode: 'paused' }
    case 'resume':
      return { ...state, mode: 'playing' }
    case 'reset':
      return preview
    case 'tick':
    case 'step': {
      // The clock may tick once more before what has stopped it is drawn.
      if (action.type === 'tick' && mode !== 'playing') return state
      const before = viewRun(run)
      const next = advance(
        run,
        action.type === 'step' ? { type: 'step' } : { type: 'tick', minute: run.minute + 1 },
      )
      const after = viewRun(next)
      return {
        ...state,
        run: next,
        mode: isOver(after) || action.type === 'step' ? 'paused' : mode,
        message: report(before, after, t0, message),
      }
    }
    case 'delay': {
      const before = viewRun(run)
      const next = advance(run, action)
      if (next.refused) return { ...state, message: next.refused }
      const name = before.tasks.find(({ task }) => task.id === action.task)!.task.name
      return {
        run: next,
        mode: mode === 'preview' ? 'paused' : mode,
        message: reportDelay(before, viewRun(next), name, action.minutes, t0),
        before: run,
      }
    }
    case 'backOut': {
      const next = advance(run, { type: 'backOut' })
      if (next.refused) return { ...state, message: next.refused }
      const { backout } = viewRun(next)
      return {
        run: next,
        mode: 'playing',
        message: `Backout called at ${clockTime(t0, run.minute)}: ${counted(backout.tasks.length, 'task')}, finished by ${clockTime(t0, backout.finish)}.`,
      }
    }
  }
}
