import { createContext, use, type ReactNode } from 'react'
import type { Reached } from '@cuewright/runbook/model'
import type { OpenRunbook } from '@cuewright/runbook/open'
import { useRunForecast, type ForecastState } from './forecast.ts'
import { useVisitorInputs, type Inputs } from './inputs.ts'
import { useVisitorPlan, type Plan } from './plan.ts'
import { useVisitorRun, type RunState } from './run.ts'

const Context = createContext<{
  inputs: Inputs
  run: RunState
  plan: Plan
  forecast: ForecastState
} | null>(null)

export function useInputs(): Inputs {
  return use(Context)!.inputs
}

export function useRun(): RunState {
  return use(Context)!.run
}

export function usePlan(): Plan {
  return use(Context)!.plan
}

export function useForecast(): ForecastState {
  return use(Context)!.forecast
}

type Props = {
  opened: OpenRunbook
  reached: Reached | null
  /** While another file is read, no forecast takes the processor. */
  isHeld?: boolean
  children: ReactNode
}

/** Provides the run of a visitor's runbook, its inputs, plan and forecast. */
export function PlayerState({ opened, reached, isHeld = false, children }: Props) {
  const { runbook: asRead, findings, statedEnd } = opened
  const inputs = useVisitorInputs(asRead, statedEnd)
  const run = useVisitorRun(asRead, inputs.windowEnd, reached)
  const plan = useVisitorPlan(asRead, inputs, run)
  const forecast = useRunForecast(asRead, findings, inputs, run, isHeld)
  return <Context value={{ inputs, run, plan, forecast }}>{children}</Context>
}
