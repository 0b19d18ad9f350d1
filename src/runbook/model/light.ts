import { backoutFrom } from './backout.ts'
import { timingOf } from './schedule.ts'
import type { Schedule } from './schedule.ts'
import type { Runbook, Task } from './task.ts'

export type Light = {
  readonly signal: 'go' | 'at risk' | 'no-go'
  readonly reason:
    | 'on time'
    | 'late, inside the window'
    | 'finish after the window'
    | 'no time left to back out'
    | 'backed out'
}

/** The last go/no-go before which a backout is still the plan. */
export function pointOfNoReturn({ tasks }: Runbook): Task | undefined {
  return tasks.find(({ gate }) => gate?.pointOfNoReturn)
}

/**
 * The go/no-go light at `minute`:
 * no-go when the forecast finish is after the change window's end, or when the point of no return
 * has not been passed and would be decided so late that a backout called there would end after
 * the window; at risk when the forecast finish is later than planned; go otherwise.
 */
export function goNoGo(
  runbook: Runbook,
  plan: Schedule,
  forecast: Schedule,
  minute: number,
): Light {
  if (forecast.finish > runbook.windowEnd)
    return { signal: 'no-go', reason: 'finish after the window' }

  const gate = pointOfNoReturn(runbook)
  const decided = gate ? timingOf(forecast, gate.id).earliestFinish : -Infinity
  if (minute < decided && !backoutFrom(runbook, forecast, decided).isInsideWindow)
    return { signal: 'no-go', reason: 'no time left to back out' }

  return forecast.finish > plan.finish
    ? { signal: 'at risk', reason: 'late, inside the window' }
    : { signal: 'go', reason: 'on time' }
}
