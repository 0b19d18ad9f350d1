import type { TaskState } from '../../runbook/model/course.ts'

type Props = {
  state: TaskState | 'rehearsed'
  isGate?: boolean
  isCritical?: boolean
  className?: string
  /** Minutes from T0, where they are not those of what it is in. */
  from?: number
  to?: number
}

/** A task's bar on a chart, a diamond for a gate: its state is in its shape as well as in its colour. */
export function Bar({ state, isGate, isCritical, className = '', from, to }: Props) {
  return (
    <i
      className={`task-bar ${className}`}
      data-state={state}
      data-gate={isGate || undefined}
      data-critical={isCritical || undefined}
      style={from === undefined ? undefined : { '--from': from, '--to': to }}
    />
  )
}
