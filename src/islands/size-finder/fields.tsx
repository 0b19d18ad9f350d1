import { useId, type ChangeEvent } from 'react'
import type { Choice } from '../../lib/pricing/choice.ts'
import type { Estimate, Extra } from '../../lib/pricing/estimate.ts'
import { formatPence } from '../../lib/pricing/money.ts'
import { FieldInput } from './field-input.tsx'
import { Hint } from './hint.tsx'
import { moveProblem } from './sentences.ts'

type OnEdit = (event: ChangeEvent<HTMLInputElement>) => void

type CreatorsProps = { value: string; isWrong: boolean; onEdit: OnEdit }

export function CreatorsField({ value, isWrong, onEdit }: CreatorsProps) {
  const id = useId()
  return (
    <div className="grid parts-auto-1 gap-x-4 items-center">
      <label htmlFor={id} className="col-span-2 fw-600">
        Content Creators
      </label>
      <FieldInput
        className="w-40 min-h-16 mt-1.5 text-heading fw-520 leading-none"
        id={id}
        type="text"
        name="creators"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-hint`}
        onChange={onEdit}
      />
      <Hint id={`${id}-hint`} isWrong={isWrong}>
        {isWrong
          ? 'Give the number of Content Creators as a whole number, 1 or more.'
          : 'The people who administer, design, write or integrate.'}
      </Hint>
    </div>
  )
}

type ExtrasProps = { extras: readonly Extra[]; chosen: readonly string[]; onEdit: OnEdit }

export function AccessoryFields({ extras, chosen, onEdit }: ExtrasProps) {
  return (
    <fieldset>
      <legend className="p-0 mb-2 fw-600">
        Accessories, {formatPence(extras[0]?.yearly ?? 0)} a year each
      </legend>
      {extras.map(({ id, name }) => (
        <label
          key={id}
          className="finder-check flex items-center gap-3 min-h-11 edge-t-rule cursor-pointer hover:bg-ground"
        >
          <input
            className="w-5 h-5 m-0 accent-ink"
            type="checkbox"
            name="accessories"
            value={id}
            checked={chosen.includes(id)}
            onChange={onEdit}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

type MoveProps = { choice: Choice; found: Estimate; onEdit: OnEdit }

export function MoveFields({ choice, found, onEdit }: MoveProps) {
  const id = useId()
  const problem = moveProblem(found)
  const fields = [
    { name: 'starts', label: 'Your year starts on', value: choice.starts },
    { name: 'moves', label: 'You move up on', value: choice.moves },
  ]
  return (
    <fieldset>
      <legend className="p-0 mb-2 fw-600">If you outgrow it during the year</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        {fields.map(({ name, label, value }) => (
          <div key={name}>
            <label className="block text-small mb-1" htmlFor={id + name}>
              {label}
            </label>
            <FieldInput
              className="min-h-11"
              id={id + name}
              type="date"
              name={name}
              value={value}
              aria-invalid={(problem.isWrong && value !== '') || undefined}
              aria-describedby={`${id}-hint`}
              onChange={onEdit}
            />
          </div>
        ))}
      </div>
      <Hint id={`${id}-hint`} isWrong={problem.isWrong}>
        {problem.text}
      </Hint>
    </fieldset>
  )
}
