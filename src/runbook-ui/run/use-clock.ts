import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

/** The least time between two drawings, in ms. */
const pace = 250
/** Minutes by which a tick may be early, because a timer may fire a fraction of a millisecond early. */
const early = 0.01

type Clock = {
  readonly isPlaying: boolean
  readonly minute: number
  readonly end: number
  /** Minutes of the run per second. */
  readonly speed: number
  /** Minutes between two drawings; in between, only the line of now moves. */
  readonly step?: number
  readonly onTick: (minute: number) => void
}

/**
 * The clock of a run. While it plays it ticks for each minute to draw, and it rests in a hidden tab.
 * `line` is the ref of the lines that show now. Each is as wide as its chart, which spans --end minutes,
 * and an animation moves it, so that the page draws nothing between two ticks. `readMinute` returns the
 * minute between two ticks.
 */
export function useClock({ isPlaying, minute, end, speed, step = 1, onTick }: Clock) {
  const lines = useRef(new Set<Element>())
  /** With its fraction. */
  const exact = useRef(minute)
  const measure = useRef(() => {})
  const tick = useEffectEvent(onTick)

  useEffect(() => {
    // Only a reset, a step or a start sets the clock. Its own ticks lie behind its fraction.
    if (isPlaying && exact.current >= minute && exact.current < minute + step + speed) return
    exact.current = minute
  }, [isPlaying, minute, speed, step])

  // Without dependencies, because a line may be new.
  useEffect(() => {
    for (const line of lines.current)
      (line as HTMLElement).style.setProperty('--at', String(exact.current))
  })

  useEffect(() => {
    if (!isPlaying) return
    // A backout with nothing to undo ends in the minute in which it is called.
    exact.current = Math.min(end, exact.current)
    // The page itself would move a line that is not shown, frame by frame.
    const shown = [...lines.current].filter((line) => line.checkVisibility())
    const played = play({ exact, lines: shown, end, speed, step, tick })
    measure.current = played.measure
    return () => {
      played.stop()
      measure.current = () => {}
    }
  }, [isPlaying, speed, step, end])

  const line = useCallback((element: Element) => {
    lines.current.add(element)
    return () => {
      lines.current.delete(element)
    }
  }, [])
  const readMinute = useCallback(() => {
    measure.current()
    return Math.floor(exact.current)
  }, [])
  return { line, readMinute }
}

type Playing = Required<Pick<Clock, 'end' | 'speed' | 'step'>> & {
  exact: { current: number }
  lines: readonly Element[]
  tick: (minute: number) => void
}

/** Lets the time go on from `exact.current` until `end`, or until it is stopped. */
function play({ exact, lines, end, speed, step, tick }: Playing) {
  const motions = lines.map((line) =>
    line.animate(
      { translate: [placeOf(exact.current), placeOf(end)] },
      ((end - exact.current) / speed) * 1000,
    ),
  )
  let since = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  function measure() {
    const now = performance.now()
    exact.current = Math.min(end, exact.current + ((now - since) / 1000) * speed)
    since = now
  }

  function wait() {
    const next = Math.min(end, (Math.floor((exact.current + early) / step) + 1) * step)
    timer = setTimeout(go, Math.max(pace, ((next - exact.current) / speed) * 1000))
  }

  function go() {
    measure()
    const isEnd = exact.current + early >= end
    tick(isEnd ? end : Math.floor((exact.current + early) / step) * step)
    if (!isEnd) wait()
  }

  function rest() {
    clearTimeout(timer)
    if (document.hidden) measure()
    since = performance.now()
    for (const motion of motions) motion[document.hidden ? 'pause' : 'play']()
    if (!document.hidden) wait()
  }

  function stop() {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', rest)
    // When only the end has changed, the line goes on from here.
    if (!document.hidden) measure()
    for (const motion of motions) motion.cancel()
  }

  wait()
  document.addEventListener('visibilitychange', rest)
  return { measure, stop }
}

/** The place of a minute, in widths of the line. */
function placeOf(minute: number): string {
  return `calc(${minute} / var(--end) * 100%) 0`
}
