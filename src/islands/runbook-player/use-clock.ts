import { useEffect, useEffectEvent, useRef } from 'react'
import type { RefObject } from 'react'

/** Milliseconds between two minutes that everything is drawn for; the line of now moves every frame. */
const pace = 125

type Clock = {
  readonly isPlaying: boolean
  readonly minute: number
  /** Minutes of the run to a real second. */
  readonly speed: number
  readonly end: number
  readonly onTick: (minute: number, isOver: boolean) => void
  /** Gets `--minute` with every frame, so that a line can move without drawing anything else. */
  readonly chart: RefObject<HTMLElement | null>
}

/** Lets the run's clock go on while it plays. */
export function useClock({ isPlaying, minute, speed, end, onTick, chart }: Clock) {
  /** The minute with its fraction. */
  const exact = useRef(minute)
  const tick = useEffectEvent(onTick)

  useEffect(() => {
    // A reset, a step and a start set the clock; ticks of its own are behind its fraction.
    if (isPlaying && exact.current >= minute && exact.current < minute + 1 + speed) return
    exact.current = minute
    chart.current?.style.setProperty('--minute', String(minute))
  }, [isPlaying, minute, speed, chart])

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
      chart.current?.style.setProperty('--minute', exact.current.toFixed(3))
      if (time - told >= pace || exact.current >= end) {
        told = time
        tick(Math.floor(exact.current), exact.current >= end)
      }
      if (exact.current < end) frame = requestAnimationFrame(move)
    }

    return () => cancelAnimationFrame(frame)
  }, [isPlaying, speed, end, chart])
}
