import type { RunView } from '../../runbook/model/run.ts'
import { isOver, type Play, type PlayAction } from './play.ts'

type Props = {
  play: Play
  view: RunView
  dispatch: (action: PlayAction) => void
  isReducedMotion: boolean
  isPanelOpen: boolean
  panelId: string
  onDelay: () => void
}

/** The hero's link presses it: data-press. */
export const delayButton = 'delay-a-task'

/** Start, Delay a task, Back out, Reset; under reduced motion steps take the place of the clock. */
export function Controls(props: Props) {
  const { play, view, dispatch, isPanelOpen, panelId, onDelay } = props
  const canBackOut = view.status === 'running'
  return (
    <div className="board-controls" role="group" aria-label="Run the event">
      <PrimaryButton {...props} />
      <button
        type="button"
        className="btn btn-small btn-dark"
        aria-expanded={isPanelOpen}
        aria-controls={isPanelOpen ? panelId : undefined}
        disabled={isOver(view)}
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
        disabled={play.mode === 'preview'}
        onClick={() => dispatch({ type: 'reset' })}
      >
        Reset
      </button>
    </div>
  )
}

function PrimaryButton({ play, view, dispatch, isReducedMotion }: Props) {
  const [label, act] = primaryAction(play.mode, isReducedMotion, isOver(view))
  return (
    <button
      type="button"
      className="btn btn-small btn-light"
      onClick={() => {
        for (const type of act) dispatch({ type })
      }}
    >
      {label}
    </button>
  )
}

type Act = 'start' | 'pause' | 'resume' | 'step'

function primaryAction(mode: Play['mode'], isReduced: boolean, hasEnded: boolean): [string, Act[]] {
  if (mode === 'preview') return ['Start', isReduced ? ['start', 'pause'] : ['start']]
  if (hasEnded) return ['Replay', isReduced ? ['start', 'pause'] : ['start']]
  if (isReduced) return ['Next step', ['step']]
  return mode === 'playing' ? ['Pause', ['pause']] : ['Resume', ['resume']]
}
