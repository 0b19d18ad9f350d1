import { useId, useState } from 'react'
import type { MappingChange, Unit } from '../../lib/spreadsheet/fields.ts'
import { mainFields } from '../../lib/spreadsheet/fields.ts'
import type { Checked } from './checker.ts'

const fieldNames: Readonly<Record<(typeof mainFields)[number], string>> = {
  id: 'Id',
  task: 'Task',
  owner: 'Owner',
  duration: 'Duration',
  start: 'Start',
  finish: 'Finish',
  after: 'Waits for',
}

const unitNames: Readonly<Record<Unit, string>> = {
  auto: 'minutes or Excel times',
  seconds: 'seconds',
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  excel: 'parts of a day',
}

type Props = {
  checked: Checked
  onChange: (change: MappingChange) => void
  onSheet: (sheet: number) => void
}

/** What each column was taken for, to be put right with selects. */
export function ColumnMapping({ checked, onChange, onSheet }: Props) {
  const { columns, mapping, sheets, outcome } = checked
  // It opens for a person who has to say more, and stays open while they do.
  const [isOpen, setIsOpen] = useState(outcome === 'unmapped')
  const id = useId()
  const found = mainFields.filter((field) => mapping.columns[field] !== null)
  const taken = found.map(
    (field) =>
      `${fieldNames[field]} from ${columns[mapping.columns[field]!] ?? 'a missing column'}`,
  )
  return (
    <details
      className="check-columns"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        Columns: {found.length} of {mainFields.length} recognised
        <span className="check-taken data">{taken.join(' · ')}</span>
      </summary>
      <fieldset>
        <legend className="sr-only">What each column holds</legend>
        {sheets.length > 1 && (
          <Choice
            id={`${id}-sheet`}
            name="Sheet"
            value={String(mapping.sheet)}
            options={sheets.map((name, i) => [String(i), name])}
            onChange={(sheet) => onSheet(Number(sheet))}
          />
        )}
        {mainFields.map((field) => (
          <Choice
            key={field}
            id={`${id}-${field}`}
            name={fieldNames[field]}
            value={String(mapping.columns[field] ?? '')}
            options={[
              ['', 'not in this sheet'],
              ...columns.map((name, i) => [String(i), name] as const),
            ]}
            onChange={(column) =>
              onChange({ columns: { [field]: column === '' ? null : Number(column) } })
            }
          />
        ))}
        <Choice
          id={`${id}-unit`}
          name="Plain numbers are"
          value={mapping.unit}
          options={Object.entries(unitNames)}
          onChange={(unit) => onChange({ unit: unit as Unit })}
        />
      </fieldset>
    </details>
  )
}

type ChoiceProps = {
  id: string
  name: string
  value: string
  options: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
}

function Choice({ id, name, value, options, onChange }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={id}>{name}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
