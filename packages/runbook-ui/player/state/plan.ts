import { useMemo } from 'react'
import { isChange, wayBackOf, type OwnRunbook } from '@cuewright/runbook/model'
import type { PlanSettings } from '@cuewright/runbook/versions'
import { endText, timeText } from '../times.ts'
import type { Inputs } from './inputs.ts'
import type { RunState } from './run.ts'

export type Plan = ReturnType<typeof useVisitorPlan>

/** The runbook with everything that the visitor has set, and functions that write its minutes, those of ends apart. */
export function useVisitorPlan(read: OwnRunbook, inputs: Inputs, { run, course }: RunState) {
  const { limits, windowEnd, settings, hasSpread, teams } = inputs
  const ends = [...limits.map(({ end }) => end), ...(read.deadlines ?? []).map(({ by }) => by)]
  const latest = Math.max(course.finish, ...ends)
  const { at, form: timeForm } = useMemo(() => timeText(read, latest), [read, latest])
  const until = useMemo(() => endText(read, latest), [read, latest])
  const { spread } = settings
  const planSettings = useMemo(
    (): PlanSettings => ({
      windowEnd: isChange(read.kind) ? (windowEnd ?? null) : read.windowEnd,
      ...(hasSpread ? { forecast: { spread } } : {}),
      ...(teams.length > 0 ? { teams } : {}),
    }),
    [read, windowEnd, hasSpread, spread, teams],
  )
  const { delays } = run
  const own = useMemo(
    (): OwnRunbook => ({
      ...read,
      ...planSettings,
      ...(isChange(read.kind) ? {} : { limits }),
      delays: delays.length > 0 ? delays : undefined,
    }),
    [read, planSettings, limits, delays],
  )
  return { read, own, planSettings, latest, at, until, timeForm, wayBack: wayBackOf(read.kind) }
}
