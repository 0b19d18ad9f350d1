import type { RefCallback } from 'react'
import { clockTime } from '../../lib/clock.ts'
import type { RunView } from '../../runbook/model/run.ts'
import { inRunningOrder } from '../gantt/layout.ts'
import { hoursUpTo } from '../gantt/scale.ts'

const { width, height, foot, inset } = { width: 342, height: 112, foot: 21, inset: 4 }

type Props = {
  view: RunView
  t0: string
  end: number
  windowEnd: number
  finishBefore?: number
  /** The ref of what shows now. */
  line: RefCallback<Element>
}

/** The whole run in the width of a phone: every task, the critical path, the clock and the window. */
export function MiniChart({ view, t0, end, windowEnd, finishBefore, line }: Props) {
  const tasks = inRunningOrder(view.tasks)
  const pitch = (height - foot - 4) / tasks.length

  function x(minute: number) {
    return Math.round((inset + (minute / end) * (width - 2 * inset)) * 10) / 10
  }

  function y(row: number) {
    return Math.round((3 + row * pitch) * 10) / 10
  }

  const path = tasks
    .map((each, row) => ({ ...each, row }))
    .filter(({ isCritical, state }) => isCritical && state !== 'skipped')
    .map(
      ({ start, finish, row }, i) =>
        `${i ? 'H' : 'M'}${x(start)}${i ? 'V' : ' '}${y(row) + 4}H${x(finish)}`,
    )
    .join('')
  // An hour gives way to the clock beside it.
  const hours = hoursUpTo(windowEnd).filter(
    (minute) => minute % 180 === 0 && Math.abs(x(minute) - x(view.minute)) > 56,
  )
  const isMoved = finishBefore !== undefined && finishBefore < view.finish
  return (
    <div
      className="mini relative max-w-105 min-[640px]:hidden"
      style={{ '--end': end }}
      aria-hidden
    >
      <svg className="w-full overflow-visible" viewBox={`0 0 ${width} ${height}`}>
        <path
          d={hoursUpTo(windowEnd)
            .map((minute) => `M${x(minute)} 0V91`)
            .join('')}
        />
        <path className="mini-window" d={`M${x(windowEnd)} 0V91`} />
        {tasks.map(({ task, state, start, finish }, row) => (
          <rect
            key={task.id}
            data-state={state}
            x={x(start)}
            y={y(row)}
            width={Math.round((x(finish) - x(start)) * 10) / 10}
            height="3"
            // For the run that plays by itself: first-run.css.
            style={state === 'planned' ? undefined : { '--from': start, '--to': finish }}
          />
        ))}
        <path className="mini-path" d={path} />
        {isMoved && (
          <>
            <path className="mini-was" d={`M${x(finishBefore)} 0V91`} />
            <path className="mini-moved" d={`M${x(view.finish)} 18V91`} />
            <rect className="mini-plus" x={x(view.finish) - 36} width="36" height="20" />
            <text x={x(view.finish) - 18} y="15" data-mark="">
              +{view.finish - finishBefore}
            </text>
          </>
        )}
        {hours.map((minute) => (
          <text key={minute} x={x(minute)} y="107" data-first={minute === 0 || undefined}>
            {clockTime(t0, minute)}
          </text>
        ))}
      </svg>
      {/* Apart, and as wide as the minutes that it spans: so it moves without being drawn anew. */}
      <div ref={line} className="mini-now" style={{ '--at': view.minute }}>
        <svg className="overflow-visible" viewBox={`0 0 ${width - 2 * inset} ${height}`}>
          <path d="M0 0V91" />
          <rect x="-22" y="91" width="44" height="20" rx="2" />
          <text x="0" y="106" data-mark="">
            {clockTime(t0, view.minute)}
          </text>
        </svg>
      </div>
    </div>
  )
}
