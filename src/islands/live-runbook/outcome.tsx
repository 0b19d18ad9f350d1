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
    <dl className="my-12px lt-md:mt-8px lt-md:mb-0 lt-md:leading-tight">
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
    <div className="flex justify-between py-7px edge-b-rule lt-md:p-0 lt-md:edge-0">
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
      <p className="mt-14px mb-4px fw-600">
        {counted(later.length, 'task')} {later.length === 1 ? 'starts' : 'start'} later.{' '}
        {counted(told, 'owner')} {told === 1 ? 'is' : 'are'} told.
      </p>
      <ol className="list-none">
        {later.map(({ times: { task, start }, was }) => (
          <li
            key={task.id}
            className="grid grid-cols-[26px_1fr_auto_auto] gap-8px py-2px edge-t-rule text-data"
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
