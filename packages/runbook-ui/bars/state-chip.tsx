import type { ReactNode } from 'react'
import type { TaskState } from '@cuewright/runbook/model'

type Props = {
  state: TaskState | 'clash'
  children: ReactNode
}

export function StateChip({ state, children }: Props) {
  return (
    <span className="chip state-chip" data-state={state}>
      {children}
    </span>
  )
}
