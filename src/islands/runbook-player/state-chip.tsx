import type { ReactNode } from 'react'
import type { TaskState } from '../../runbook/model/course.ts'

const outline = '[box-shadow:inset_0_0_0_1px_var(--rule-strong)]'
const late = '[color:var(--state,var(--late))] [box-shadow:inset_0_0_0_1px]'

const looks: Record<TaskState | 'clash', string> = {
  planned: outline,
  skipped: outline,
  done: 'bg-done text-ground',
  running: 'bg-now text-ink',
  late,
  stopped: late,
  clash: '[box-shadow:inset_0_0_0_2px_var(--ink)]',
}

type Props = { readonly state: keyof typeof looks; readonly children: ReactNode }

/** A task's state in words, told from the others by its fill or its edge. */
export function StateChip({ state, children }: Props) {
  return (
    <span
      className={`inline-flex items-center px-7px py-1px rounded-bar text-data fw-560 whitespace-nowrap print:[print-color-adjust:exact] ${looks[state]}`}
      data-state={state}
    >
      {children}
    </span>
  )
}
