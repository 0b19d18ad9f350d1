import { useMemo } from 'react'
import { isChange, wayBackOf, type OwnRunbook } from '@cuewright/runbook/model'
import type { PlanSettings } from '@cuewright/runbook/versions'
import { endText, timeText } from '../times.ts'
import type { Inputs } from './inputs.ts'
import type { RunState } from './run.ts'

export type Plan = ReturnType<typeof useVisitorPlan>

/**
 * `asRead` is the runbook as the file has it, `runbook` the same with everything that the visitor has set. `at` writes a
 * minute of it, and `until` a minute in which something ends.
 */
export function useVisitorPlan(asRead: OwnRunbook, inputs: Inputs, { run, course }: RunState) {
  const { limits, windowEnd, settings, hasSpread, teams } = inputs
  const ends = [...limits.map(({ end }) => end), ...(asRead.deadlines ?? []).map(({ by }) => by)]
  const latest = Math.max(course.finish, ...ends)
  const { at, form: timeForm } = useMemo(() => timeText(asRead, latest), [asRead, latest])
  const until = useMemo(() => endText(asRead, latest), [asRead, latest])
  const { spread } = settings
  const planSettings = useMemo(
    (): PlanSettings => ({
      windowEnd: isChange(asRead.kind) ? (windowEnd ?? null) : asRead.windowEnd,
      ...(hasSpread ? { forecast: { spread } } : {}),
      ...(teams.length > 0 ? { teams } : {}),
    }),
    [asRead, windowEnd, hasSpread, spread, teams],
  )
  const { delays } = run
  const runbook = useMemo(
    (): OwnRunbook => ({
      ...asRead,
      ...planSettings,
      ...(isChange(asRead.kind) ? {} : { limits }),
      delays: delays.length > 0 ? delays : undefined,
    }),
    [asRead, planSettings, limits, delays],
  )
  return {
    asRead,
    runbook,
    planSettings,
    latest,
    at,
    until,
    timeForm,
    wayBack: wayBackOf(asRead.kind),
  }
}
