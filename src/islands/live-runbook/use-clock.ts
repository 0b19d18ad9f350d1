import { useEffect, useEffectEvent } from 'react'

/** The night's 340 minutes pass in about a minute. */
const millisecondsPerMinute = 176

/** Lets the run's clock tick while it plays. */
export function useClock(isPlaying: boolean, onTick: () => void) {
  const tick = useEffectEvent(onTick)
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => tick(), millisecondsPerMinute)
    return () => clearInterval(timer)
  }, [isPlaying])
}
