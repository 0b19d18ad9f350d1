import { memo, useMemo, useRef, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { capitalised } from '../../../lib/in-words.ts'
import { answerTo, choiceKey, type ChoiceId, type Guess, type Weighed } from '#runbook/open'
import { Moved } from './moved.tsx'
import { Options, Reading, type ReadingsProps } from './reading.tsx'
import { Readings } from './readings.tsx'

const shown = 3

type Props = ReadingsProps & {
  weighed: Weighed | null
}

/** Sorts by how much an answer moves. Questions without a weight come last. */
function byWeight(guesses: readonly Guess[], weighed: Weighed | null): Guess[] {
  const order = weighed?.moves.map(({ guess }) => choiceKey(guess)) ?? []
  function placeOf({ id }: Guess) {
    const place = order.indexOf(choiceKey(id))
    return place < 0 ? order.length : place
  }
  return guesses.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The open questions about the file, and below them how all of it was read. */
export const Guesses = memo(function Guesses({ weighed, ...reading }: Props) {
  const { guesses, choices, onDecide } = reading
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  /** Takes the focus when an answered question disappears. */
  const head = useRef<HTMLParagraphElement>(null)
  const [changing, setChanging] = useState<string | null>(null)
  const sorted = useMemo(() => byWeight(guesses, weighed), [guesses, weighed])
  const needless = new Set(weighed?.needless.map(choiceKey))
  const open = sorted.filter(({ id, isSure }) => {
    const key = choiceKey(id)
    const isSettled = isSure || kept.has(key) || needless.has(key)
    return key === changing || !(isSettled || answerTo(choices, id) !== undefined)
  })
  // The board asks whether rows are linked.
  const cards = open.filter(({ id }) => id.about !== 'chain').slice(0, shown)
  if (guesses.length === 0) return null

  function keep(id: string) {
    setKept(new Set([...kept, id]))
    if (changing === id) setChanging(null)
    head.current?.focus({ preventScroll: true })
  }

  function answer(id: ChoiceId, option: string) {
    onDecide(id, option)
    head.current?.focus({ preventScroll: true })
  }

  return (
    <div className="player-open pt-3 pb-4 edge-t-rule text-data no-print">
      <p ref={head} tabIndex={-1} className="focus:[outline:0]">
        <b className="block text-small fw-560">
          {open.length === 0
            ? settledText(guesses)
            : `${counted(open.length, 'guess', 'guesses')} to confirm`}
        </b>
        <small className="text-data text-ink-2">
          {open.length === 0 || cards.length > 0
            ? 'The times below use them.'
            : 'It is asked below.'}
          {open.length > shown && ' What moves most comes first.'}
        </small>
      </p>
      {cards.map((guess) => (
        <Card
          key={choiceKey(guess.id)}
          isChanging={changing === choiceKey(guess.id)}
          onAnswer={answer}
          onChange={() => setChanging(choiceKey(guess.id))}
          onKeep={() => keep(choiceKey(guess.id))}
          {...{ guess, weighed, choices, onDecide }}
        />
      ))}
      <details className="player-all">
        <summary className="py-1 text-ink-2 cursor-pointer">
          Review all {counted(guesses.length, 'reading')} of the file
        </summary>
        <Readings {...reading} />
      </details>
    </div>
  )
})

function settledText(guesses: readonly Guess[]): string {
  return guesses.some(({ id }) => id.about === 'owners')
    ? 'No task has an owner'
    : 'Every reading is settled'
}

type CardProps = Pick<Props, 'weighed' | 'choices' | 'onDecide'> & {
  guess: Guess
  isChanging: boolean
  /** Answers it and moves the focus, because the card disappears. */
  onAnswer: Props['onDecide']
  onChange: () => void
  onKeep: () => void
}

function Card({ guess, weighed, choices, onDecide, isChanging, ...on }: CardProps) {
  const of = <span className="sr-only"> ({guess.sentence})</span>
  return (
    <Reading guess={guess}>
      {weighed && <Moves onDecide={on.onAnswer} {...{ guess, weighed }} />}
      {isChanging ? (
        <Options {...{ guess, choices, onDecide }} />
      ) : (
        <button type="button" className="link mr-3 leading-6.5" onClick={on.onChange}>
          Change{of}
        </button>
      )}
      <button type="button" className="link mr-3 leading-6.5" onClick={on.onKeep}>
        Keep{of}
      </button>
    </Reading>
  )
}

type MovesProps = Pick<Props, 'onDecide'> & { guess: Guess; weighed: Weighed }

function Moves({ guess, weighed, onDecide }: MovesProps) {
  const texts = new Map(guess.options.map(({ value, text }) => [value, text]))
  return (
    <ul className="list-none">
      {weighed.moves
        .filter((move) => choiceKey(move.guess) === choiceKey(guess.id))
        .map(({ option, to }) => (
          <li key={option}>
            <button
              type="button"
              className="link leading-6.5"
              onClick={() => onDecide(guess.id, option)}
            >
              {capitalised(texts.get(option) ?? option)}:
            </button>{' '}
            <Moved from={weighed.from} to={to} />
          </li>
        ))}
    </ul>
  )
}
