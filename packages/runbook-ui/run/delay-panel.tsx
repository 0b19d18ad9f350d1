import { useId, type CSSProperties, type ReactNode, type RefObject } from 'react'
import { duration } from '@cuewright/runbook/words'
import type { Delay } from '@cuewright/runbook/model'
import { boardButtons } from './controls.tsx'
import { Panel } from './panel.tsx'
import { Segments } from './segments.tsx'

const looks = {
  paper: {
    panel: 'delay-panel',
    heading: 'h2',
    title: 'mb-3 text-item lt-md:hidden',
    legend: 'Delay, in minutes',
    buttons: 'grid grid-cols-2 gap-2 lt-md:order--1 lt-md:grid-cols-[1fr_96px]',
    main: 'btn btn-ink',
    plain: 'btn',
    task: 'block lt-md:hidden',
    select:
      'w-full min-h-11 mt-1 mb-3 px-2.5 py-0 edge-ink rounded-btn bg-paper fw-560 lt-md:mt-2.5 lt-md:mb-2',
  },
  board: {
    panel: 'delay-panel player-panel',
    heading: 'h4',
    title: 'fw-560 text-on-bottle lt-md:hidden',
    legend: 'Minutes',
    buttons: 'flex gap-2 lt-md:[&>button]:flex-1',
    ...boardButtons,
    task: 'sr-only',
    select: 'w-full',
  },
} as const

type Props = {
  id?: string
  look: keyof typeof looks
  delay: Delay
  /** The options of the select. */
  tasks: ReactNode
  minutes: readonly { value: number; text: string }[]
  /** Why the delay is impossible; undefined if it is possible. */
  refusal: string | undefined
  style?: CSSProperties
  /** See Panel. */
  delayButton: RefObject<HTMLButtonElement | null>
  /** What the delay would do to the finish. */
  children: ReactNode
  /** Other fields for the length. */
  beside?: ReactNode
  onChoose: (delay: Delay) => void
  onApply: () => void
  onClose: () => void
}

export function DelayPanel(props: Props) {
  const { id, delay, tasks, minutes, refusal, style, children, beside } = props
  const { onChoose, onApply, onClose } = props
  const look = looks[props.look]
  const field = useId()
  return (
    <Panel
      id={id}
      className={look.panel}
      title="Delay a task"
      style={style}
      delayButton={props.delayButton}
      onClose={onClose}
    >
      <look.heading className={look.title}>Delay a task</look.heading>
      <label className={look.task} htmlFor={field}>
        Task
      </label>
      <select
        className={look.select}
        aria-label="Task"
        id={field}
        value={delay.task}
        onChange={({ target }) => onChoose({ ...delay, task: target.value })}
      >
        {tasks}
      </select>
      {beside}
      <Segments
        legend={look.legend}
        look={props.look}
        options={minutes}
        chosen={delay.minutes}
        onChoose={(value) => onChoose({ ...delay, minutes: value })}
      />
      {children}
      <div className={look.buttons}>
        <button
          type="button"
          className={look.main}
          disabled={refusal !== undefined}
          onClick={onApply}
        >
          {delay.minutes < 0
            ? `Finish ${duration(-delay.minutes)} early`
            : `Delay by ${duration(delay.minutes)}`}
        </button>
        <button type="button" className={look.plain} onClick={onClose}>
          Cancel
        </button>
      </div>
    </Panel>
  )
}
