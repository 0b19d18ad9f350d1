import { useState } from 'react'
import {
  chanceInside,
  chanceOf100,
  finishKeptBy,
  isByRehearsal,
  isRehearsed,
  type SpreadSource,
} from '@cuewright/runbook/forecast'
import { isChange } from '@cuewright/runbook/model'
import { useForecast, useInputs, usePlan, useRun } from '../state/state.tsx'
import { MomentField, windowLabel } from './moment-field.tsx'
import { SpreadField } from './spread-field.tsx'

/** The range of the chance, until the visitor says how well the durations are known. */
export function ChanceRange() {
  const { hasSpread } = useInputs()
  const chanceText = useChanceText()
  const [never, measured] = [chanceText('never'), chanceText('measured')]
  if (hasSpread) return null
  return (
    <p className="min-h-[1lh] mt-1 text-data text-on-bottle-2">
      {never && measured && `${never} if never rehearsed, ${measured} if measured.`}
    </p>
  )
}

/** Asks for what the forecast needs and the file does not say. */
export function ForecastQuestions() {
  const inputs = useInputs()
  const { runbook } = usePlan()
  const chanceText = useChanceText()
  const { course } = useRun()
  const { limits, settings, hasSpread, asksSpread } = inputs
  // An answered question stays, so that it keeps the focus and the answer can be changed.
  const [asksWindow] = useState(isChange(runbook.kind) && limits.length === 0)
  if (!asksWindow && !asksSpread) return null
  const isPlan = !isByRehearsal(runbook, settings.spread)
  function endAt(end: number) {
    inputs.setLimits([{ name: 'window', end }])
  }

  function choose(spread: SpreadSource) {
    inputs.setSettings({ ...settings, spread })
  }

  return (
    <div className="player-asks flex flex-wrap gap-x-5 gap-y-3 mt-3 no-print">
      {asksWindow && (
        <MomentField
          label={windowLabel}
          t0={runbook.t0}
          finish={course.plannedFinish}
          end={limits[0]?.end}
          onEnd={endAt}
        />
      )}
      {asksSpread && (
        <SpreadField
          runbook={runbook}
          spread={hasSpread ? settings.spread : undefined}
          onSpread={choose}
          noteOf={chanceText}
        />
      )}
      {isRehearsed(runbook) && (
        <button
          type="button"
          className="btn self-end"
          onClick={() => choose(isPlan ? 'earlier run' : 'once')}
        >
          {isPlan ? 'Use the rehearsal' : 'Use the plan'}
        </button>
      )}
    </div>
  )
}

/** '85 of 100', or '80 of 100 by 02:30' without a limit; '' until it is simulated. */
function useChanceText(): (spread: SpreadSource) => string {
  const [limit] = useInputs().limits
  const { at } = usePlan()
  const known = useForecast().finishes
  return (spread) => {
    const finishes = known[spread]
    if (!finishes) return ''
    return limit
      ? `${chanceOf100(chanceInside({ finishes }, limit.end))} of 100`
      : `80 of 100 by ${at(finishKeptBy({ finishes }, 80))}`
  }
}
