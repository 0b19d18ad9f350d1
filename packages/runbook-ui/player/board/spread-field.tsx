import {
  spreadSources,
  type ForecastSettings,
  type SpreadSource,
} from '@cuewright/runbook/forecast'
import type { OwnRunbook } from '@cuewright/runbook/model'
import { Field, OptionList } from '../fields.tsx'

export const spreadNames: Readonly<Record<SpreadSource, string>> = {
  never: 'never rehearsed',
  once: 'rehearsed once',
  measured: 'measured',
  columns: 'your file’s three columns',
  'earlier run': 'the rehearsal in this file',
}

/** Names the spread that a figure assumes; '' once the visitor has chosen one. */
export function assumptionText({
  settings,
  hasSpread,
}: {
  settings: ForecastSettings
  hasSpread: boolean
}): string {
  return hasSpread ? '' : `, if ${spreadNames[settings.spread]}`
}

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
