import { counted } from '@cuewright/runbook/words'
import { useForecast, useInputs, usePlan } from '../state/state.tsx'
import { useNarrow } from '../use-media.ts'
import { Distribution, FinishTable } from './distribution.tsx'
import { besideTheChart } from './headline.tsx'
import { Settings } from './settings.tsx'
import { spreadNames } from './spread-field.tsx'

/** What the forecast rests on, its settings, and its distribution over the chart. */
export function ForecastDetails({ end }: { end: number }) {
  const { settings, limits, hasSpread } = useInputs()
  const { runbook, at } = usePlan()
  const { risks = [] } = runbook
  const { forecast, progress, hasFailed, isShown } = useForecast()
  const isPhone = useNarrow()
  return (
    <div className="relative min-h-22">
      <div className={`relative z-2 ${besideTheChart}`}>
        {isShown && (
          <p className="player-how pt-2.5 text-data text-on-bottle-2">
            {(forecast ?? settings).runs.toLocaleString('en-GB')} simulated runs
            {forecast && forecast.runs < settings.runs && ' so far, more to come'}.{' '}
            {hasSpread && `Durations: ${spreadNames[settings.spread]}. `}
            One owner’s tasks tend to slip together.
            {risks.length > 0 &&
              ` ${counted(risks.length, 'risk')} ${risks.length === 1 ? 'is' : 'are'} included.`}
            {progress !== null && forecast && ' Simulating again…'}
            {hasFailed &&
              forecast &&
              ' The last change isn’t simulated: its forecast didn’t load. The next one tries again.'}
          </p>
        )}
        {progress !== null && !forecast && (
          <progress
            className="w-55 mt-2.5 accent-on-bottle"
            value={progress}
            aria-label="Simulated runs"
          />
        )}
        <details className="no-print">
          <summary className="py-1 text-data underline underline-offset-3 cursor-pointer">
            Change the {limits.length > 1 ? 'limits' : (limits[0]?.name ?? 'window')} and the
            forecast
          </summary>
          <Settings />
          {forecast && isShown && <FinishTable {...{ forecast, limits, at }} />}
        </details>
      </div>
      <div className="player-spread">
        {forecast && isShown && (
          <Distribution hasOwnAxis={isPhone} t0={runbook.t0} {...{ forecast, limits, end, at }} />
        )}
      </div>
    </div>
  )
}
