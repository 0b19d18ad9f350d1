import type { Deadline, Risk } from '@cuewright/runbook/schema'
import type { Delay } from '@cuewright/runbook/model'
import type {
  Forecast,
  ForecastQuestion,
  ForecastSettings,
  SpreadSource,
} from '@cuewright/runbook/forecast'

/** The finishes of the forecast and of those with another spread, in minutes. */
export type Finishes = Readonly<Partial<Record<SpreadSource, Float64Array>>>

export type RunQuestion = {
  readonly settings: ForecastSettings
  /** Owners who do one task at a time. */
  readonly people: readonly string[]
  /** Simulated after the forecast, with the same random numbers, so that choosing one later gives the same figure. */
  readonly others: readonly {
    readonly name: SpreadSource
    readonly settings: ForecastSettings
  }[]
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
  | { readonly of: SpreadSource; readonly forecast: Forecast; readonly isLast: boolean }
  | { readonly of: SpreadSource; readonly finishes: Float64Array }
)
