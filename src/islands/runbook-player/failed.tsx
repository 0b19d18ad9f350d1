import type { Choices } from '../../lib/spreadsheet/choices.ts'
import type { Refusal } from './reading/refusal.ts'
import { Options } from './report/guesses.tsx'

type Props = {
  readonly name: string
  readonly read: Refusal
  readonly choices: Choices
  readonly onDecide: (guess: string, option: string) => void
}

/** Why a file was not opened, in one sentence, and what a person can say to have it opened all the same. */
export function Failed({ name, read: { code, sentence, guesses }, choices, onDecide }: Props) {
  return (
    <div className="player-failed" role="alert">
      <p>
        <b>{name || 'Nothing was read'}</b>
      </p>
      <p>{sentence}</p>
      <p className="player-code">Code: {code}</p>
      {guesses.map((guess) => (
        <div key={guess.id} className="player-guess">
          <p>
            {guess.where !== '' && <b>{guess.where} </b>}
            {guess.sentence}
          </p>
          <Options guess={guess} choices={choices} onDecide={onDecide} />
        </div>
      ))}
    </div>
  )
}
