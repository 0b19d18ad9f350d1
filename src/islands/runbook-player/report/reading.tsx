import { useId, type ReactNode } from 'react'
import type { Choices, Guess, KeptRow, LeftOut } from '../../../runbook/read/questions/choices.ts'
import { OptionList } from '../option-list.tsx'

/** A file's reading, and the way to change it. */
export type ReadingsProps = {
  guesses: readonly Guess[]
  choices: Choices
  onDecide: (guess: string, option: string) => void
  rows: readonly KeptRow[]
  leftOut: readonly LeftOut[]
}

type ReadingProps = { guess: Guess; children: ReactNode }

/** How one place of the file was read, and what can be done about it. */
export function Reading({ guess: { where, sentence, details = [] }, children }: ReadingProps) {
  return (
    <div className="player-guess pl-3 edge-l-rule-strong text-ink-2 break-anywhere" translate="no">
      <p>
        {where !== '' && <b className="fw-560 text-ink">{where} </b>}
        {sentence}
      </p>
      <RowByRow details={details} />
      {children}
    </div>
  )
}

/** What an answer comes to, row by row. */
export function RowByRow({ details }: { details: readonly string[] }) {
  if (details.length === 0) return null
  return (
    <details>
      <summary className="py-1 cursor-pointer">Row by row</summary>
      <ul className="list-none max-h-60 overflow-auto">
        {details.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  )
}

type OptionsProps = Pick<ReadingsProps, 'choices' | 'onDecide'> & { guess: Guess }

/** The other ways to read it. */
export function Options({ guess, choices, onDecide }: OptionsProps) {
  const id = useId()
  return (
    <>
      <label className="sr-only" htmlFor={id}>
        {guess.sentence}
      </label>
      <select
        className="block mt-1"
        id={id}
        value={choices[guess.id] ?? guess.chosen}
        onChange={(event) => onDecide(guess.id, event.target.value)}
      >
        <OptionList options={guess.options} chosen={choices[guess.id] ?? guess.chosen} />
      </select>
    </>
  )
}
