import { useId } from 'react'
import { clockTime } from '../../../lib/clock.ts'
import {
  spreadSources,
  type ForecastSettings,
  type SpreadSource,
  type Together,
} from '#runbook/forecast'
import type { Limit } from '../../../contracts/own-runbook.ts'
import type { OwnRunbook } from '#runbook/model'
import { capitalised } from '../../../lib/in-words.ts'

export const spreadNames: Readonly<Record<SpreadSource, string>> = {
  never: 'never rehearsed',
  once: 'rehearsed once',
  measured: 'measured',
  columns: 'your file’s three columns',
  'this sheet': 'measured in this sheet',
  'earlier run': 'the rehearsal in this file',
}

type Supposed = { settings: ForecastSettings; isSpreadSaid: boolean }

/** The spread that a figure assumes; '' once the visitor has chosen one. */
export function supposedText({ settings, isSpreadSaid }: Supposed): string {
  return isSpreadSaid ? '' : `, as long as the durations count as ${spreadNames[settings.spread]}`
}

export const togetherNames: Readonly<Record<Together, string>> = {
  alone: 'each task by itself',
  together: 'by owner and by run',
  strongly: 'strongly, by owner and by run',
}

type Props = {
  runbook: OwnRunbook
  settings: ForecastSettings
  limits: readonly Limit[]
  finish: number
  onSettings: (settings: ForecastSettings) => void
  onLimits: (limits: readonly Limit[]) => void
}

export function Settings({ runbook, settings, limits, finish, onSettings, onLimits }: Props) {
  const id = useId()
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-3 pt-2 pb-4">
      {limits.map((limit, place) => (
        <MomentField
          key={limit.name}
          end={limit.end}
          label={limit.name === 'window' ? windowLabel : capitalised(limit.name)}
          {...(limit.name === 'window' && { t0: runbook.t0, finish })}
          onEnd={(end) => onLimits(limits.with(place, { ...limit, end }))}
        />
      ))}
      <SpreadField
        runbook={runbook}
        spread={settings.spread}
        onSpread={(spread) => onSettings({ ...settings, spread })}
      />
      <label className="player-field grid gap-1 text-data" htmlFor={`${id}-together`}>
        What varies together
        <select
          id={`${id}-together`}
          value={settings.together}
          onChange={(event) =>
            onSettings({ ...settings, together: event.target.value as Together })
          }
        >
          {Object.entries(togetherNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="player-field grid gap-1 text-data" htmlFor={`${id}-seed`}>
        Random seed (same seed, same figures)
        <input
          id={`${id}-seed`}
          type="number"
          min={0}
          max={0xffff_ffff}
          value={settings.seed}
          onChange={({ target }) => {
            if (target.validity.valid && target.value !== '')
              onSettings({ ...settings, seed: target.valueAsNumber })
          }}
        />
      </label>
    </div>
  )
}

const day = 24 * 60
const windowLabel = 'Window ends'

type SpreadProps = {
  runbook: OwnRunbook
  /** Undefined until the visitor has chosen. */
  spread: SpreadSource | undefined
  onSpread: (spread: SpreadSource) => void
  /** Text after an option, for example '30 of 100'. */
  outcomeOf?: (spread: SpreadSource) => string
}

export function SpreadField({ runbook, spread, onSpread, outcomeOf = () => '' }: SpreadProps) {
  const id = useId()
  return (
    <label className="player-field grid gap-1 text-data" htmlFor={id}>
      How well are these durations known?
      <select
        id={id}
        value={spread ?? ''}
        onChange={({ target }) => {
          if (target.value !== '') onSpread(target.value as SpreadSource)
        }}
      >
        {spread === undefined && <option value="">Choose</option>}
        {spreadSources(runbook).map((source) => (
          <option key={source} value={source}>
            {[spreadNames[source], outcomeOf(source)].filter(Boolean).join(', ')}
          </option>
        ))}
      </select>
    </label>
  )
}

type MomentProps = {
  label: string
  /** Minutes from T0; undefined until someone has said it. */
  end: number | undefined
  onEnd: (minute: number) => void
  isRequired?: boolean
  /** The wall clock at T0 and the plan's finish in minutes. Without them the field asks for hours. */
  t0?: string | null
  finish?: number
}

export function WindowField(props: Omit<MomentProps, 'label'>) {
  return <MomentField label={windowLabel} {...props} />
}

/** Asks for a time of day if the run fits into a day, otherwise for hours after T0. */
export function MomentField(props: MomentProps) {
  const { label, end, onEnd, isRequired = false, t0 = null, finish = 0 } = props
  const id = useId()
  if (t0 !== null && Math.max(finish, end ?? 0) <= day)
    return (
      <label className="player-field grid gap-1 text-data" htmlFor={id}>
        {label}
        <input
          id={id}
          type="time"
          required={isRequired}
          value={end === undefined ? '' : clockTime(t0, end)}
          onChange={({ target }) => {
            const [hours, minutes] = target.value.split(':').map(Number)
            const [zeroHours = 0, zeroMinutes = 0] = t0.split(':').map(Number)
            if (hours === undefined || minutes === undefined) return
            const from = hours * 60 + minutes - zeroHours * 60 - zeroMinutes
            onEnd(from > 0 ? from : from + day)
          }}
        />
      </label>
    )
  return (
    <label className="player-field grid gap-1 text-data" htmlFor={id}>
      {label}, hours after T0
      <input
        id={id}
        type="number"
        required={isRequired}
        min={0.25}
        max={24 * 366}
        step={0.25}
        value={end === undefined ? '' : end / 60}
        onChange={({ target }) => {
          if (target.value !== '' && target.valueAsNumber > 0)
            onEnd(Math.round(target.valueAsNumber * 60))
        }}
      />
    </label>
  )
}
