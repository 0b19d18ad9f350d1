import type { Deadline, Risk } from '../../../contracts/own-runbook.ts'
import type { Delay } from '../../../runbook/model/delay.ts'
import type {
  Forecast,
  ForecastQuestion,
  ForecastSettings,
} from '../../../runbook/forecast/simulate.ts'

/** The finishes of a runbook that was never rehearsed, and of one whose durations are measured. */
export type Bounds = readonly [never: Float64Array, measured: Float64Array]

/** What is asked about the runbook that the worker holds; a newer question ends an older one. */
export type RunQuestion = {
  readonly settings: ForecastSettings
  /** Whether the answer has bounds: how well the durations are known is still a question. */
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
