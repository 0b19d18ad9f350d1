import type { Play, PlayAction } from '../../play.ts'

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
  readonly play: Play
  readonly isOver: boolean
  readonly isReducedMotion: boolean
  readonly canBackOut: boolean
  readonly isPanelOpen: boolean
  readonly speeds: readonly Speed[]
  readonly speed: number
  readonly dispatch: (action: PlayAction) => void
  readonly onSpeed: (speed: number) => void
  readonly onStep: () => void
  readonly onDelay: () => void
}

/** Start, speed, delay, back out, reset; under reduced motion steps take the place of the clock. */
export function Controls(props: Props) {
  const { play, isOver, isReducedMotion, canBackOut, isPanelOpen, dispatch, onDelay } = props
  return (
    <div
      className="player-controls no-print flex flex-wrap gap-8px lt-lg:col-span-full lt-md:grid lt-md:grid-cols-[repeat(auto-fit,minmax(150px,1fr))]"
      role="group"
      aria-label="Run it"
    >
      <Primary {...props} />
      {!isReducedMotion && <Speeds {...props} />}
      <button
        type="button"
        className="player-btn"
        aria-expanded={isPanelOpen}
        disabled={isOver}
        onClick={onDelay}
      >
        Delay a task
      </button>
      <button
        type="button"
        className="player-btn"
        disabled={!canBackOut}
        onClick={() => dispatch({ type: 'backOut' })}
      >
        Back out
      </button>
      <button
        type="button"
        className="player-btn"
        disabled={play.mode === 'ready' && play.delays.length === 0}
        onClick={() => dispatch({ type: 'reset' })}
      >
        Reset
      </button>
    </div>
  )
}

function Primary({ play: { mode }, isOver, isReducedMotion, dispatch, onStep }: Props) {
  function act() {
    if (mode === 'ready' || isOver) {
      if (isOver) dispatch({ type: 'reset' })
      dispatch({ type: 'start' })
      if (isReducedMotion) dispatch({ type: 'pause' })
    } else if (isReducedMotion) onStep()
    else dispatch({ type: mode === 'playing' ? 'pause' : 'resume' })
  }

  function label() {
    if (mode === 'ready') return 'Start'
    if (isOver) return 'Start again'
    if (isReducedMotion) return 'Next step'
    return mode === 'playing' ? 'Pause' : 'Resume'
  }

  return (
    <button type="button" className="player-btn player-btn-light" onClick={act}>
      {label()}
    </button>
  )
}

function Speeds({ speeds, speed, onSpeed }: Props) {
  return (
    <fieldset className="player-segments">
      <legend className="sr-only">Speed</legend>
      {speeds.map(({ perSecond, text }) => (
        <button
          key={text}
          type="button"
          aria-pressed={perSecond === speed}
          onClick={() => onSpeed(perSecond)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}
