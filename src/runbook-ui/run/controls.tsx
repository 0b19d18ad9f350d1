import type { ReactNode } from 'react'
import { type RunAction, isOver, statusOf, type Run } from '#runbook/model'
import { delayButton, type RunBoard } from './use-board.ts'

export const boardButtons = {
  main: 'btn btn-small btn-light',
  plain: 'btn btn-small btn-dark',
} as const

type Props = {
  run: Run
  board: Pick<RunBoard, 'choice' | 'isCalling' | 'close' | 'isReducedMotion'>
  /** The name of the backout; undefined if events of this kind have none. */
  turnBack: string | undefined
  /** The run to which Reset returns; by default one that waits for its start. */
  rest?: Run
  label: string
  className: string
  panelId?: string
  act: (...actions: RunAction[]) => void
  onDelay: () => void
  /** Opens a question; without it the button calls the backout at once. */
  onTurnBack?: () => void
  /** Follows the first button. */
  children?: ReactNode
}

export function Controls(props: Props) {
  const {
    run,
    board,
    turnBack,
    rest,
    label,
    className,
    panelId,
    act,
    onDelay,
    onTurnBack,
    children,
  } = props
  const isOpen = board.choice !== undefined
  const isFresh = rest ? run === rest : run.mode === 'ready'
  const canBackOut = statusOf(run) === 'running' && run.runbook.backout.length > 0
  const [name, actions] = primary(run, isFresh, board.isReducedMotion)
  return (
    <div className={className} role="group" aria-label={label}>
      <button type="button" className={boardButtons.main} onClick={() => act(...actions)}>
        {name}
      </button>
      {children}
      <button
        type="button"
        className={boardButtons.plain}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        disabled={isOver(run)}
        id={delayButton}
        onClick={isOpen ? board.close : onDelay}
      >
        Delay a task
      </button>
      {turnBack !== undefined && (
        <button
          type="button"
          className={boardButtons.plain}
          disabled={!canBackOut}
          aria-expanded={onTurnBack && board.isCalling}
          onClick={board.isCalling ? board.close : (onTurnBack ?? (() => act({ type: 'backOut' })))}
        >
          {turnBack}
        </button>
      )}
      <button
        type="button"
        className={boardButtons.plain}
        disabled={isFresh && (rest !== undefined || run.delays.length === 0)}
        onClick={() => act({ type: 'reset', to: rest })}
      >
        Reset
      </button>
    </div>
  )
}

/** What the first button says and does. Delays set before the start stay. */
function primary(run: Run, isFresh: boolean, isReduced: boolean): [string, RunAction[]] {
  if (isFresh || isOver(run)) {
    const actions: RunAction[] = run.mode === 'ready' ? [] : [{ type: 'reset' }]
    actions.push({ type: 'start' })
    if (isReduced) actions.push({ type: 'pause' })
    return [isFresh ? 'Start' : 'Replay', actions]
  }
  if (isReduced) return ['Next step', [{ type: 'step' }]]
  return run.mode === 'playing' ? ['Pause', [{ type: 'pause' }]] : ['Resume', [{ type: 'resume' }]]
}
