import type { TaskView } from '../../../runbook/model/run.ts'
import type { Phase } from '../../../runbook/model/task.ts'
import { byPhase } from '../../gantt/layout.ts'

export type PhaseSpan = {
  readonly phase: Phase
  readonly from: number
  readonly to: number
  readonly state: 'planned' | 'running' | 'done' | 'skipped' | 'rehearsed'
}

/** Each phase of a run as one stretch of time: done, running or still to come at `minute`. */
export function phaseSpans(tasks: readonly TaskView[], minute: number): PhaseSpan[] {
  return byPhase(tasks).map(([phase, views]) => {
    const from = Math.min(...views.map(({ start }) => start))
    const to = Math.max(...views.map(({ finish }) => finish))
    const state = to <= minute ? 'done' : from <= minute ? 'running' : 'planned'
    return { phase, from, to, state }
  })
}
