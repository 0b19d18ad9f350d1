import type { Delay } from '../../runbook/model/delay.ts'

/** All that a visitor has done to the run. */
export type Play = {
  readonly mode: 'ready' | 'playing' | 'paused'
  /** Whole minutes from T0. */
  readonly minute: number
  readonly delays: readonly Delay[]
  readonly backedOutAt: number | null
}

export type PlayAction =
  | { readonly type: 'start' | 'pause' | 'resume' | 'reset' | 'backOut' }
  /** The clock shows this minute, which is never after the run's end. */
  | { readonly type: 'tick' | 'step'; readonly minute: number; readonly isOver: boolean }
  | { readonly type: 'delay'; readonly delay: Delay }

export const ready: Play = { mode: 'ready', minute: 0, delays: [], backedOutAt: null }

/** The run after an action. A delay may be known before the start; `reset` forgets it. */
export function play(state: Play, action: PlayAction): Play {
  switch (action.type) {
    case 'start':
      return { ...state, mode: 'playing', minute: 0, backedOutAt: null }
    case 'pause':
      return { ...state, mode: 'paused' }
    case 'resume':
      return { ...state, mode: 'playing' }
    case 'reset':
      return ready
    case 'backOut':
      return { ...state, mode: 'playing', backedOutAt: state.minute }
    case 'tick':
    case 'step':
      // The clock may tick once more before what has stopped it is drawn.
      if (action.type === 'tick' && state.mode !== 'playing') return state
      return {
        ...state,
        minute: Math.max(state.minute, action.minute),
        mode: action.isOver ? 'paused' : state.mode,
      }
    case 'delay':
      return { ...state, delays: [...state.delays, action.delay] }
    default:
      return action satisfies never
  }
}
