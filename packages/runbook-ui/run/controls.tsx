import type { ComponentProps } from 'react'
import { type RunAction, isOver, statusOf, type Run } from '@cuewright/runbook/model'
import type { RunBoard } from './use-board.ts'

export const boardButtons = {
  main: 'btn btn-small btn-light',
  plain: 'btn btn-small btn-dark',
} as const

type Props = {
  run: Run
  board: Pick<RunBoard, 'choice' | 'isAskingBackOut' | 'close' | 'delayButton' | 'isReducedMotion'>
  /** The name of the backout; undefined if events of this kind have none. */
  turnBack: string | undefined
  /** The run to which Reset returns; by default one that waits for its start. */
  rest?: Run
  label: string
  className: string
  panelId?: string
  /** The id of the button that opens the delay panel. */
  delayId?: string
  act: (...actions: RunAction[]) => void
  onDelay: () => void
  /** Opens a question; without it the button calls the backout at once. */
  onTurnBack?: () => void
}

export function Controls(props: Props) {
  const { run, turnBack, rest, act, onTurnBack } = props
  const { choice, isAskingBackOut, close, delayButton } = props.board
  const isOpen = choice !== undefined
  const isFresh = rest ? run === rest : run.mode === 'ready'
  const isCalled = run.course.backedOutAt !== null
  const [name, actions] = primary(props, isFresh)

  function pressTurnBack() {
    if (isCalled) act({ type: 'undoBackOut' })
    else if (isAskingBackOut) close()
    else if (onTurnBack) onTurnBack()
    else act({ type: 'backOut' })
  }

  return (
    <div className={props.className} role="group" aria-label={props.label}>
      <button type="button" className={boardButtons.main} onClick={() => act(...actions)}>
        {name}
      </button>
      <Button
        isOff={isOver(run)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? props.panelId : undefined}
        ref={delayButton}
        id={props.delayId}
        onClick={isOpen ? close : props.onDelay}
      >
        Delay a task
      </Button>
      {turnBack !== undefined && (
        <Button
          isOff={!isCalled && (statusOf(run) !== 'running' || run.runbook.backout.length === 0)}
          aria-expanded={onTurnBack && !isCalled ? isAskingBackOut : undefined}
          onClick={pressTurnBack}
        >
          {isCalled ? 'Undo' : turnBack}
          {isCalled && <span className="sr-only"> ‘{turnBack}’</span>}
        </Button>
      )}
      <Button
        isOff={isFresh && (rest !== undefined || run.delays.length === 0)}
        onClick={() => act({ type: 'reset', to: rest })}
      >
        Reset
      </Button>
    </div>
  )
}

type ButtonProps = ComponentProps<'button'> & { isOff: boolean }

/** Uses aria-disabled, because a disabled button would lose the focus. */
function Button({ isOff, onClick, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      className={boardButtons.plain}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
      {...button}
    />
  )
}

/** The text and the actions of the first button. Delays set before the start are kept. */
function primary({ run, rest, board }: Props, isFresh: boolean): [string, RunAction[]] {
  const goOn: RunAction = { type: board.isReducedMotion ? 'step' : 'resume' }
  if (rest && isFresh) return ['Start', [goOn]]
  if (rest && isOver(run)) return ['Replay', [{ type: 'reset', to: rest }, goOn]]
  if (isFresh || isOver(run)) {
    const actions: RunAction[] = run.mode === 'ready' ? [] : [{ type: 'reset' }]
    actions.push({ type: 'start' })
    if (board.isReducedMotion) actions.push({ type: 'pause' })
    return [isFresh ? 'Start' : 'Replay', actions]
  }
  if (board.isReducedMotion) return ['Next step', [goOn]]
  return run.mode === 'playing' ? ['Pause', [{ type: 'pause' }]] : ['Resume', [goOn]]
}
