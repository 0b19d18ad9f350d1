import { simulate } from '../../../../src/runbook/forecast/simulate.ts'
import type { Forecast, ForecastQuestion } from '../../../../src/runbook/forecast/simulate.ts'

/** All runs of a forecast, without a look at the clock. */
export function forecast(question: ForecastQuestion): Forecast {
  const steps = simulate(question)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
