import type { ReactNode } from 'react'
import { duration } from '../../../../lib/clock.ts'
import type { Course, TaskState } from '../../../../runbook/model/course.ts'
import type { WayBack } from '../../../../runbook/model/event.ts'
import type { TimeText } from '../../times.ts'

type Props = {
  title: string
  facts: string
  course: Course
  /** How many tasks are in each state. A late one is running as well. */
  counts: Readonly<Record<TaskState, number>>
  minute: number | null
  message: string
  at: TimeText
  wayBack: WayBack | undefined
  /** What the forecast says, in a sentence. */
  answer: ReactNode
  children: ReactNode
}

/**
 * What runs, the clock, the finish if nothing else slips, what the forecast says, and the controls: all that
 * is to be seen at once. On phones the sentence is above the controls, elsewhere below.
 */
export function BoardHead(props: Props) {
  const { title, facts, course, counts, minute, message, at, wayBack, answer, children } = props
  const behind = course.finish - course.plannedFinish
  const { done, running, late } = counts
  const told = [
    `${done} done`,
    running + late > 0 && `${running + late} running`,
    late > 0 && `${late} late`,
  ]
  return (
    <div className="player-head grid parts-1-auto-auto items-end gap-x-11 gap-y-3 pt-3.5 lt-lg:parts-1-auto lt-md:grid-cols-1 print:parts-1-auto!">
      <div className="player-event min-w-0">
        <h3 className="overflow-hidden text-ellipsis font-sans text-item">{title}</h3>
        <p className="text-data text-on-bottle-2">
          {facts}
          {minute !== null && ` · ${told.filter(Boolean).join(', ')}`}
        </p>
        <p className="min-h-1.4em text-data text-on-bottle-2" role="status">
          {message}
        </p>
      </div>
      <dl className="flex items-end gap-11 lt-md:flex-wrap lt-md:gap-x-6 lt-md:gap-y-3.5 lt-md:justify-between">
        <div>
          <dt className="mb-1.75 text-data leading-tight text-on-bottle-2">Clock</dt>
          <dd className="player-clock text-figure fw-520 leading-none whitespace-nowrap">
            {at(minute ?? 0)}
          </dd>
        </div>
        <div>
          <dt className="mb-1.75 text-data leading-tight text-on-bottle-2">
            {course.backedOutAt === null ? 'Finish if nothing else slips' : `${wayBack?.over} by`}
          </dt>
          <dd
            className="player-finish text-display narrow fw-520 whitespace-nowrap"
            data-testid="player-finish"
          >
            {at(course.finish)}
            {course.backedOutAt === null && behind !== 0 && (
              <small
                className={`ml-2 text-small fw-400 tracking-normal lt-md:block lt-md:mt-1.5 lt-md:ml-0 ${behind > 0 ? 'text-late-d' : 'text-done-d'}`}
              >
                {duration(Math.abs(behind))} {behind > 0 ? 'late' : 'early'}
              </small>
            )}
          </dd>
        </div>
      </dl>
      <div className="player-say relative z-2 col-span-full md:order-1 md:pt-3.5 md:edge-t-bottle-rule">
        {answer}
      </div>
      {children}
    </div>
  )
}
