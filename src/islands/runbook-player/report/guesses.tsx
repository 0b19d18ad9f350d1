import { memo, useId, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import type { Choices, Guess } from '../../../lib/spreadsheet/choices.ts'

const shown = 3

type Props = {
  readonly guesses: readonly Guess[]
  readonly choices: Choices
  readonly onDecide: (guess: string, option: string) => void
}

/** What the file left open and how it was read, each with its cell, to be kept or changed. */
export const Guesses = memo(function Guesses({ guesses, choices, onDecide }: Props) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const [changing, setChanging] = useState<string | null>(null)
  const open = guesses.filter((guess) => guess.id === changing || !isSettled(guess))
  if (guesses.length === 0) return null

  function isSettled({ id, isSure }: Guess) {
    return isSure || kept.has(id) || id in choices
  }

  function keep(id: string) {
    setKept(new Set([...kept, id]))
    if (changing === id) setChanging(null)
  }

  return (
    <div className="player-guesses no-print">
      <p className="player-guess-count">
        <b>
          {open.length === 0
            ? 'Every reading is settled'
            : `${counted(open.length, 'guess', 'guesses')} to confirm`}
        </b>
        <small>The times below use them.</small>
      </p>
      {open.slice(0, shown).map((guess) => (
        <div key={guess.id} className="player-guess">
          <Sentence guess={guess} />
          {changing === guess.id ? (
            <Options guess={guess} choices={choices} onDecide={onDecide} />
          ) : (
            <button type="button" className="link" onClick={() => setChanging(guess.id)}>
              Change<span className="sr-only">: {guess.sentence}</span>
            </button>
          )}
          <button type="button" className="link" onClick={() => keep(guess.id)}>
            Keep<span className="sr-only">: {guess.sentence}</span>
          </button>
        </div>
      ))}
      <details>
        <summary>Review all {counted(guesses.length, 'reading')} of the file</summary>
        <div className="player-readings">
          {guesses.map((guess) => (
            <div key={guess.id} className="player-guess">
              <Sentence guess={guess} />
              <Options guess={guess} choices={choices} onDecide={onDecide} />
            </div>
          ))}
        </div>
      </details>
    </div>
  )
})

function Sentence({ guess: { where, sentence } }: { guess: Guess }) {
  return (
    <p>
      {where !== '' && <b>{where} </b>}
      {sentence}
    </p>
  )
}

type OptionsProps = Pick<Props, 'choices' | 'onDecide'> & { readonly guess: Guess }

/** The other ways to read it. */
export function Options({ guess, choices, onDecide }: OptionsProps) {
  const id = useId()
  return (
    <>
      <label className="sr-only" htmlFor={id}>
        {guess.sentence}
      </label>
      <select
        id={id}
        value={choices[guess.id] ?? guess.chosen}
        onChange={(event) => onDecide(guess.id, event.target.value)}
      >
        {guess.options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </>
  )
}
