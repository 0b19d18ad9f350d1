import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

/** At least this many ms pass between two drawings. */
const pace = 250
/** A timer may fire a fraction of a millisecond early, so a tick counts up to this many minutes early. */
const early = 0.01

type Clock = {
  readonly isPlaying: boolean
  readonly minute: number
  readonly end: number
  /** Minutes of the run per second. */
  readonly speed: number
  /** Minutes between two drawings; only the line of the current minute moves in between. */
  readonly step?: number
  readonly onTick: (minute: number) => void
}

/**
 * The clock of a run. It ticks for each minute to draw, and pauses in a hidden tab. `line` is the ref of the
 * lines that show the current minute: an animation moves them between two ticks, so the page draws nothing.
 * Each is as wide as its chart, which spans --end minutes. `readMinute` returns the exact minute.
 */
export function useClock({ isPlaying, minute, end, speed, step = 1, onTick }: Clock) {
  const lines = useRef(new Set<Element>())
  /** The current minute with its fraction. */
  const exact = useRef(minute)
  const playing = useRef<Playing>(null)
  const tick = useEffectEvent(onTick)

  useEffect(() => {
    // Our own ticks are always behind `exact`. Anything else is a reset, a step or a start, and sets the clock.
    if (isPlaying && exact.current >= minute && exact.current < minute + step + speed) return
    exact.current = minute
  }, [isPlaying, minute, speed, step])

  const place = useCallback((line: Element) => {
    ;(line as HTMLElement).style.setProperty('--at', String(exact.current))
  }, [])

  // No dependencies, because each render may set the clock.
  useEffect(() => lines.current.forEach(place))

  useEffect(() => {
    if (!isPlaying) return
    // A backout with nothing to undo ends in the minute in which it is called.
    exact.current = Math.min(end, exact.current)
    // An animation of a hidden line would cost a style calculation per frame.
    const shown = [...lines.current].filter((line) => line.checkVisibility())
    const started = play({ exact, lines: shown, end, speed, step, tick })
    playing.current = started
    return () => {
      started.stop()
      playing.current = null
    }
  }, [isPlaying, speed, step, end])

  const line = useCallback(
    (element: Element) => {
      lines.current.add(element)
      // It may come without a render of the clock, when a chart becomes a phone's or is printed.
      place(element)
      return () => {
        lines.current.delete(element)
      }
    },
    [place],
  )
  const readMinute = useCallback(() => {
    playing.current?.measure()
    return Math.floor(exact.current)
  }, [])
  return { line, readMinute }
}

type PlayProps = Required<Pick<Clock, 'end' | 'speed' | 'step'>> & {
  exact: { current: number }
  lines: readonly Element[]
  tick: (minute: number) => void
}

type Playing = {
  /** Brings `exact.current` up to date. */
  readonly measure: () => void
  readonly stop: () => void
}

/** Runs the clock from `exact.current` to `end`, or until it is stopped. */
function play({ exact, lines, end, speed, step, tick }: PlayProps): Playing {
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

/** How far the line moves to show this minute, in widths of the line. */
function placeOf(minute: number): string {
  return `calc(${minute} / var(--end) * 100%) 0`
}
