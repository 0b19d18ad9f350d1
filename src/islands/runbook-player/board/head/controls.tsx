import type { RunAction } from '../../../../runbook/model/advance.ts'
import type { Run } from '../../../../runbook/model/run.ts'
import { BoardButton } from '../board-button.tsx'
import { Segments } from '../segments.tsx'

export type Speed = { readonly perSecond: number; readonly text: string }

/** As the clock goes, a minute a second, four minutes a second; faster for runs of more than a day. */
export function speedsFor(end: number): Speed[] {
  const fast = [1, 60, 240].map((times) => ({ perSecond: times / 60, text: `${times}×` }))
  if (end <= 24 * 60) return fast
  const quickest = Math.ceil(end / 150 / 4) * 4
  return [60, quickest * 15, quickest * 60].map((times) => ({
    perSecond: times / 60,
    text: `${times.toLocaleString('en-GB')}×`,
  }))
}

type Props = {
  readonly run: Run
  readonly isOver: boolean
  readonly isReducedMotion: boolean
  readonly canBackOut: boolean
  readonly isPanelOpen: boolean
  readonly speeds: readonly Speed[]
  readonly speed: number
  readonly dispatch: (action: RunAction) => void
  readonly onSpeed: (speed: number) => void
  readonly onDelay: () => void
}

/** Start, speed, delay, back out, reset; under reduced motion steps take the place of the clock. */
export function Controls(props: Props) {
  const { run, isOver, isReducedMotion, canBackOut, isPanelOpen, dispatch, onDelay } = props
  return (
    <div
      className="no-print flex flex-wrap gap-8px lt-lg:col-span-full lt-md:grid lt-md:grid-cols-[repeat(auto-fit,minmax(150px,1fr))] lt-md:[&>button]:min-h-44px lt-md:[&>button]:px-6px"
      role="group"
      aria-label="Run it"
    >
      <Primary {...props} />
      {!isReducedMotion && <Speeds {...props} />}
      <BoardButton aria-expanded={isPanelOpen} disabled={isOver} onClick={onDelay}>
        Delay a task
      </BoardButton>
      <BoardButton disabled={!canBackOut} onClick={() => dispatch({ type: 'backOut' })}>
        Back out
      </BoardButton>
      <BoardButton
        disabled={run.mode === 'ready' && run.delays.length === 0}
        onClick={() => dispatch({ type: 'reset' })}
      >
        Reset
      </BoardButton>
    </div>
  )
}

function Primary({ run: { mode }, isOver, isReducedMotion, dispatch }: Props) {
  function act() {
    if (mode === 'ready' || isOver) {
      if (isOver) dispatch({ type: 'reset' })
      dispatch({ type: 'start' })
      if (isReducedMotion) dispatch({ type: 'pause' })
    } else if (isReducedMotion) dispatch({ type: 'step' })
    else dispatch({ type: mode === 'playing' ? 'pause' : 'resume' })
  }

  function label() {
    if (mode === 'ready') return 'Start'
    if (isOver) return 'Start again'
    if (isReducedMotion) return 'Next step'
    return mode === 'playing' ? 'Pause' : 'Resume'
  }

  return (
    <BoardButton look="main" onClick={act}>
      {label()}
    </BoardButton>
  )
}

function Speeds({ speeds, speed, onSpeed }: Props) {
  return (
    <Segments
      legend="Speed"
      className="lt-md:col-span-full lt-md:order--1 lt-md:grid lt-md:grid-cols-3 lt-md:justify-self-stretch lt-md:[&>button]:min-h-42px"
      options={speeds.map(({ perSecond, text }) => ({ value: perSecond, text }))}
      chosen={speed}
      onChoose={onSpeed}
    />
  )
}
