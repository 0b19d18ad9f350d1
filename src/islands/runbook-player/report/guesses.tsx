import { memo, useId, useState, type ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { OptionList } from '../option-list.tsx'
import { noOwners, type Choices, type Guess } from '../../../runbook/read/questions/choices.ts'

const shown = 3

type Props = {
  guesses: readonly Guess[]
  choices: Choices
  onDecide: (guess: string, option: string) => void
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
    <div className="grid grid-cols-[190px_repeat(3,1fr)] gap-x-6 pt-3 pb-4 edge-t-rule text-data lt-md:grid-cols-1 lt-md:gap-3 no-print">
      <p>
        <b className="block text-small fw-560">
          {open.length === 0
            ? guesses.some(({ id }) => id === noOwners)
              ? 'No task has an owner'
              : 'Every reading is settled'
            : `${counted(open.length, 'guess', 'guesses')} to confirm`}
        </b>
        <small className="text-data text-ink-2">The times below use them.</small>
      </p>
      {open.slice(0, shown).map((guess) => (
        <Reading key={guess.id} guess={guess}>
          {changing === guess.id ? (
            <Options guess={guess} choices={choices} onDecide={onDecide} />
          ) : (
            <button
              type="button"
              className="link mr-3 leading-6.5"
              onClick={() => setChanging(guess.id)}
            >
              Change<span className="sr-only"> ({guess.sentence})</span>
            </button>
          )}
          <button type="button" className="link mr-3 leading-6.5" onClick={() => keep(guess.id)}>
            Keep<span className="sr-only"> ({guess.sentence})</span>
          </button>
        </Reading>
      ))}
      <details className="col-span-full mt-2">
        <summary className="py-1 text-ink-2 cursor-pointer">
          Review all {counted(guesses.length, 'reading')} of the file
        </summary>
        <div className="player-readings grid grid-cols-[repeat(auto-fill,minmax(260px,1fr))] gap-x-6 gap-y-4 py-3">
          {guesses.map((guess) => (
            <Reading key={guess.id} guess={guess}>
              <Options guess={guess} choices={choices} onDecide={onDecide} />
            </Reading>
          ))}
        </div>
      </details>
    </div>
  )
})

type ReadingProps = { guess: Guess; children: ReactNode }

/** How one place of the file was read, and what can be done about it. */
export function Reading({ guess: { where, sentence }, children }: ReadingProps) {
  return (
    <div className="player-guess pl-3 edge-l-rule-strong text-ink-2 break-anywhere" translate="no">
      <p>
        {where !== '' && <b className="fw-560 text-ink">{where} </b>}
        {sentence}
      </p>
      {children}
    </div>
  )
}

type OptionsProps = Pick<Props, 'choices' | 'onDecide'> & { guess: Guess }

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
