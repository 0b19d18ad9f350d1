import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { Task } from '#runbook/model'
import { Field, OptionList } from '../../fields.tsx'
import { ReportHeading, ReportLine } from '../parts.tsx'

type Props = {
  /** What one item is called, such as 'risk'. */
  one: string
  /** `text` is shown, `of` below it; `name` tells a screen reader what 'Remove' removes. */
  lines: readonly { text: string; of?: string; name: string }[]
  /** How the items change the forecast, or what they are for. */
  outcome: ReactNode
  tasks: readonly Task[]
  /** The message if a text names no task. */
  unknown: string
  /** The form's other fields. */
  children: ReactNode
  onAdd: (task: string, form: FormData) => void
  onRemove: (place: number) => void
}

/** A list of risks or deadlines of tasks, each with a button to remove it, and a form to add one. */
export function ExpectedList(props: Props) {
  const { one, lines, outcome, tasks, unknown, children, onAdd, onRemove } = props
  const heading = one === 'risk' ? 'Risks' : 'Deadlines'
  /** Takes the focus when the pressed button disappears. */
  const told = useRef<HTMLParagraphElement>(null)

  function remove(place: number) {
    onRemove(place)
    told.current?.focus({ preventScroll: true })
  }

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const task = taskBy(textIn(form, 'task'), tasks)
    if (!task) return
    onAdd(task.id, form)
    event.currentTarget.reset()
  }

  return (
    <section className={`min-w-0 ${lines.length === 0 ? 'no-print' : ''}`} aria-label={heading}>
      <ReportHeading>{heading}</ReportHeading>
      <p
        ref={told}
        tabIndex={-1}
        role="status"
        className="pb-2.25 focus:[outline:0] text-small text-ink-2"
      >
        {outcome}
      </p>
      <ul className="list-none">
        {lines.map(({ text, of, name }, place) => (
          // Two lines may be equal, so only the index tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <ReportLine key={place} columns="grid-cols-[minmax(0,1fr)_auto]">
            <span>
              {text}
              {of !== undefined && <small className="block text-data text-ink-2">{of}</small>}
            </span>
            <button type="button" className="link no-print" onClick={() => remove(place)}>
              Remove<span className="sr-only"> {name}</span>
            </button>
          </ReportLine>
        ))}
      </ul>
      <form className="grid grid-cols-2 gap-x-5 gap-y-3 pt-3 edge-t-rule no-print" onSubmit={add}>
        <TaskField {...{ tasks, unknown }} />
        {children}
        <button type="submit" className="btn col-span-full justify-self-start">
          Add the {one}
        </button>
      </form>
    </section>
  )
}

function TaskField({ tasks, unknown }: Pick<Props, 'tasks' | 'unknown'>) {
  const list = useId()
  const [isWanted, setIsWanted] = useState(false)
  return (
    <Field label="Task, by number or name">
      <input
        className="w-full"
        name="task"
        list={list}
        required
        autoComplete="off"
        onFocus={() => setIsWanted(true)}
        onChange={({ target }) =>
          target.setCustomValidity(
            target.value === '' || taskBy(target.value, tasks) ? '' : unknown,
          )
        }
      />
      <datalist id={list}>
        {isWanted && (
          <OptionList options={tasks.map((task) => ({ value: textOf(task), text: '' }))} />
        )}
      </datalist>
    </Field>
  )
}

function textOf({ id, name }: Task): string {
  return `${id} ${name}`.trim()
}

/** Finds a task by its number, its name or both. */
function taskBy(text: string, tasks: readonly Task[]): Task | undefined {
  const wanted = text.trim().toLowerCase()
  return (
    tasks.find(({ id }) => id.toLowerCase() === wanted) ??
    tasks.find((task) => [textOf(task), task.name].some((own) => own.toLowerCase() === wanted))
  )
}

export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
