import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds between two minutes that everything is drawn for, at the least. */
const pace = 250
/** A timer may be early by a fraction of a millisecond. */
const early = 0.01

type Clock = {
  readonly isPlaying: boolean
  readonly minute: number
  readonly end: number
  /** Minutes of the run to a real second. */
  readonly speed: number
  /** Everything is drawn for every so many minutes; the line of now moves by itself between them. */
  readonly step?: number
  readonly onTick: (minute: number) => void
}

/**
 * Lets a run's clock go on while it plays: a tick for each minute that is to be drawn, and none in a
 * hidden tab, where the run rests. `line` is the ref of whatever shows now: each is as wide as its
 * chart, whose minutes `--end` says, and is moved by an animation of its own, so that between two
 * ticks nothing is left for the page to draw. `readMinute` says which minute it is between
 * them.
 */
export function useClock({ isPlaying, minute, end, speed, step = 1, onTick }: Clock) {
  const lines = useRef(new Set<Element>())
  /** The minute with its fraction. */
  const exact = useRef(minute)
  const move = useRef(() => {})
  const tick = useEffectEvent(onTick)

  useEffect(() => {
    // A reset, a step and a start set the clock; its own ticks are behind its fraction.
    if (isPlaying && exact.current >= minute && exact.current < minute + step + speed) return
    exact.current = minute
  }, [isPlaying, minute, speed, step])

  // A line may be new.
  useEffect(() => {
    for (const line of lines.current)
      (line as HTMLElement).style.setProperty('--at', String(exact.current))
  })

  useEffect(() => {
    if (!isPlaying) return
    // A backout that has nothing to undo ends in the minute in which it is called.
    exact.current = Math.min(end, exact.current)
    // One that is not shown would be moved by the page itself, frame by frame.
    const shown = [...lines.current].filter((line) => line.checkVisibility())
    const motions = shown.map((line) =>
      line.animate(
        { translate: [placeOf(exact.current), placeOf(end)] },
        ((end - exact.current) / speed) * 1000,
      ),
    )
    let since = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined

    move.current = () => {
      const now = performance.now()
      exact.current = Math.min(end, exact.current + ((now - since) / 1000) * speed)
      since = now
    }

    function wait() {
      const next = Math.min(end, (Math.floor((exact.current + early) / step) + 1) * step)
      timer = setTimeout(go, Math.max(pace, ((next - exact.current) / speed) * 1000))
    }

    function go() {
      move.current()
      const isEnd = exact.current + early >= end
      tick(isEnd ? end : Math.floor((exact.current + early) / step) * step)
      if (!isEnd) wait()
    }

    function rest() {
      clearTimeout(timer)
      if (document.hidden) move.current()
      since = performance.now()
      for (const motion of motions) motion[document.hidden ? 'pause' : 'play']()
      if (!document.hidden) wait()
    }

    wait()
    document.addEventListener('visibilitychange', rest)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', rest)
      // The run may last longer now: the line goes on from where it is.
      if (!document.hidden) move.current()
      move.current = () => {}
      for (const motion of motions) motion.cancel()
    }
  }, [isPlaying, speed, step, end])

  const line = useCallback((element: Element) => {
    lines.current.add(element)
    return () => {
      lines.current.delete(element)
    }
  }, [])
  const readMinute = useCallback(() => {
    move.current()
    return Math.floor(exact.current)
  }, [])
  return { line, readMinute }
}

/** How far to the right a minute is, in a line's own widths. */
function placeOf(minute: number): string {
  return `calc(${minute} / var(--end) * 100%) 0`
}
