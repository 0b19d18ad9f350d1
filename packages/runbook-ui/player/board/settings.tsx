import { capitalised } from '@cuewright/runbook/words'
import { MomentField, windowLabel } from './moment-field.tsx'
import { SpreadField } from './spread-field.tsx'
import { useInputs, usePlan, useRun } from '../state/state.tsx'

/** What the forecast assumes, to be changed. */
export function Settings() {
  const { settings, limits, setSettings, setLimits } = useInputs()
  const { runbook } = usePlan()
  const { course } = useRun()
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-3 pt-2 pb-4">
      {limits.map((limit, place) => (
        <MomentField
          key={limit.name}
          end={limit.end}
          label={limit.name === 'window' ? windowLabel : capitalised(limit.name)}
          {...(limit.name === 'window' && { t0: runbook.t0, finish: course.plannedFinish })}
          onEnd={(end) => setLimits(limits.with(place, { ...limit, end }))}
        />
      ))}
      <SpreadField
        runbook={runbook}
        spread={settings.spread}
        onSpread={(spread) => setSettings({ ...settings, spread })}
      />
    </div>
  )
}
