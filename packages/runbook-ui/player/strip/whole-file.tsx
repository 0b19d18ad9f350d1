import { withHeadingRow, withSheet } from '@cuewright/runbook/open'
import { Field, OptionList } from '../fields.tsx'
import type { StripProps } from './strip-props.ts'

type Props = StripProps & { hasPlan: boolean }

/** What concerns the whole file: its sheets, headings, starting day and time, backout, and links that it lacks. */
export function WholeFile({ reading, onRead, hasPlan }: Props) {
  const { headingRow, groups, backout } = reading
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
      {reading.sheets.length > 1 && <Sheets reading={reading} onRead={onRead} />}
      <Field label="Headings are in row">
        <input
          type="number"
          min={0}
          max={1000}
          value={headingRow ?? 0}
          onChange={({ target }) => {
            if (target.value !== '') onRead(withHeadingRow(reading, target.valueAsNumber))
          }}
        />
      </Field>
      {hasPlan && !reading.saysDay && (
        <Field label="The first start is on">
          <input
            type="date"
            value={reading.startDay ?? ''}
            onChange={({ target }) => onRead({ ...reading, startDay: target.value || null })}
          />
        </Field>
      )}
      {hasPlan && !reading.saysTime && (
        <Field label="The first start is at">
          <input
            type="time"
            value={reading.startTime ?? ''}
            onChange={({ target }) => onRead({ ...reading, startTime: target.value || null })}
          />
        </Field>
      )}
      {groups.length > 0 && (
        <Field label="The backout is">
          <select
            value={backout ?? ''}
            onChange={({ target }) => onRead({ ...reading, backout: target.value })}
          >
            <option value="">no group</option>
            <OptionList options={groups.map(({ id, name }) => ({ value: id, text: name }))} />
          </select>
        </Field>
      )}
      {reading.canChain && (
        <label className="flex items-center gap-2 min-h-8">
          <input
            className="w-4.5 h-4.5"
            type="checkbox"
            checked={reading.isChained}
            onChange={({ target }) => onRead({ ...reading, isChained: target.checked })}
          />
          Each task waits for the row before it
        </label>
      )}
    </div>
  )
}

function Sheets({ reading, onRead }: StripProps) {
  const { sheets } = reading
  const isAlone = sheets.filter(({ isRead }) => isRead).length < 2
  return (
    <fieldset className="flex flex-wrap gap-x-4 gap-y-1">
      <legend className="p-0 text-data text-ink-2">Sheets that are read</legend>
      {sheets.map(({ name, isRead }, place) => (
        <label key={place} className="flex items-center gap-2 min-h-8">
          <input
            className="w-4.5 h-4.5"
            type="checkbox"
            checked={isRead}
            disabled={isRead && isAlone}
            onChange={({ target }) => onRead(withSheet(reading, place, target.checked))}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
