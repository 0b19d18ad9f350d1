import { useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds between two minutes that everything is drawn for; the line of now moves every frame. */
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
 * as the chart and moves with every frame: a transform changes no other element's style.
 */
export function useClock({ isPlaying, minute, speed, end, span, onTick }: Clock) {
  const line = useRef<HTMLElement>(null)
  /** The minute with its fraction. */
  const exact = useRef(minute)
  const tick = useEffectEvent(onTick)
  const place = useEffectEvent(() => {
    if (line.current) line.current.style.translate = `${((exact.current / span) * 100).toFixed(4)}%`
  })

  useEffect(() => {
    // A reset, a step and a start set the clock; its own ticks are behind its fraction.
    if (isPlaying && exact.current >= minute && exact.current < minute + 1 + speed) return
    exact.current = minute
  }, [isPlaying, minute, speed])

  // The line may be new, and the chart may span more than before.
  useEffect(() => place())

  useEffect(() => {
    if (!isPlaying) return
    let frame = requestAnimationFrame(start)
    let before = 0
    let told = 0

    function start(time: number) {
      before = told = time
      frame = requestAnimationFrame(move)
    }

    function move(time: number) {
      // A tab that was hidden for an hour has not played for an hour.
      const passed = Math.min(time - before, 1000) / 1000
      before = time
      exact.current = Math.min(end, exact.current + passed * speed)
      place()
      if (time - told >= pace || exact.current >= end) {
        told = time
        tick(Math.floor(exact.current), exact.current >= end)
      }
      if (exact.current < end) frame = requestAnimationFrame(move)
    }

    return () => cancelAnimationFrame(frame)
  }, [isPlaying, speed, end])
  return line
}
