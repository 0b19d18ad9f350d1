import { counted } from '../../lib/counted.ts'
import { at } from '../../product/event-times.ts'
import type { Course } from '../../runbook/model/course.ts'
import { startingLater } from './what-if.ts'

type Props = {
  /** The finish without the delay, and with it. */
  from: number
  to: number
  windowEnd: number
}

/** What a delay does to the finish. */
export function Outcome({ from, to, windowEnd }: Props) {
  const left = windowEnd - to
  return (
    <dl className="my-3 lt-md:mt-2 lt-md:mb-0 lt-md:leading-tight">
      <Figure
        name="Finish"
        value={from === to ? `stays ${at(to)}` : `${at(from)} becomes ${at(to)}`}
      />
      <Figure
        name="Left in the window"
        value={left < 0 ? `none, ${counted(-left, 'minute')} over` : counted(left, 'minute')}
      />
    </dl>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between py-1.75 edge-b-rule lt-md:p-0 lt-md:edge-0">
      <dt>{name}</dt>
      <dd className="fw-600">{value}</dd>
    </div>
  )
}

/** What a delay does to the tasks that come later. */
export function Following({ from, to }: { from: Course; to: Course }) {
  const later = startingLater(from, to)
  if (later.length === 0) return null
  const told = new Set(later.map(({ times }) => times.task.owner)).size
  return (
    <div className="lt-md:hidden">
      <p className="mt-3.5 mb-1 fw-600">
        {counted(later.length, 'task')} {later.length === 1 ? 'starts' : 'start'} later.{' '}
        {counted(told, 'owner')} {told === 1 ? 'is' : 'are'} told.
      </p>
      <ol className="list-none">
        {later.map(({ times: { task, start }, was }) => (
          <li
            key={task.id}
            className="grid grid-cols-[26px_1fr_auto_auto] gap-2 py-0.5 edge-t-rule text-data"
          >
            <span>{task.id}</span>
            <span>{task.name}</span>
            <s>{at(was)}</s>
            <b>{at(start)}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}
