import type { RefCallback } from 'react'
import { useForecast, useInputs, usePlan, useRun } from '../state/state.tsx'
import { limitText, scaleMarks, type TimeForm } from '../times.ts'

/** The part of the chart that has labels. They are centred on their times, so a later one would leave the chart. */
const labelled = 0.97
/** A limit this near to a label would cross it, in parts of the room that each label has. */
const nearLimit = 0.3
/** The clock's time this near to a label would cover it, in parts of the room that each label has. */
const nearClock: Readonly<Record<TimeForm, number>> = { clock: 0.625, day: 1.18, 'from T0': 1 }
/**
 * Half a label and a gap, in parts of the 272 px that the chart has on a phone of 320 px: 'Sat 17, 22:15' is 76 px wide.
 * The one time from T0 at the edge is 'T0', which is short.
 */
const halfLabel: Readonly<Record<TimeForm, number>> = { clock: 0.07, day: 0.14, 'from T0': 0.07 }

type AxisProps = {
  /** The largest number of marks. */
  most: number
  end: number
}

/** The times above the rows, except those that a limit or the clock would cover. */
export function Axis({ most, end }: AxisProps) {
  const { runbook, at, timeForm } = usePlan()
  const { limits } = useInputs()
  const { minute } = useRun()
  // A plan without links has no forecast.
  const { forecast } = useForecast()
  /** The minutes that each label has for itself. */
  const room = end / most
  const marks = scaleMarks(end, most, runbook.t0).filter(
    (mark) =>
      mark < end * labelled &&
      limits.every((limit) => Math.abs(mark - limit.end) > room * nearLimit),
  )

  function isNear(mark: number): boolean {
    return minute !== null && Math.abs(mark - minute) < room * nearClock[timeForm]
  }

  /** On a phone the first label would be cut at the edge: it begins at its mark, if the next one leaves it room. */
  function atEdge(mark: number): string {
    const half = end * halfLabel[timeForm]
    if (mark > half) return ''
    const next = marks.find((other) => other > mark) ?? Infinity
    // All of this label, and half of the next.
    return next - mark > 3 * half ? 'lt-md:in-place' : 'lt-md:invisible'
  }

  return (
    <div
      className="player-columns h-7.5 edge-b-bottle-rule text-on-bottle-2 lt-md:grid-cols-1"
      aria-hidden
    >
      <span className="lt-md:hidden">Group or task</span>
      <span className="lt-md:hidden">Owner</span>
      <span className="relative self-stretch">
        {marks.map((mark) => (
          <span
            key={mark}
            className={`player-hour absolute leading-7.5 whitespace-nowrap centred data-[near]:invisible ${atEdge(mark)}`}
            data-near={isNear(mark) || undefined}
            style={{ '--from': mark }}
          >
            {at(mark)}
          </span>
        ))}
      </span>
      <span className="flex justify-end whitespace-nowrap lt-md:hidden">
        {forecast && 'critical, % of runs'}
      </span>
    </div>
  )
}

const lane =
  'player-lines absolute inset-y-0 right-[calc(var(--shares)+6px)] left-$names contain-layout pointer-events-none'

/** The lines of the hours, below the rows so that they cross no text. */
export function Hours({ most, end }: AxisProps) {
  const { runbook } = usePlan()
  return (
    <div className={lane} aria-hidden>
      {scaleMarks(end, most, runbook.t0).map((mark) => (
        <i
          key={mark}
          className="player-hour-line top-7.5 bottom-0 edge-l-bottle-2"
          style={{ '--from': mark }}
        />
      ))}
    </div>
  )
}

/** Lines through all rows for the limits, the last call and the current minute, whose ref is `line`. */
export function Lines({ line }: { line: RefCallback<Element> }) {
  const { limits } = useInputs()
  const { course, minute } = useRun()
  const { at } = usePlan()
  const forecast = useForecast()
  const lastCall = course.backedOutAt ?? forecast.lastCall
  return (
    <div className={lane} aria-hidden>
      {limits.map((limit, i) => (
        <i
          key={limit.name}
          className="player-window -top-18 lt-md:top-7.5 bottom-0 edge-l-2-on-bottle not-italic"
          style={{ '--from': limit.end }}
        >
          <b className={`player-tag bottom-full -left-0.5 pr-1 ${onPhone(i)}`}>
            {limitText(limit, at)}
          </b>
        </i>
      ))}
      {lastCall !== null && (
        <i
          className="player-last-call top-7.5 bottom-0 edge-l-2-dashed-late-d not-italic"
          style={{ '--from': lastCall }}
        >
          <b className="player-tag right-1.5 bottom-2 px-1 text-late-d lt-md:inset-[auto_0_-20px_auto]">
            last call {at(lastCall)}
          </b>
        </i>
      )}
      {minute !== null && (
        <i
          ref={line}
          className="player-now top-1.5 bottom-0 left-0 w-full edge-l-2-now not-italic [translate:calc(var(--at)/var(--end)*100%)] [will-change:translate]"
        >
          <b className="player-tag top-0 left-0 px-1.75 py-0.5 rounded-bar bg-now text-ink centred">
            {at(minute)}
          </b>
        </i>
      )}
    </div>
  )
}

/** A phone has room for the first limit's tag alone, below its line. */
function onPhone(limit: number): string {
  return limit === 0 ? 'lt-md:inset-[auto_0_-38px_auto]' : 'lt-md:hidden'
}
