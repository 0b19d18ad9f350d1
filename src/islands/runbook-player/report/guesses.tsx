import { memo, useMemo, useRef, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { capitalised } from '../../../lib/in-words.ts'
import type { Weighed } from '../../../runbook/weigh.ts'
import { noOwners, type Guess } from '../../../runbook/read/questions/choices.ts'
import { Moved } from './moved.tsx'
import { Options, Reading, type ReadingsProps } from './reading.tsx'
import { Readings } from './readings.tsx'

const shown = 3

type Props = ReadingsProps & {
  weighed: Weighed | null
}

/** Those that move most come first; what could not be weighed comes last. */
function byWeight(guesses: readonly Guess[], weighed: Weighed | null): Guess[] {
  const order = weighed?.moves.map(({ guess }) => guess) ?? []
  function placeOf({ id }: Guess) {
    return order.includes(id) ? order.indexOf(id) : order.length
  }
  return guesses.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** What the file left open and what each answer moves, and below it how all of it was read. */
export const Guesses = memo(function Guesses({ weighed, ...reading }: Props) {
  const { guesses, choices, onDecide } = reading
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  /** Takes the focus from a question that is answered and gone. */
  const head = useRef<HTMLParagraphElement>(null)
  const [changing, setChanging] = useState<string | null>(null)
  const sorted = useMemo(() => byWeight(guesses, weighed), [guesses, weighed])
  const open = sorted.filter(
    ({ id, isSure }) => id === changing || !(isSure || kept.has(id) || id in choices),
  )
  // Whether rows are linked is asked where its answer shows.
  const cards = open.filter(({ id }) => id !== 'chain').slice(0, shown)
  if (guesses.length === 0) return null

  function keep(id: string) {
    setKept(new Set([...kept, id]))
    if (changing === id) setChanging(null)
    head.current?.focus({ preventScroll: true })
  }

  function answer(id: string, option: string) {
    onDecide(id, option)
    head.current?.focus({ preventScroll: true })
  }

  return (
    <div className="player-open pt-3 pb-4 edge-t-rule text-data no-print">
      <p ref={head} tabIndex={-1} className="focus:[outline:0]">
        <b className="block text-small fw-560">
          {open.length === 0
            ? guesses.some(({ id }) => id === noOwners)
              ? 'No task has an owner'
              : 'Every reading is settled'
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
        <Reading key={guess.id} guess={guess}>
          {weighed && <Moves onDecide={answer} {...{ guess, weighed }} />}
          {changing === guess.id ? (
            <Options {...{ guess, choices, onDecide }} />
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
      <details className="player-all">
        <summary className="py-1 text-ink-2 cursor-pointer">
          Review all {counted(guesses.length, 'reading')} of the file
        </summary>
        <Readings {...reading} />
      </details>
    </div>
  )
})

type MovesProps = Pick<Props, 'onDecide'> & { guess: Guess; weighed: Weighed }

/** Other answers, each with what it moves. */
function Moves({ guess, weighed, onDecide }: MovesProps) {
  const texts = new Map(guess.options.map(({ value, text }) => [value, text]))
  return (
    <ul className="list-none">
      {weighed.moves
        .filter((move) => move.guess === guess.id)
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
