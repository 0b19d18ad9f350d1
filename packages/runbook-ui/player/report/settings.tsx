import { clockTime, capitalised } from '@cuewright/runbook/words'
import {
  spreadSources,
  type ForecastSettings,
  type SpreadSource,
} from '@cuewright/runbook/forecast'
import type { OwnRunbook } from '@cuewright/runbook/model'
import { Field, OptionList } from '../fields.tsx'
import { useInputs, usePlan, useRun } from '../state/state.tsx'

export const spreadNames: Readonly<Record<SpreadSource, string>> = {
  never: 'never rehearsed',
  once: 'rehearsed once',
  measured: 'measured',
  columns: 'your file’s three columns',
  'earlier run': 'the rehearsal in this file',
}

type Supposed = { settings: ForecastSettings; hasSpread: boolean }

/** Names the spread that a figure assumes; '' once the visitor has chosen one. */
export function supposedText({ settings, hasSpread }: Supposed): string {
  return hasSpread ? '' : `, if ${spreadNames[settings.spread]}`
}

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

const day = 24 * 60
export const windowLabel = 'Window ends'

type SpreadProps = {
  runbook: OwnRunbook
  /** Undefined until the visitor has chosen. */
  spread: SpreadSource | undefined
  onSpread: (spread: SpreadSource) => void
  /** Text after an option, for example '30 of 100'. */
  noteOf?: (spread: SpreadSource) => string
}

export function SpreadField({ runbook, spread, onSpread, noteOf = () => '' }: SpreadProps) {
  const options = spreadSources(runbook).map((source) => ({
    value: source,
    text: [spreadNames[source], noteOf(source)].filter(Boolean).join(', '),
  }))
  return (
    <Field label="How well are these durations known?">
      <select
        value={spread ?? ''}
        onChange={({ target }) => {
          if (target.value !== '') onSpread(target.value as SpreadSource)
        }}
      >
        {spread === undefined && <option value="">Choose</option>}
        <OptionList options={options} />
      </select>
    </Field>
  )
}

type MomentProps = {
  label: string
  /** Minutes from T0; undefined if it is unknown. */
  end: number | undefined
  onEnd: (minute: number) => void
  /** The wall clock at T0 and the plan's finish in minutes. Without them the field asks for hours. */
  t0?: string | null
  finish?: number
}

/** Asks for a time of day if the run fits into a day, otherwise for hours after T0. */
export function MomentField(props: MomentProps) {
  const { label, end, onEnd, t0 = null, finish = 0 } = props
  if (t0 !== null && Math.max(finish, end ?? 0) <= day)
    return (
      <Field label={label}>
        <input
          type="time"
          value={end === undefined ? '' : clockTime(t0, end)}
          onChange={({ target }) => {
            const [hours, minutes] = target.value.split(':').map(Number)
            const [zeroHours = 0, zeroMinutes = 0] = t0.split(':').map(Number)
            if (hours === undefined || minutes === undefined) return
            const from = hours * 60 + minutes - zeroHours * 60 - zeroMinutes
            onEnd(from > 0 ? from : from + day)
          }}
        />
      </Field>
    )
  return (
    <Field label={`${label}, hours after T0`}>
      <input
        type="number"
        min={0.25}
        max={24 * 366}
        step={0.25}
        value={end === undefined ? '' : end / 60}
        onChange={({ target }) => {
          if (target.value !== '' && target.valueAsNumber > 0)
            onEnd(Math.round(target.valueAsNumber * 60))
        }}
      />
    </Field>
  )
}
