import { clockTime, duration } from '@cuewright/runbook/words'
import { useEffect, useRef, useState } from 'react'

type Props = {
  t0: string
  /** In minutes from T0: the window's end, the last minute of the plan, and the call shown at first. */
  windowEnd: number
  finish: number
  first: number
  /** How long a backout takes, by the minutes in which it's called. */
  stretches: readonly { readonly from: number; readonly to: number; readonly minutes: number }[]
}

/** A handle on the chart of the way back: when would a backout end that is called now? */
export default function BackoutCall({ t0, windowEnd, finish, first, stretches }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [call, setCall] = useState(first)
  // It may have been moved before the code came.
  useEffect(() => setCall(Number(input.current!.value)), [])

  const { minutes } = stretches.find(({ from, to }) => from <= call && call <= to)!
  const back = call + minutes
  const left = windowEnd - back
  const answer = `Back by ${clockTime(t0, back)}, ${duration(Math.abs(left))} ${left < 0 ? 'after' : 'before'} the window ends.`
  return (
    <div
      className="backout-call"
      data-late={left < 0 || undefined}
      style={{ '--call': call, '--back': back }}
    >
      <i className="backout-mark" aria-hidden />
      <input
        ref={input}
        type="range"
        min={1}
        max={finish}
        defaultValue={first}
        aria-label="Call the backout at"
        aria-valuetext={`${clockTime(t0, call)}. ${answer}`}
        onInput={(event) => setCall(Number(event.currentTarget.value))}
      />
      <p aria-hidden>
        Call the backout at <b>{clockTime(t0, call)}</b>. {answer}
      </p>
    </div>
  )
}
