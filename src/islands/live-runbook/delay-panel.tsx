import { useEffect, useRef } from 'react'
import { clockTime } from '../../lib/clock.ts'
import { counted } from '../../lib/counted.ts'
import type { Delay } from '../../runbook/model/delay.ts'
import { tasksOf } from '../../runbook/model/run.ts'
import type { Run } from '../../runbook/model/run.ts'
import { startingLater } from './what-if.ts'

type Props = {
  id: string
  choice: Delay
  /** The run without the delay, and with it. */
  from: Run
  to: Run
  /** The task can no longer be delayed. */
  isRefused: boolean
  t0: string
  windowEnd: number
  onChoose: (choice: Delay) => void
  onApply: () => void
  onClose: () => void
}

const delays = [15, 30, 45, 60]

/** Choose a task and a delay, and see beside it what follows; nothing changes until it is applied. */
export function DelayPanel(props: Props) {
  const { id, choice, from, to, isRefused, t0, windowEnd, onChoose, onApply, onClose } = props
  const select = useRef<HTMLSelectElement>(null)
  // The finish stays in view: the focus may not scroll it away.
  useEffect(() => select.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key === 'Escape') onClose()
    }

    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [onClose])

  const later = startingLater(from.course, to.course)
  const told = new Set(later.map(({ times }) => times.task.owner)).size
  const [was, finish] = [from.course.finish, to.course.finish]
  const left = windowEnd - finish
  return (
    <section id={id} className="delay-panel" aria-label="Delay a task">
      <h3 className="mb-6px lt-md:hidden">Delay a task</h3>
      <label className="lt-md:hidden" htmlFor={`${id}-task`}>
        Task
      </label>
      <select
        className="w-full min-h-44px mt-4px mb-12px p-[0_10px] border border-solid border-ink rounded-btn bg-paper fw-560 lt-md:mt-10px lt-md:mb-8px"
        aria-label="Task"
        ref={select}
        id={`${id}-task`}
        value={choice.task}
        onChange={(event) => onChoose({ ...choice, task: event.target.value })}
      >
        {tasksOf(from.course).map(({ task }) => (
          <option key={task.id} value={task.id}>
            {task.id} {task.name}
          </option>
        ))}
      </select>
      <fieldset>
        <legend className="p-0 lt-md:hidden">Delay, in minutes</legend>
        <div className="delay-minutes grid grid-cols-4 mt-4px border border-solid border-ink rounded-btn bg-paper">
          {delays.map((minutes) => (
            <label
              key={minutes}
              className="relative grid place-items-center min-h-44px cursor-pointer not-first:edge-l-rule-strong has-checked:bg-ink has-checked:text-ground has-checked:fw-600"
            >
              <input
                className="absolute opacity-0"
                type="radio"
                name={`${id}-minutes`}
                value={minutes}
                checked={choice.minutes === minutes}
                onChange={() => onChoose({ ...choice, minutes })}
              />
              {minutes}
            </label>
          ))}
        </div>
      </fieldset>
      <dl className="my-12px lt-md:mt-8px lt-md:mb-0 lt-md:leading-tight">
        <Figure
          name="Finish"
          value={
            was === finish
              ? `stays ${clockTime(t0, finish)}`
              : `${clockTime(t0, was)} becomes ${clockTime(t0, finish)}`
          }
        />
        <Figure
          name="Left in the window"
          value={left < 0 ? `none, ${counted(-left, 'minute')} over` : counted(left, 'minute')}
        />
      </dl>
      <div className="grid grid-cols-[1fr_1fr] gap-8px lt-md:order--1 lt-md:grid-cols-[1fr_96px]">
        <button type="button" className="btn btn-ink" disabled={isRefused} onClick={onApply}>
          Apply the delay
        </button>
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
      </div>
      {isRefused && (
        <p className="mt-14px mb-4px fw-600">This task is over and can no longer be delayed.</p>
      )}
      {later.length > 0 && (
        <div className="lt-md:hidden">
          <p className="mt-14px mb-4px fw-600">
            {counted(later.length, 'task')} {later.length === 1 ? 'starts' : 'start'} later.{' '}
            {counted(told, 'owner')} {told === 1 ? 'is' : 'are'} told.
          </p>
          <ol className="list-none">
            {later.map(({ times: { task, start }, was: before }) => (
              <li
                key={task.id}
                className="grid grid-cols-[26px_1fr_auto_auto] gap-8px py-2px edge-t-rule text-data"
              >
                <span>{task.id}</span>
                <span>{task.name}</span>
                <s>{clockTime(t0, before)}</s>
                <b>{clockTime(t0, start)}</b>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between py-7px edge-b-rule lt-md:p-0 lt-md:border-0">
      <dt>{name}</dt>
      <dd className="fw-600">{value}</dd>
    </div>
  )
}
