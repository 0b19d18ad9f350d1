import type { RefCallback } from 'react'
import { clockTime } from '@cuewright/runbook/words'
import type { RunView, TaskView } from '@cuewright/runbook/model'
import { inRunningOrder } from '../gantt/layout.ts'
import { hoursUpTo } from '../gantt/scale.ts'

const { width, height, foot, inset } = { width: 342, height: 112, foot: 21, inset: 4 }

type Props = {
  view: RunView
  t0: string
  end: number
  windowEnd: number
  finishBefore?: number
  /** The ref of the line of now. */
  line: RefCallback<Element>
}

function tenths(value: number) {
  return Math.round(value * 10) / 10
}

/** The whole run in a chart as wide as a phone. */
export function MiniChart({ view, t0, end, windowEnd, finishBefore, line }: Props) {
  const tasks = inRunningOrder(view.tasks)
  const pitch = (height - foot - 4) / tasks.length

  function x(minute: number) {
    return tenths(inset + (minute / end) * (width - 2 * inset))
  }

  function y(row: number) {
    return tenths(3 + row * pitch)
  }

  // The clock's label would cover an hour beside it.
  const hours = hoursUpTo(windowEnd).filter(
    (minute) => minute % 180 === 0 && Math.abs(x(minute) - x(view.minute)) > 56,
  )
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
            width={tenths(x(finish) - x(start))}
            height="3"
            // The run that plays by itself needs these: see first-run.css.
            style={state === 'planned' ? undefined : { '--from': start, '--to': finish }}
          />
        ))}
        <path className="mini-path" d={criticalPathOf(tasks, x, y)} />
        {finishBefore !== undefined && finishBefore < view.finish && (
          <Moved from={finishBefore} to={view.finish} x={x} />
        )}
        {hours.map((minute) => (
          <text key={minute} x={x(minute)} y="107" data-first={minute === 0 || undefined}>
            {clockTime(t0, minute)}
          </text>
        ))}
      </svg>
      <Now line={line} minute={view.minute} clock={clockTime(t0, view.minute)} />
    </div>
  )
}

type Scale = (value: number) => number

function criticalPathOf(tasks: readonly TaskView[], x: Scale, y: Scale): string {
  return tasks
    .map((each, row) => ({ ...each, row }))
    .filter(({ isCritical, state }) => isCritical && state !== 'skipped')
    .map(
      ({ start, finish, row }, i) =>
        `${i ? 'H' : 'M'}${x(start)}${i ? 'V' : ' '}${y(row) + 4}H${x(finish)}`,
    )
    .join('')
}

/** Two lines: the finish without the delay, and the finish with it. */
function Moved({ from, to, x }: { from: number; to: number; x: Scale }) {
  return (
    <>
      <path className="mini-was" d={`M${x(from)} 0V91`} />
      <path className="mini-moved" d={`M${x(to)} 18V91`} />
      <rect className="mini-plus" x={x(to) - 36} width="36" height="20" />
      <text x={x(to) - 18} y="15" data-mark="">
        +{to - from}
      </text>
    </>
  )
}

type NowProps = Pick<Props, 'line'> & { minute: number; clock: string }

/** The line at the current minute. It is a layer as wide as the chart, so moving it redraws nothing. */
function Now({ line, minute, clock }: NowProps) {
  return (
    <div ref={line} className="mini-now" style={{ '--at': minute }}>
      <svg className="overflow-visible" viewBox={`0 0 ${width - 2 * inset} ${height}`}>
        <path d="M0 0V91" />
        <rect x="-22" y="91" width="44" height="20" rx="2" />
        <text x="0" y="106" data-mark="">
          {clock}
        </text>
      </svg>
    </div>
  )
}
