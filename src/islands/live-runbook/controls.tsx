import type { RunView } from '../../runbook/run.ts'
import type { Play, PlayAction } from './play.ts'

type Props = {
  play: Play
  view: RunView
  dispatch: (action: PlayAction) => void
  isReducedMotion: boolean
  isPanelOpen: boolean
  panelId: string
  onDelay: () => void
}

/** Start, Delay a task, Back out, Reset; under reduced motion steps take the place of the clock. */
export function Controls(props: Props) {
  const { play, view, dispatch, isPanelOpen, panelId, onDelay } = props
  const isOver = view.status === 'finished' || view.status === 'backed out'
  const canBackOut = view.status === 'running'
  return (
    <div className="board-controls" role="group" aria-label="Run the night">
      <PrimaryButton {...props} isOver={isOver} />
      <button
        type="button"
        className="btn btn-small btn-dark"
        aria-expanded={isPanelOpen}
        aria-controls={isPanelOpen ? panelId : undefined}
        disabled={isOver}
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

function PrimaryButton({ play, dispatch, isReducedMotion, isOver }: Props & { isOver: boolean }) {
  const [label, act] = primaryAction(play.mode, isReducedMotion, isOver)
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

function primaryAction(mode: Play['mode'], isReduced: boolean, isOver: boolean): [string, Act[]] {
  if (mode === 'preview') return ['Start', isReduced ? ['start', 'pause'] : ['start']]
  if (isOver) return ['Start again', isReduced ? ['start', 'pause'] : ['start']]
  if (isReduced) return ['Next step', ['step']]
  return mode === 'playing' ? ['Pause', ['pause']] : ['Resume', ['resume']]
}
