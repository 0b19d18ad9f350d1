import type { ReactNode } from 'react'
import { clockTime, duration } from '@cuewright/runbook/words'
import type { TaskView } from '@cuewright/runbook/model'
import { StateChip } from './state-chip.tsx'
import { stateWord } from './state-words.ts'

type Props = {
  view: TaskView
  /** All tasks, because the panel names those before and after. */
  tasks: readonly TaskView[]
  t0: string
  children?: ReactNode
}

/** A task's details: owner, times, predecessors, successors and float. */
export function TaskPanel({ view, tasks, t0, children }: Props) {
  const { task, float, plannedStart, plannedFinish } = view

  function name(id: string) {
    return tasks.find((other) => other.task.id === id)?.task.name ?? ''
  }

  const after = task.after.map((id) => `${id} ${name(id)}`)
  const before = tasks
    .filter((other) => other.task.after.includes(task.id))
    .map((other) => `${other.task.id} ${other.task.name}`)
  return (
    <div className="window text-data">
      <div className="flex justify-between gap-4 items-baseline px-4 py-3.5 edge-b-rule fw-600">
        <span>
          {task.id} {task.name}
        </span>
        <StateChip state={view.state}>{stateWord(view)}</StateChip>
      </div>
      <PanelRows>
        <PanelRow name="Owner">{task.owner}</PanelRow>
        <PanelRow name="Planned">
          {clockTime(t0, plannedStart)} to {clockTime(t0, plannedFinish)},{' '}
          {duration(plannedFinish - plannedStart)}
        </PanelRow>
        <PanelRow name="Waits for">{after.join(', ') || 'nothing'}</PanelRow>
        <PanelRow name="Then">{before.join(', ') || 'nothing'}</PanelRow>
        <PanelRow name="Float">
          {float === 0
            ? 'None: on the critical path'
            : `${duration(float)} before the finish moves`}
        </PanelRow>
      </PanelRows>
      {children}
    </div>
  )
}

export function PanelRows({ children }: { children: ReactNode }) {
  return <dl className="pt-1 px-4 pb-2.5">{children}</dl>
}

export function PanelRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid label-22 items-baseline py-2 not-first:edge-t-rule">
      <dt className="text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
