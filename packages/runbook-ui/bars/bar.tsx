import type { TaskState } from '@cuewright/runbook/model'

type Props = {
  state: TaskState | 'rehearsed'
  isGate?: boolean
  isCritical?: boolean
  className?: string
  /** Minutes from T0; without them the bar takes --from and --to from its parent. */
  from?: number
  to?: number
}

/** A task's bar, or a diamond for a gate. Shape and colour both tell the state. */
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
