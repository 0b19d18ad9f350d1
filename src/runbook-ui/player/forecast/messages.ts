import type { Deadline, Risk } from '../../../contracts/own-runbook.ts'
import type { Delay } from '#runbook/model'
import type { Forecast, ForecastQuestion, ForecastSettings, SpreadSource } from '#runbook/forecast'

/** Finishes by the settings that they were simulated with. */
export type Finishes = Readonly<Partial<Record<SpreadSource, Float64Array>>>

export type RunQuestion = {
  readonly settings: ForecastSettings
  /** Simulated after the answer, with the same runs and seed: choosing one gives the figure that it had. */
  readonly others: readonly SpreadSource[]
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
  | { readonly done: number }
  | { readonly of: SpreadSource; readonly forecast: Forecast }
  | { readonly of: SpreadSource; readonly finishes: Float64Array }
)
