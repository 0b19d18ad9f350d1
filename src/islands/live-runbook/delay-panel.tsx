import { useEffect, useRef } from 'react'
import { TaskPanel } from '../../product/task-panel.tsx'
import type { RunView } from '../../runbook/run.ts'

type Props = {
  id: string
  view: RunView
  t0: string
  picked: string
  onPick: (id: string) => void
  onDelay: (minutes: number) => void
  /** What the last delay did. The board's status says it to screen readers. */
  effect?: string
  onClose: () => void
}

const delays = [5, 15, 30]

/** The task slide-in with what a visitor can do to it: choose the task, make it take longer. */
export function DelayPanel(props: Props) {
  const { id, view, t0, picked, effect, onPick, onDelay, onClose } = props
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => select.current?.focus(), [])
  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent) {
      return event.key === 'Escape' && onClose()
    }

    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [onClose])

  const task = view.tasks.find((candidate) => candidate.task.id === picked)
  if (!task) return null
  const isFixed = !['planned', 'running', 'late'].includes(task.state)
  return (
    <section id={id} className="delay-panel" aria-label="Delay a task">
      <TaskPanel view={task} tasks={view.tasks} t0={t0}>
        <div className="delay-form">
          <label htmlFor={`${id}-task`}>Task</label>
          <select
            ref={select}
            id={`${id}-task`}
            value={picked}
            onChange={(event) => onPick(event.target.value)}
          >
            {view.tasks.map(({ task: { id: taskId, name } }) => (
              <option key={taskId} value={taskId}>
                {taskId} {name}
              </option>
            ))}
          </select>
          <div className="delay-buttons" role="group" aria-label="Takes longer by">
            {delays.map((minutes) => (
              <button
                key={minutes}
                type="button"
                className="btn btn-small"
                disabled={isFixed}
                onClick={() => onDelay(minutes)}
              >
                +{minutes} min
              </button>
            ))}
            <button type="button" className="btn btn-small" onClick={onClose}>
              Close
            </button>
          </div>
          {effect && (
            <p className="small delay-effect" aria-hidden>
              {effect}
            </p>
          )}
          {isFixed && <p className="small">This task is over and can no longer be delayed.</p>}
        </div>
      </TaskPanel>
    </section>
  )
}
