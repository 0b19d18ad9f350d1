import { useEffect, type Dispatch } from 'react'
import type { PlayAction } from './play.ts'

/** The night's 340 minutes pass in about a minute. */
const millisecondsPerMinute = 176

/** Lets the run's clock tick while it plays. */
export function useClock(isPlaying: boolean, dispatch: Dispatch<PlayAction>) {
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => dispatch({ type: 'tick' }), millisecondsPerMinute)
    return () => clearInterval(timer)
  }, [isPlaying, dispatch])
}
