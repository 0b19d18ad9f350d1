import type { ReactNode } from 'react'
import type { TaskState } from '../runbook/model/course.ts'

type Props = {
  state: TaskState | 'clash'
  /** The state in words. */
  children: ReactNode
}

/** A task's state as a chip: its shape and fill say the same as its words. */
export function StateChip({ state, children }: Props) {
  return (
    <span className="chip state-chip" data-state={state}>
      {children}
    </span>
  )
}
