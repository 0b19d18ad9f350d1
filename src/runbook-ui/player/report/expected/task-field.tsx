import { useId, useState } from 'react'
import type { Task } from '#runbook/model'

/** A longer list helps nobody; every task can be found by its number. */
const listed = 500

function textOf({ id, name }: Task): string {
  return `${id} ${name}`.trim()
}

/** Finds a task by its number, its name or both. */
export function taskBy(text: string, tasks: readonly Task[]): Task | undefined {
  const wanted = text.trim().toLowerCase()
  return (
    tasks.find(({ id }) => id.toLowerCase() === wanted) ??
    tasks.find((task) => [textOf(task), task.name].some((own) => own.toLowerCase() === wanted))
  )
}

export function textIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}

type Props = { tasks: readonly Task[]; unknown: string }

export function TaskField({ tasks, unknown }: Props) {
  const id = useId()
  const [isWanted, setIsWanted] = useState(false)
  return (
    <label className="player-field grid gap-1 min-w-0 text-data" htmlFor={id}>
      Task, by number or name
      <input
        className="w-full"
        id={id}
        name="task"
        list={`${id}-tasks`}
        required
        autoComplete="off"
        onFocus={() => setIsWanted(true)}
        onChange={({ target }) =>
          target.setCustomValidity(
            target.value === '' || taskBy(target.value, tasks) ? '' : unknown,
          )
        }
      />
      <datalist id={`${id}-tasks`}>
        {isWanted &&
          tasks.slice(0, listed).map((task) => <option key={task.id} value={textOf(task)} />)}
      </datalist>
    </label>
  )
}
