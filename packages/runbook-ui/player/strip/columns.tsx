import {
  withRole,
  withUnit,
  type DateOrder,
  type Reading,
  type Role,
  type Unit,
} from '@cuewright/runbook/open'
import { OptionList } from '../fields.tsx'
import { dateOrderWords, roleWords, unitWords } from './role-words.ts'
import type { StripProps } from './strip-props.ts'

const moments: readonly Role[] = ['start', 'startDay', 'finish', 'finishDay', 'notBefore']

function optionsOf<Value extends string>(words: Readonly<Record<Value, string>>) {
  return Object.entries<string>(words).map(([value, text]) => ({ value, text }))
}

const roles = optionsOf(roleWords)
const units = optionsOf(unitWords)
const orders = optionsOf(dateOrderWords)

/** Each column with its heading, two of its values and what it is read as. */
export function Columns({ reading, onRead }: StripProps) {
  const dated = reading.columns.findIndex(({ role }) => moments.includes(role))
  const shown = reading.columns
    .map((column, place) => ({ ...column, place }))
    .filter(({ heading, examples, role }) => heading !== '' || examples.length > 0 || role !== '')
  return (
    <table className="w-full text-small border-collapse lt-md:block">
      <caption className="sr-only">Columns, and what each is read as</caption>
      <thead className="text-left text-data text-ink-2 lt-md:hidden">
        <tr>
          {['Column', 'Heading', 'Begins with', 'Read as'].map((head) => (
            <th key={head} scope="col" className="pr-4 pb-1 fw-400">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="lt-md:block">
        {shown.map((column) => (
          <ColumnRow
            key={column.place}
            column={column}
            isDated={column.place === dated}
            reading={reading}
            onRead={onRead}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = StripProps & {
  column: Reading['columns'][number] & { place: number }
  /** Whether it is the first column of dates, beside which their order is shown. */
  isDated: boolean
}

function ColumnRow({ column, isDated, reading, onRead }: RowProps) {
  const { letters, heading, examples, role, place } = column
  return (
    <tr className="edge-t-rule align-top lt-md:grid lt-md:grid-cols-[2.5rem_minmax(0,1fr)] lt-md:py-2">
      <td className="py-1.5 pr-4 text-ink-2">{letters}</td>
      <th scope="row" className="py-1.5 pr-4 text-left fw-560 break-anywhere">
        {heading || 'no heading'}
      </th>
      <td className="py-1.5 pr-4 text-ink-2 break-anywhere lt-md:col-start-2 lt-md:py-0">
        {examples.join(' · ') || 'empty'}
      </td>
      <td className="player-field py-1 lt-md:col-start-2 flex flex-wrap gap-2">
        <select
          aria-label={`Column ${letters}, “${heading}”, is read as`}
          value={role}
          onChange={({ target }) => onRead(withRole(reading, place, target.value as Role))}
        >
          <OptionList options={roles} />
        </select>
        {role === 'duration' && reading.unit !== null && (
          <select
            aria-label={`The unit of a bare number in column ${letters}`}
            value={reading.unit}
            onChange={({ target }) => onRead(withUnit(reading, target.value as Unit))}
          >
            <OptionList options={units} />
          </select>
        )}
        {isDated && reading.dateOrder !== null && (
          <select
            aria-label="Dates are written as"
            value={reading.dateOrder}
            onChange={({ target }) => onRead({ ...reading, dateOrder: target.value as DateOrder })}
          >
            <OptionList options={orders} />
          </select>
        )}
      </td>
    </tr>
  )
}
