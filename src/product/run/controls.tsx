import type { ReactNode } from 'react'
import type { RunAction } from '../../runbook/model/advance.ts'
import { isOver, statusOf, type Run } from '../../runbook/model/run.ts'
import { delayButton, type RunBoard } from './use-board.ts'

/** A button on the board: light where it is the one to press. */
export const boardButtons = {
  main: 'btn btn-small btn-light',
  plain: 'btn btn-small btn-dark',
} as const

type Props = {
  run: Run
  board: Pick<RunBoard, 'choice' | 'isCalling' | 'close' | 'isReducedMotion'>
  /** What turning back is called; undefined where an event of this kind has no way back. */
  turnBack: string | undefined
  /** The run before anyone has acted; one that waits for its start unless said otherwise. */
  rest?: Run
  label: string
  className: string
  panelId?: string
  act: (...actions: RunAction[]) => void
  onDelay: () => void
  /** Asks first; without it, turning back is called at once: what it would do is told elsewhere. */
  onTurnBack?: () => void
  /** What is between the first button and the others. */
  children?: ReactNode
}

/** Start, delay, back out, reset; under reduced motion steps take the place of the clock. */
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

/** What the first button says and does. Delays that are known before the start stay. */
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
