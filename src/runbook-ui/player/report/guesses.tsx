import { memo, useMemo, useRef, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { capitalised } from '../../../lib/in-words.ts'
import { answerTo, choiceKey, type Guess, type Weighed } from '#runbook/open'
import { movedText } from './moved.ts'
import { Options, Reading, type ReadingsProps } from './reading.tsx'
import { Readings } from './readings.tsx'

const shown = 3

type Props = ReadingsProps & {
  weighed: Weighed | null
}

/** The open questions about the file, and below them how all of it was read. */
export const Guesses = memo(function Guesses({ weighed, ...reading }: Props) {
  const { guesses, onDecide } = reading
  const { open, pressed, press } = useOpen(reading, weighed)
  /** Takes the focus when an answered question disappears. */
  const head = useRef<HTMLParagraphElement>(null)
  // The board itself asks whether rows are linked.
  const cards = open.filter(({ id }) => id.about !== 'chain').slice(0, shown)
  if (guesses.length === 0) return null

  function focusHead() {
    head.current?.focus({ preventScroll: true })
  }

  return (
    <div
      className={`player-open ${cards.length === 0 ? 'flex flex-wrap items-baseline justify-between' : 'grid grid-cols-[190px_repeat(3,1fr)] lt-md:grid-cols-[minmax(0,1fr)]'} gap-x-6 gap-y-3 py-3 edge-t-rule text-data no-print`}
    >
      <p ref={head} tabIndex={-1} className="focus:[outline:0]">
        <b className="block text-small fw-560">
          {open.length === 0
            ? settledText(guesses)
            : `${counted(open.length, 'guess', 'guesses')} to confirm`}
        </b>
        <small className="text-data text-ink-2">
          {cards.length > 0 && 'The times use them until you change one.'}
          {cards.length === 0 && open.length > 0 && 'Answer it on the board.'}
          {open.length > shown && ' The largest effect comes first.'}
        </small>
      </p>
      {cards.map((guess) => {
        const key = choiceKey(guess.id)
        return (
          <Card
            key={key}
            isChanging={pressed.get(key) === 'change'}
            onAnswer={(id, option) => {
              onDecide(id, option)
              focusHead()
            }}
            onChange={() => press(key, 'change')}
            onKeep={() => {
              press(key, 'keep')
              focusHead()
            }}
            {...{ guess, weighed }}
            {...reading}
          />
        )
      })}
      <details className="col-span-full open:w-full">
        <summary className="py-1 text-ink-2 cursor-pointer">Review how the file was read</summary>
        <Readings {...reading} />
      </details>
    </div>
  )
})

type Press = 'keep' | 'change'

/** The open questions, the one that changes the forecast most first, and the answers given here. */
function useOpen({ guesses, choices }: ReadingsProps, weighed: Weighed | null) {
  const [pressed, setPressed] = useState<ReadonlyMap<string, Press>>(new Map())
  const sorted = useMemo(() => byWeight(guesses, weighed), [guesses, weighed])
  const needless = new Set(weighed?.needless.map(choiceKey))
  const open = sorted.filter(({ id, isSure }) => {
    const key = choiceKey(id)
    if (pressed.get(key) === 'change') return true
    return !(isSure || pressed.has(key) || needless.has(key) || answerTo(choices, id))
  })

  function press(key: string, what: Press) {
    setPressed(new Map([...pressed, [key, what]]))
  }

  return { open, pressed, press }
}

/** Sorts by how much an answer changes the forecast. Questions without a weight come last. */
function byWeight(guesses: readonly Guess[], weighed: Weighed | null): Guess[] {
  const order = weighed?.moves.map(({ guess }) => choiceKey(guess)) ?? []
  function placeOf({ id }: Guess) {
    const place = order.indexOf(choiceKey(id))
    return place < 0 ? order.length : place
  }
  return guesses.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function settledText(guesses: readonly Guess[]): string {
  if (guesses.some(({ id }) => id.about === 'owners')) return 'No task has an owner'
  return guesses.some(({ id, isSure }) => id.about === 'clock-change' && !isSure)
    ? 'Time zone unknown'
    : 'Nothing to confirm'
}

type CardProps = Props & {
  guess: Guess
  isChanging: boolean
  /** Answers it and moves the focus, because the card disappears. */
  onAnswer: Props['onDecide']
  onChange: () => void
  onKeep: () => void
}

function Card({ guess, weighed, choices, onDecide, isChanging, ...on }: CardProps) {
  const texts = new Map(guess.options.map(({ value, text }) => [value, text]))
  const moves = weighed?.moves.filter((move) => choiceKey(move.guess) === choiceKey(guess.id)) ?? []
  const of = <span className="sr-only"> ({guess.sentence})</span>
  const look = 'link mr-3 leading-6.5'
  return (
    <Reading guess={guess}>
      <ul className="list-none">
        {moves.map(({ option, to }) => (
          <li key={option}>
            <button type="button" className={look} onClick={() => on.onAnswer(guess.id, option)}>
              {capitalised(texts.get(option) ?? option)}:
            </button>{' '}
            {movedText(weighed!.from, to)}
          </li>
        ))}
      </ul>
      {isChanging ? (
        <Options {...{ guess, choices, onDecide }} />
      ) : (
        <button type="button" className={look} onClick={on.onChange}>
          Change{of}
        </button>
      )}
      <button type="button" className={look} onClick={on.onKeep}>
        Keep{of}
      </button>
    </Reading>
  )
}
