import { answerTo, choiceKey, type Guess } from '#runbook/open'
import { Options, Reading, type ReadingsProps } from './reading.tsx'
import { Rows } from './rows.tsx'

/** How every sheet, column and row of a file was read. Each can be changed. */
export function Readings({ guesses, choices, onDecide, rows = [], leftOut = [] }: ReadingsProps) {
  const {
    sheets = [],
    columns = [],
    others = [],
  } = Object.groupBy(guesses, ({ id, column }) => {
    if (column) return 'columns'
    return id.about === 'sheet' ? 'sheets' : 'others'
  })
  return (
    <div className="player-readings">
      {sheets.length > 0 && <Sheets {...{ sheets, choices, onDecide }} />}
      {columns.length > 0 && <Columns {...{ columns, choices, onDecide }} />}
      {rows.length > 0 && <Rows {...{ rows, leftOut, choices, onDecide }} />}
      {others.map((guess) => (
        <Reading key={choiceKey(guess.id)} guess={guess}>
          <Options {...{ guess, choices, onDecide }} />
        </Reading>
      ))}
    </div>
  )
}

function placeOf({ id }: Guess): number {
  return 'number' in id ? id.number : 0
}

function byPlace(a: Guess, b: Guess): number {
  return placeOf(a) - placeOf(b)
}

type Decides = Pick<ReadingsProps, 'choices' | 'onDecide'>

function Sheets({ sheets, choices, onDecide }: Decides & { sheets: readonly Guess[] }) {
  return (
    <fieldset className="player-sheets">
      <legend>Sheets</legend>
      {sheets.toSorted(byPlace).map(({ id, sentence, chosen }) => (
        <label key={choiceKey(id)}>
          <input
            type="checkbox"
            checked={(answerTo(choices, id) ?? chosen) === 'yes'}
            onChange={({ target }) => onDecide(id, target.checked ? 'yes' : 'no')}
          />
          {sentence}
        </label>
      ))}
    </fieldset>
  )
}

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
          <tr key={choiceKey(guess.id)}>
            <td>{guess.column?.letters}</td>
            <th scope="row">{guess.column?.heading || 'no heading'}</th>
            <td>
              {guess.column?.cells.map((text, i) => (
                // Two of the three cells may be equal.
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
