import { counted, capitalised } from '@cuewright/runbook/words'
import { withRow } from '@cuewright/runbook/open'
import { roleWords, whyLeftOut } from './role-words.ts'
import type { StripProps } from './strip-props.ts'

/** At most this many are listed: with more, a column holds something else. */
const most = 100

/** Rows that are no tasks, each with a button that puts it back, and cells that can't be read. */
export function RowsAndCells({ reading, onRead }: StripProps) {
  const { leftOut, unread } = reading
  if (leftOut.length + unread.length === 0) return null
  return (
    <div className="grid gap-y-2">
      {leftOut.length > 0 && (
        <details>
          <summary className="py-1 cursor-pointer">
            {counted(leftOut.length, 'row')} left out
          </summary>
          <ul className="list-none">
            {leftOut.slice(0, most).map((row) => (
              <li key={row.row} className="flex flex-wrap gap-x-3 py-1 edge-t-rule break-anywhere">
                <span className="text-ink-2">{capitalised(row.place)}</span>
                <span>“{row.text}”</span>
                <span className="text-ink-2">
                  {row.isKept ? 'a task, as you said' : whyLeftOut[row.why]}
                </span>
                <button
                  type="button"
                  className="link ml-auto"
                  onClick={() => onRead(withRow(reading, row.row, !row.isKept))}
                >
                  {row.isKept ? 'Leave it out' : 'Put it back'}
                  <span className="sr-only"> ({row.place})</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {unread.length > 0 && (
        <details>
          <summary className="py-1 cursor-pointer">{counted(unread.length, 'cell')} unread</summary>
          <ul className="list-none">
            {unread.slice(0, most).map(({ place, text, role }, i) => (
              <li key={i} className="py-1 edge-t-rule break-anywhere">
                <span className="text-ink-2">{capitalised(place)}</span> “{text}”, under{' '}
                {roleWords[role]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
