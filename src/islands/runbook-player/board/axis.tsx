import type { RefCallback } from 'react'
import type { Limit } from '../../../contracts/own-runbook.ts'
import { type TimeText, scaleMarks } from '../times.ts'

type AxisProps = {
  /** The most marks that there is room for. */
  most: number
  end: number
  limits: readonly Limit[]
  minute: number | null
  readonly t0: string | null
  at: TimeText
}

/** The times above the rows. A mark gives way to the clock's and to the limits' lines. */
export function Axis({ most, end, limits, minute, t0, at }: AxisProps) {
  const marks = scaleMarks(end, most, t0).filter(
    (mark) =>
      mark < end * 0.97 && limits.every((limit) => Math.abs(mark - limit.end) > end / (most * 3.3)),
  )
  return (
    <div
      className="player-axis h-7.5 edge-b-bottle-rule text-on-bottle-2 lt-md:grid-cols-1"
      aria-hidden
    >
      <span className="lt-md:hidden">Group or task</span>
      <span className="lt-md:hidden">Owner</span>
      <span className="relative self-stretch">
        {marks.map((mark) => (
          <span
            key={mark}
            className="player-hour absolute leading-7.5 whitespace-nowrap centred lt-md:first:in-place data-[near]:invisible"
            data-near={
              (minute !== null && Math.abs(mark - minute) < end / (most * 1.6)) || undefined
            }
            style={{ '--from': mark }}
          >
            {at(mark)}
          </span>
        ))}
      </span>
      <span className="flex justify-end whitespace-nowrap lt-md:hidden">critical, % of runs</span>
    </div>
  )
}

const lane =
  'player-lines absolute inset-y-0 right-[calc(var(--shares)+6px)] left-$names contain-layout pointer-events-none'

/** The lines of the hours, under the rows: none goes through their words. */
export function Hours({ marks }: { marks: readonly number[] }) {
  return (
    <div className={lane} aria-hidden>
      {marks.map((mark) => (
        <i
          key={mark}
          className="player-hour-line top-7.5 bottom-0 edge-l-bottle-2"
          style={{ '--from': mark }}
        />
      ))}
    </div>
  )
}

type LinesProps = {
  limits: readonly Limit[]
  minute: number | null
  lastCall: number | null
  at: TimeText
  line: RefCallback<Element>
}

/** What goes through everything: the limits, the last call and now. */
export function Lines({ limits, minute, lastCall, at, line }: LinesProps) {
  return (
    <div className={lane} aria-hidden>
      {limits.map(({ name, end }, i) => (
        <i
          key={name}
          className="player-window -top-18 bottom-0 edge-l-2-on-bottle not-italic"
          style={{ '--from': end }}
        >
          <b
            className={`absolute bottom-full -left-0.5 pr-1 bg-bottle text-data fw-560 leading-tight whitespace-nowrap ${i === 0 ? 'lt-md:inset-[auto_0_-38px_auto]' : 'lt-md:hidden'}`}
          >
            {name === 'window' ? 'window ends' : name} {at(end)}
          </b>
        </i>
      ))}
      {lastCall !== null && (
        <i
          className="player-last-call top-7.5 bottom-0 edge-l-2-dashed-late-d not-italic"
          style={{ '--from': lastCall }}
        >
          <b className="absolute right-1.5 bottom-2 px-1 bg-bottle text-data fw-560 leading-tight whitespace-nowrap text-late-d lt-md:inset-[auto_0_-20px_auto]">
            last call {at(lastCall)}
          </b>
        </i>
      )}
      {minute !== null && (
        <i
          ref={line}
          className="player-now top-1.5 bottom-0 left-0 w-full edge-l-2-now not-italic [translate:calc(var(--at)/var(--end)*100%)] [will-change:translate]"
        >
          <b className="absolute top-0 left-0 px-1.75 py-0.5 rounded-bar bg-now text-data fw-560 leading-tight whitespace-nowrap text-ink centred">
            {at(minute)}
          </b>
        </i>
      )}
    </div>
  )
}
