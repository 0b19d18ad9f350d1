import { useEffect, useId, useRef, type CSSProperties, type ReactNode } from 'react'
import type { Delay } from '../../runbook/model/delay.ts'
import type { Task } from '../../runbook/model/task.ts'
import { boardButtons } from './controls.tsx'
import { Segments } from './segments.tsx'

const looks = {
  /** On paper beside the chart, a sheet on phones. */
  paper: {
    panel: 'delay-panel',
    heading: 'h3',
    title: 'mb-1.5 lt-md:hidden',
    legend: 'Delay, in minutes',
    apply: 'Apply the delay',
    buttons: 'grid grid-cols-2 gap-2 lt-md:order--1 lt-md:grid-cols-[1fr_96px]',
    main: 'btn btn-ink',
    plain: 'btn',
  },
  /** On the board, where its chart is empty. */
  board: {
    panel: 'player-delay grid gap-3 justify-items-start px-4.5 pt-4 pb-4.5 rounded-win text-small',
    heading: 'h4',
    title: 'line-clamp-2 fw-560 text-on-bottle',
    legend: 'It takes longer by',
    apply: 'Delay it',
    buttons: 'flex gap-2',
    ...boardButtons,
  },
} as const

type Props = {
  id?: string
  look: keyof typeof looks
  /** What it is called, in words that name the task unless that is chosen here. */
  title: string
  delay: Delay
  /** The tasks to choose among. */
  tasks?: readonly Task[]
  minutes: readonly { value: number; text: string }[]
  /** The task can no longer be delayed. */
  isRefused: boolean
  style?: CSSProperties
  /** What the delay comes to. */
  children: ReactNode
  /** What else follows from it. */
  more?: ReactNode
  onChoose: (delay: Delay) => void
  onApply: () => void
  onClose: () => void
}

/** Choose how long a task is delayed and see what follows; nothing changes until it is applied. */
export function DelayPanel(props: Props) {
  const { id, title, delay, tasks, minutes, isRefused, style, children, more } = props
  const { onChoose, onApply, onClose } = props
  const look = looks[props.look]
  const panel = useRef<HTMLElement>(null)
  // The focus must not scroll the finish out of view.
  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>('select, input:checked')
    first?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key === 'Escape') onClose()
    }

    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [onClose])

  return (
    <section
      ref={panel}
      id={id}
      className={look.panel}
      aria-label={title}
      data-placed={style ? '' : undefined}
      style={style}
    >
      <look.heading className={look.title}>{title}</look.heading>
      {tasks && (
        <TaskField
          tasks={tasks}
          chosen={delay.task}
          onChoose={(task) => onChoose({ ...delay, task })}
        />
      )}
      <Segments
        legend={look.legend}
        look={props.look}
        options={minutes}
        chosen={delay.minutes}
        onChoose={(value) => onChoose({ ...delay, minutes: value })}
      />
      {children}
      <div className={look.buttons}>
        <button type="button" className={look.main} disabled={isRefused} onClick={onApply}>
          {look.apply}
        </button>
        <button type="button" className={look.plain} onClick={onClose}>
          Cancel
        </button>
      </div>
      {isRefused && (
        <p className="mt-3.5 mb-1 fw-600">This task is over and can no longer be delayed.</p>
      )}
      {more}
    </section>
  )
}

type FieldProps = {
  tasks: readonly Task[]
  chosen: string
  onChoose: (task: string) => void
}

function TaskField({ tasks, chosen, onChoose }: FieldProps) {
  const id = useId()
  return (
    <>
      <label className="lt-md:hidden" htmlFor={id}>
        Task
      </label>
      <select
        className="w-full min-h-11 mt-1 mb-3 px-2.5 py-0 edge-ink rounded-btn bg-paper fw-560 lt-md:mt-2.5 lt-md:mb-2"
        aria-label="Task"
        id={id}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      >
        {tasks.map((task) => (
          <option key={task.id} value={task.id}>
            {task.id} {task.name}
          </option>
        ))}
      </select>
    </>
  )
}
