import { previewRun } from '../../product/event-times.ts'
import type { RunAction } from '../../runbook/model/advance.ts'
import { isOver } from '../../runbook/model/run.ts'
import type { Run, RunView } from '../../runbook/model/run.ts'

type Props = {
  run: Run
  view: RunView
  dispatch: (...actions: RunAction[]) => void
  isReducedMotion: boolean
  isPanelOpen: boolean
  panelId: string
  onDelay: () => void
}

/** The hero's link presses it: data-press. */
export const delayButton = 'delay-a-task'

/** Start, Delay a task, Back out, Reset; under reduced motion steps take the place of the clock. */
export function Controls(props: Props) {
  const { run, view, dispatch, isPanelOpen, panelId, onDelay } = props
  const canBackOut = view.status === 'running'
  return (
    <div className="board-controls" role="group" aria-label="Run the event">
      <PrimaryButton {...props} />
      <button
        type="button"
        className="btn btn-small btn-dark"
        aria-expanded={isPanelOpen}
        aria-controls={isPanelOpen ? panelId : undefined}
        disabled={isOver(run)}
        id={delayButton}
        onClick={onDelay}
      >
        Delay a task
      </button>
      <button
        type="button"
        className="btn btn-small btn-dark"
        disabled={!canBackOut}
        onClick={() => dispatch({ type: 'backOut' })}
      >
        Back out
      </button>
      <button
        type="button"
        className="btn btn-small btn-dark"
        disabled={run === previewRun}
        onClick={() => dispatch({ type: 'reset', to: previewRun })}
      >
        Reset
      </button>
    </div>
  )
}

function PrimaryButton({ run, dispatch, isReducedMotion }: Props) {
  const [label, actions] = primaryAction(run, isReducedMotion)
  return (
    <button type="button" className="btn btn-small btn-light" onClick={() => dispatch(...actions)}>
      {label}
    </button>
  )
}

function primaryAction(run: Run, isReduced: boolean): [string, RunAction[]] {
  const begin: RunAction[] = [{ type: 'reset' }, { type: 'start' }]
  if (isReduced) begin.push({ type: 'pause' })
  if (run === previewRun) return ['Start', begin]
  if (isOver(run)) return ['Replay', begin]
  if (isReduced) return ['Next step', [{ type: 'step' }]]
  return run.mode === 'playing' ? ['Pause', [{ type: 'pause' }]] : ['Resume', [{ type: 'resume' }]]
}
