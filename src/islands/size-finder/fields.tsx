import { useId, type ChangeEvent, type ReactNode } from 'react'
import type { PriceList } from '../../lib/pricing/estimate.ts'
import { formatPence } from '../../lib/pricing/money.ts'

export type OnEdit = (event: ChangeEvent<HTMLInputElement>) => void

type CreatorsProps = { value: string; isWrong: boolean; onEdit: OnEdit }

export function CreatorsField({ value, isWrong, onEdit }: CreatorsProps) {
  const id = useId()
  return (
    <div className="grid parts-auto-1 gap-x-4 items-center">
      <label htmlFor={id} className="col-span-2 fw-600">
        Content Creators
      </label>
      <input
        className="w-40 min-h-16 mt-1.5 text-heading fw-520 leading-none field px-3 py-0"
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
          ? 'Enter a whole number, 1 or more.'
          : 'The people who administer, build or manage runbooks.'}
      </Hint>
    </div>
  )
}

type HintProps = { id: string; isWrong: boolean; as?: 'p' | 'span'; children: ReactNode }

export function Hint({ id, isWrong, as: Tag = 'p', children }: HintProps) {
  return (
    <Tag
      className={`mt-1.5 text-small ${isWrong ? 'text-late fw-560' : 'text-ink-2'}`}
      id={id}
      aria-live="polite"
    >
      {children}
    </Tag>
  )
}

type ExtrasProps = {
  extras: PriceList['accessories']
  chosen: readonly string[]
  onEdit: OnEdit
}

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
