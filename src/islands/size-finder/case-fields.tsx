import { useId } from 'react'
import type { BusinessCase, Work, WorkField } from '../../lib/pricing/business-case.ts'
import { Hint, type OnEdit } from './fields.tsx'

type Field = { name: WorkField; label: string; unit: string }

const lines: Readonly<Record<string, readonly Field[]>> = {
  'Your year': [{ name: 'events', label: 'Events, rehearsals included', unit: 'a year' }],
  'Planning one event': [
    { name: 'planning', label: 'Planners’ time', unit: 'hours' },
    { name: 'rate', label: 'What it costs', unit: '£ an hour' },
  ],
  'On the bridge': [
    { name: 'bridge', label: 'People', unit: 'people' },
    { name: 'hours', label: 'For', unit: 'hours' },
    { name: 'seat', label: 'What it costs', unit: '£ an hour' },
  ],
  'Writing the report': [{ name: 'report', label: 'At the planners’ rate', unit: 'hours' }],
}

type Props = { work: Work; found: BusinessCase; onEdit: OnEdit }

export function CaseFields({ work, found, onEdit }: Props) {
  const id = useId()
  const wrong = !found.ok && found.code === 'not_a_number' ? found.field : undefined
  return (
    <div className="face-case grid gap-5 no-print media-noscript:hidden" id="business-case">
      <p className="text-ink-2">
        Enter what an event costs you today. The sum uses the package you chose.
      </p>
      {Object.entries(lines).map(([title, fields]) => (
        <fieldset
          key={title}
          className="grid gap-x-6 gap-y-2 pt-3.5 edge-t-rule-strong sm:label-38"
        >
          <legend className="sr-only">{title}</legend>
          <b className="fw-600" aria-hidden>
            {title}
          </b>
          <div className="flex flex-wrap gap-x-6 gap-y-3">
            {fields.map(({ name, label, unit }) => (
              <div key={name}>
                <label className="block text-small mb-1" htmlFor={id + name}>
                  {label}
                </label>
                <input
                  className="w-24 min-h-11 mr-2.5 fw-560 field px-3 py-0"
                  id={id + name}
                  type="text"
                  name={name}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={10}
                  value={work[name]}
                  aria-invalid={wrong === name || undefined}
                  aria-describedby={`${id}${name}-unit`}
                  onChange={onEdit}
                />
                <Hint id={`${id}${name}-unit`} isWrong={wrong === name} as="span">
                  {wrong === name ? 'a number, such as 40 or 37.5' : unit}
                </Hint>
              </div>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
