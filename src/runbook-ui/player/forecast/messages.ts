import type { Deadline, Risk } from '../../../contracts/own-runbook.ts'
import type { Delay } from '#runbook/model'
import type { Forecast, ForecastQuestion, ForecastSettings } from '#runbook/forecast'

/** The finishes if nothing was rehearsed, and if all durations were measured. */
export type Bounds = readonly [never: Float64Array, measured: Float64Array]

export type RunQuestion = {
  readonly settings: ForecastSettings
  /** Whether to simulate the bounds as well. */
  readonly hasBounds: boolean
  readonly windowEnd: number
  readonly delays: readonly Delay[]
  readonly risks: readonly Risk[]
  readonly deadlines: readonly Deadline[]
  readonly minute: number | null
}

export type ForecastRequest =
  | { readonly runbook: Pick<ForecastQuestion['runbook'], 'tasks' | 'backout'> }
  | { readonly id: number; readonly question: RunQuestion }

export type ForecastAnswer = { readonly id: number } & (
  { readonly done: number } | { readonly forecast: Forecast; readonly bounds: Bounds | null }
)
