import { useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds between two minutes that everything is drawn for; the line of now moves by itself. */
const pace = 250

type Clock = {
  readonly isPlaying: boolean
  readonly minute: number
  /** Minutes of the run to a real second. */
  readonly speed: number
  readonly end: number
  readonly onTick: (minute: number, isOver: boolean) => void
  /** The minutes that the line's own width stands for. */
  readonly span: number
}

/**
 * Lets the run's clock go on while it plays. Returns a place for the line of now, which is as wide
 * as the chart and is moved by its own animation: between two minutes nothing is left for the
 * page to draw.
 */
export function useClock({ isPlaying, minute, speed, end, span, onTick }: Clock) {
  const line = useRef<HTMLElement>(null)
  /** The minute with its fraction. */
  const exact = useRef(minute)
  const tick = useEffectEvent(onTick)

  useEffect(() => {
    // A reset, a step and a start set the clock; its own ticks are behind its fraction.
    if (isPlaying && exact.current >= minute && exact.current < minute + 1 + speed) return
    exact.current = minute
  }, [isPlaying, minute, speed])

  // The line may be new, and the chart may span more than before.
  useEffect(() => {
    if (line.current) line.current.style.translate = placeOf(exact.current, span)
  })

  useEffect(() => {
    if (!isPlaying) return
    // A backout that has nothing to undo ends in the minute in which it is called.
    exact.current = Math.min(end, exact.current)
    const motion = line.current?.animate(
      { translate: [placeOf(exact.current, span), placeOf(end, span)] },
      { duration: ((end - exact.current) / speed) * 1000 },
    )
    const timer = setInterval(go, pace)
    let before = performance.now()
    let isHidden = document.hidden

    function advance() {
      const now = performance.now()
      // A tab that was hidden for an hour has not played for an hour.
      const passed = isHidden ? 0 : now - before
      before = now
      isHidden = document.hidden
      exact.current = Math.min(end, exact.current + (passed / 1000) * speed)
    }

    function go() {
      advance()
      tick(Math.floor(exact.current), exact.current >= end)
    }

    function rest() {
      go()
      if (document.hidden) motion?.pause()
      else motion?.play()
    }

    document.addEventListener('visibilitychange', rest)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', rest)
      // The chart may span more: the line goes on from where it is.
      advance()
      motion?.cancel()
    }
  }, [isPlaying, speed, end, span])
  return line
}

/** How far to the right a minute is, in the line's own widths. */
function placeOf(minute: number, span: number): string {
  return `${((minute / span) * 100).toFixed(4)}%`
}
