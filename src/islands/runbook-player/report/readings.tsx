import type { Guess } from '../../../runbook/read/questions/choices.ts'
import { Options, Reading, type ReadingsProps } from './reading.tsx'
import { Rows } from './rows.tsx'

/** How every sheet, column and row of a file was read, to be changed in one place. */
export function Readings({ guesses, choices, onDecide, rows, leftOut }: ReadingsProps) {
  const {
    sheets = [],
    columns = [],
    others = [],
  } = Object.groupBy(guesses, ({ id, column }) => {
    if (column) return 'columns'
    return id.startsWith('sheet:') ? 'sheets' : 'others'
  })
  return (
    <div className="player-readings">
      {sheets.length > 0 && <Sheets {...{ sheets, choices, onDecide }} />}
      {columns.length > 0 && <Columns {...{ columns, choices, onDecide }} />}
      {rows.length > 0 && <Rows {...{ rows, leftOut, choices, onDecide }} />}
      {others.map((guess) => (
        <Reading key={guess.id} guess={guess}>
          <Options {...{ guess, choices, onDecide }} />
        </Reading>
      ))}
    </div>
  )
}

/** As in the file, not the unsure ones first. */
function byPlace(a: Guess, b: Guess): number {
  return Number(a.id.split(':')[1]) - Number(b.id.split(':')[1])
}

type Decides = Pick<ReadingsProps, 'choices' | 'onDecide'>

/** The sheets of a workbook: each that is read becomes a group. */
function Sheets({ sheets, choices, onDecide }: Decides & { sheets: readonly Guess[] }) {
  return (
    <fieldset className="player-sheets">
      <legend>Sheets</legend>
      {sheets.toSorted(byPlace).map(({ id, sentence, chosen }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={(choices[id] ?? chosen) === 'yes'}
            onChange={({ target }) => onDecide(id, target.checked ? 'yes' : 'no')}
          />
          {sentence}
        </label>
      ))}
    </fieldset>
  )
}

/** Every column with three of its cells, and what it is. */
function Columns({ columns, choices, onDecide }: Decides & { columns: readonly Guess[] }) {
  return (
    <table className="player-columns" translate="no">
      <caption>Columns</caption>
      <thead>
        <tr>
          <th scope="col">Column</th>
          <th scope="col">Heading</th>
          <th scope="col">First cells</th>
          <th scope="col">It is</th>
        </tr>
      </thead>
      <tbody>
        {columns.toSorted(byPlace).map((guess) => (
          <tr key={guess.id}>
            <td>{guess.column?.letters}</td>
            <th scope="row">{guess.column?.heading || 'no heading'}</th>
            <td>
              {guess.column?.cells.map((text, i) => (
                // The same text may be in two of the three.
                // eslint-disable-next-line react/no-array-index-key
                <span key={i}>{text}</span>
              ))}
            </td>
            <td className="player-guess">
              <Options {...{ guess, choices, onDecide }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
