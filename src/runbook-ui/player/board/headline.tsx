import { useRef, useState, type ReactNode } from 'react'
import { chanceInside, finishKeptBy, of100, type SpreadSource } from '#runbook/forecast'
import { chanceText, comparedWith, isChange, knownUntil } from '#runbook/model'
import type { Guess } from '#runbook/open'
import { RowByRow } from '../report/reading.tsx'
import { SpreadField, WindowField } from '../report/settings.tsx'
import type { ForecastState } from '../state/forecast.ts'
import type { Inputs } from '../state/inputs.ts'
import type { Plan } from '../state/plan.ts'
import type { RunState } from '../state/run.ts'
import { useForecast, useInputs, usePlan, useRun } from '../state/state.tsx'

export const besideTheChart = 'max-w-[min(760px,62%)] lt-md:max-w-none print:max-w-none'

export type HeadlineProps = {
  chain: Guess | undefined
  onLink: () => void
  children: ReactNode
}

/** The forecast in one sentence, with the questions that it leaves open. */
export function Headline({ chain, onLink, children }: HeadlineProps) {
  const { run } = useRun()
  const { hasLinks, isTold } = useForecast()
  const told = useSentence()
  const asksForLinks = !hasLinks && chain !== undefined
  const sentence = useRef<HTMLParagraphElement>(null)

  function link() {
    onLink()
    // The button that had the focus is gone.
    sentence.current?.focus({ preventScroll: true })
  }

  return (
    <div className={besideTheChart}>
      {/* While the clock runs, a screen reader would never finish reading this. */}
      <p
        ref={sentence}
        tabIndex={-1}
        className="min-h-[2lh] focus:[outline:0] text-heading fw-520 text-balance lt-sm:min-h-[3lh] lt-md:text-claim"
        data-testid="player-sentence"
        aria-live={run.mode === 'playing' ? 'off' : 'polite'}
      >
        {asksForLinks ? chain.sentence : told}
      </p>
      {children}
      {asksForLinks && (
        <div className="player-asks mt-3 no-print">
          <button type="button" className="btn" onClick={link}>
            Link them
          </button>
          <div className="mt-2 text-data text-on-bottle-2">
            <RowByRow details={chain.details ?? []} />
          </div>
        </div>
      )}
      {isTold && <Unanswered />}
    </div>
  )
}

/** The forecast in a sentence. A sheet that is under way is forecast from its state. */
function useSentence(): string {
  const inputs = useInputs()
  const run = useRun()
  const plan = usePlan()
  const forecast = useForecast()
  if (run.isOver || run.course.backedOutAt !== null) return endText(inputs, run, plan)
  const sentence = forecastText(inputs, plan, forecast)
  const known = knownUntil(plan.own.tasks)
  return known === null || !forecast.hasLinks
    ? sentence
    : `From its state at ${plan.at(known)}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
}

function endText({ limits, windowEnd }: Inputs, { course, isOver }: RunState, plan: Plan): string {
  const { finish, backedOutAt } = course
  const { at, wayBack } = plan
  const compared = `, ${comparedWith(limits, finish)}`
  if (backedOutAt === null) return `Finished at ${at(finish)}${limits.length > 0 ? compared : ''}.`
  const { over, ends } = wayBack!
  return `${isOver ? over : ends} at ${at(finish)}${windowEnd === undefined ? '' : compared}.`
}

function forecastText(
  { limits, isSpreadSaid }: Inputs,
  { at }: Plan,
  { hasLinks, forecast, bounds }: ForecastState,
): string {
  if (!hasLinks)
    return 'No task here waits for another, so there’s nothing to forecast. Say what each one waits for.'
  if (!forecast) return 'Counting the runs…'
  if (limits.length === 0)
    return `80 of 100 runs end by ${at(finishKeptBy(forecast, 80))}. When does your window end?`
  if (isSpreadSaid || !bounds)
    return chanceText(limits, (end) => of100(chanceInside(forecast, end)))
  return chanceText(limits, (end) => {
    const [never, measured] = bounds.map((finishes) => of100(chanceInside({ finishes }, end)))
    return [Math.min(never!, measured!), Math.max(never!, measured!)]
  })
}

/** The forecast if the durations are known this well; '' once the visitor has chosen. */
function outcomeText(
  spread: SpreadSource,
  { limits, settings, isSpreadSaid }: Inputs,
  { at }: Plan,
  { forecast, bounds }: ForecastState,
) {
  if (!forecast || !bounds || isSpreadSaid) return ''
  const known = { never: bounds[0], measured: bounds[1], [settings.spread]: forecast.finishes }
  const finishes = known[spread]
  if (!finishes) return ''
  const [limit] = limits
  return limit
    ? `, ${of100(chanceInside({ finishes }, limit.end))} of 100`
    : `, 80 of 100 by ${at(finishKeptBy({ finishes }, 80))}`
}

/** Asks for what the forecast needs and the file doesn't say. */
function Unanswered() {
  const inputs = useInputs()
  const plan = usePlan()
  const forecast = useForecast()
  const { course } = useRun()
  const { limits, settings, isSpreadSaid } = inputs
  const { own } = plan
  // An answered question stays, so that it keeps the focus and the answer can be changed.
  const [asks] = useState({
    window: isChange(own.kind) && limits.length === 0,
    spread: !isSpreadSaid,
  })
  if (!asks.window && !asks.spread) return null
  return (
    <div className="player-asks flex flex-wrap gap-x-5 gap-y-3 mt-3 no-print">
      {asks.window && (
        <WindowField
          t0={own.t0}
          finish={course.plannedFinish}
          end={limits[0]?.end}
          onEnd={(end) => inputs.setLimits([{ name: 'window', end }])}
        />
      )}
      {asks.spread && (
        <SpreadField
          runbook={own}
          spread={isSpreadSaid ? settings.spread : undefined}
          onSpread={(spread) => inputs.setSettings({ ...settings, spread })}
          outcomeOf={(spread) => outcomeText(spread, inputs, plan, forecast)}
        />
      )}
    </div>
  )
}
