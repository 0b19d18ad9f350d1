import { answerTo, choiceKey, type Guess } from '#runbook/open'
import { Options, Reading, type ReadingsProps } from './reading.tsx'
import { part, partHead, Rows } from './rows.tsx'

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
    <div className="player-readings grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-x-6 gap-y-4 py-3 text-data">
      {sheets.length > 0 && <Sheets guesses={sheets} {...{ choices, onDecide }} />}
      {columns.length > 0 && <Columns guesses={columns} {...{ choices, onDecide }} />}
      {rows.length > 0 && <Rows {...{ rows, leftOut, choices, onDecide }} />}
      {others.map((guess) => (
        <Reading key={choiceKey(guess.id)} guess={guess}>
          <Options {...{ guess, choices, onDecide }} />
        </Reading>
      ))}
    </div>
  )
}

function byPlace(a: Guess, b: Guess): number {
  const [first, second] = [a.id, b.id].map((id) => ('number' in id ? id.number : 0))
  return first! - second!
}

function Sheets({ guesses, choices, onDecide }: ReadingsProps) {
  return (
    <fieldset className={part}>
      <legend className={partHead}>Sheets</legend>
      {guesses.toSorted(byPlace).map(({ id, sentence, chosen }) => (
        <label key={choiceKey(id)} className="flex gap-2.25 items-center min-h-8 clear-both">
          <input
            className="flex-none w-4.5 h-4.5"
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

const cell = 'py-1 pr-4 edge-t-rule fw-400 text-left break-anywhere lt-md:p-0 lt-md:edge-0'

/** A table; on phones one card for each column. */
function Columns({ guesses, choices, onDecide }: ReadingsProps) {
  return (
    <table className={`player-columns ${part}`} translate="no">
      <caption className="py-1 text-left text-small fw-560">Columns</caption>
      <thead className="lt-md:hidden">
        <tr>
          {['Column', 'Heading', 'First cells', 'It is'].map((head) => (
            <th key={head} scope="col" className={cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {guesses.toSorted(byPlace).map((guess) => (
          <tr
            key={choiceKey(guess.id)}
            className="lt-md:grid lt-md:grid-cols-[minmax(24px,max-content)_minmax(0,1fr)] lt-md:gap-x-2 lt-md:py-2 lt-md:edge-t-rule"
          >
            <td className={cell}>{guess.column?.letters}</td>
            <th scope="row" className={`${cell} fw-560!`}>
              {guess.column?.heading || 'no heading'}
            </th>
            <td className={`${cell} lt-md:col-span-full`}>
              {guess.column?.cells.map((text, i) => (
                // Two of the three cells may be equal.
                // eslint-disable-next-line react/no-array-index-key
                <span
                  key={i}
                  className="inline-block max-w-24ch mr-4 truncate text-ink-2 align-bottom"
                >
                  {text}
                </span>
              ))}
            </td>
            <td
              className={`player-guess ${cell} lt-md:col-span-full [&>select]:w-full [&>select]:min-w-55 [&>select]:max-w-105 [&>select]:m-0`}
            >
              <Options {...{ guess, choices, onDecide }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
