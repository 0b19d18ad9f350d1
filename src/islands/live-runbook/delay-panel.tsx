import { useEffect, useRef } from 'react'
import { clockTime } from '../../lib/clock.ts'
import { counted } from '../../lib/counted.ts'
import type { RunView } from '../../runbook/run.ts'
import { startingLater, type Choice } from './what-if.ts'

type Props = {
  id: string
  choice: Choice
  /** The run without the delay, and with it. */
  from: RunView
  to: RunView
  t0: string
  windowEnd: number
  onChoose: (choice: Choice) => void
  onApply: () => void
  onClose: () => void
}

const delays = [15, 30, 45, 60]

/** Choose a task and a delay, and see beside it what follows; nothing changes until it is applied. */
export function DelayPanel(props: Props) {
  const { id, choice, from, to, t0, windowEnd, onChoose, onApply, onClose } = props
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

  const picked = from.tasks.find(({ task }) => task.id === choice.task)
  const isFixed = !picked || !['planned', 'running', 'late'].includes(picked.state)
  const later = startingLater(from, to)
  const told = new Set(later.map(({ view }) => view.task.owner)).size
  const left = windowEnd - to.finish
  return (
    <section id={id} className="delay-panel" aria-label="Delay a task">
      <h3>Delay a task</h3>
      <label htmlFor={`${id}-task`}>Task</label>
      <select
        aria-label="Task"
        ref={select}
        id={`${id}-task`}
        value={choice.task}
        onChange={(event) => onChoose({ ...choice, task: event.target.value })}
      >
        {from.tasks.map(({ task }) => (
          <option key={task.id} value={task.id}>
            {task.id} {task.name}
          </option>
        ))}
      </select>
      <fieldset>
        <legend>Delay, in minutes</legend>
        <div className="delay-minutes">
          {delays.map((minutes) => (
            <label key={minutes}>
              <input
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
      <dl>
        <div>
          <dt>Finish</dt>
          <dd>
            {from.finish === to.finish
              ? `stays ${clockTime(t0, to.finish)}`
              : `${clockTime(t0, from.finish)} becomes ${clockTime(t0, to.finish)}`}
          </dd>
        </div>
        <div>
          <dt>Left in the window</dt>
          <dd>{left < 0 ? `none, ${counted(-left, 'minute')} over` : counted(left, 'minute')}</dd>
        </div>
      </dl>
      <div className="delay-actions">
        <button type="button" className="btn btn-ink" disabled={isFixed} onClick={onApply}>
          Apply the delay
        </button>
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
      </div>
      {isFixed && <p className="delay-told">This task is over and can no longer be delayed.</p>}
      {later.length > 0 && (
        <div className="delay-later">
          <p className="delay-told">
            {counted(later.length, 'task')} {later.length === 1 ? 'starts' : 'start'} later.{' '}
            {counted(told, 'owner')} {told === 1 ? 'is' : 'are'} told.
          </p>
          <ol className="delay-list">
            {later.map(({ view: { task, start }, was }) => (
              <li key={task.id}>
                <span>{task.id}</span>
                <span>{task.name}</span>
                <s>{clockTime(t0, was)}</s>
                <b>{clockTime(t0, start)}</b>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}
