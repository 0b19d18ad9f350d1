import { useId, useRef } from 'react'
import { Gantt } from '../../product/gantt/gantt.tsx'
import { scaleTo } from '../../product/gantt/scale.ts'
import { momentText } from './moment.ts'
import { counted } from '../../lib/counted.ts'
import type { Report } from './report.ts'
import { useRowsInView } from './rows-in-view.ts'

/** Room to the right of the last bar for its label. */
const margin = 1.14
const day = 24 * 60
const steps = [
  5,
  10,
  15,
  30,
  60,
  120,
  180,
  240,
  360,
  720,
  day,
  2 * day,
  7 * day,
  28 * day,
  84 * day,
]

/** The times to write above the chart: round ones, at most eight. */
export function scaleMarks(finish: number): number[] {
  const step = steps.find((minutes) => finish / minutes <= 8) ?? finish
  return Array.from({ length: Math.floor(finish / step) + 1 }, (_, i) => i * step)
}

/** The sheet as a timetable. Only the rows in view are drawn, so 5,000 of them scroll like twenty. */
export function CheckGantt({ report }: { report: Report }) {
  const { views, finish } = report
  const at = momentText(report)
  const scroller = useRef<HTMLDivElement>(null)
  const id = useId()
  const { first, last, rowHeight } = useRowsInView(scroller, views.length)
  const scale = scaleTo(Math.max(finish, 1) * margin)
  return (
    <div className="check-chart on-dark">
      <h4 id={id}>The timetable that these dependencies give</h4>
      {/* Scrolling is the only way to the other rows, so the keyboard must reach it. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */}
      <div ref={scroller} className="check-scroll" role="region" aria-labelledby={id} tabIndex={0}>
        <div className="check-scale" aria-hidden>
          <div className="check-marks">
            {scaleMarks(finish).map((minute) => (
              <span key={minute} style={{ left: scale.at(minute) }}>
                {at(minute)}
              </span>
            ))}
          </div>
        </div>
        <div className="check-rows" style={{ height: views.length * rowHeight }}>
          <div style={{ translate: `0 ${first * rowHeight}px` }}>
            <Gantt
              caption={`Tasks ${first + 1} to ${last} of ${views.length}, with owner and start`}
              t0={report.t0 ?? '00:00'}
              timeText={at}
              tasks={views.slice(first, last)}
              end={scale.end}
            />
          </div>
        </div>
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
      <p className="data">
        The line under a bar is the critical path. {counted(views.length, 'row')}, in the sheet’s
        order.
      </p>
    </div>
  )
}
