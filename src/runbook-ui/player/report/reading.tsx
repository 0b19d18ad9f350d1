import type { ReactNode } from 'react'
import {
  answerTo,
  type ChoiceId,
  type Choices,
  type Guess,
  type KeptRow,
  type LeftOut,
} from '#runbook/open'
import { OptionList } from '../fields.tsx'

export type ReadingsProps = {
  guesses: readonly Guess[]
  choices: Choices
  onDecide: (guess: ChoiceId, option: string) => void
  rows?: readonly KeptRow[]
  leftOut?: readonly LeftOut[]
}

export function Reading({ guess, children }: { guess: Guess; children: ReactNode }) {
  const { where, sentence, details } = guess
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

export function RowByRow({ details = [] }: Pick<Guess, 'details'>) {
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

export function Options({ guess, choices, onDecide }: OptionsProps) {
  const chosen = answerTo(choices, guess.id) ?? guess.chosen
  return (
    <select
      className="block mt-1"
      aria-label={guess.sentence}
      value={chosen}
      onChange={(event) => onDecide(guess.id, event.target.value)}
    >
      <OptionList options={guess.options} chosen={chosen} />
    </select>
  )
}
