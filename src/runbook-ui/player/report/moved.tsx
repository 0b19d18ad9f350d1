import { britishDate } from '../../../lib/dates.ts'
import type { Outcome } from '#runbook/open'
import { timeText } from '../times.ts'

type Props = Omit<ChangesProps, 'pairs'> & { from: Outcome; to: Outcome }

function finishOf(outcome: Outcome): string {
  return timeText(outcome, outcome.finish)(outcome.finish)
}

export function Becomes() {
  return (
    <>
      <span className="i-lucide-arrow-right mx-1 align-[-0.125em]" aria-hidden />
      <span className="sr-only"> becomes </span>
    </>
  )
}

/** What another answer or version changes: 'finish 02:30 → 05:15, chance 87 → 30 of 100'. */
export function Moved({ from, to, same }: Props) {
  const pairs = [
    ['chance', from.chance, to.chance, ' of 100'],
    ['finish', finishOf(from), finishOf(to), ''],
    ['day', from.date && britishDate(from.date), to.date && britishDate(to.date), ''],
    ['tasks', from.tasks, to.tasks, ''],
  ] as const
  return <Changes pairs={pairs} same={same} />
}

type Pair = readonly [
  what: string,
  before: string | number | null,
  after: string | number | null,
  unit: string,
]

type ChangesProps = {
  pairs: readonly Pair[]
  /** The text if no pair differs. */
  same?: string | undefined
}

/** The figures that differ, before and after. */
export function Changes({ pairs, same = 'no change' }: ChangesProps) {
  const moved = pairs.filter(([, before, after]) => before !== after)
  if (moved.length === 0) return same
  return moved.map(([what, before, after, unit], i) => (
    <span key={what} className="whitespace-nowrap">
      {what} {before ?? 'none'}
      <Becomes />
      {after ?? 'none'}
      {unit}
      {i < moved.length - 1 ? ', ' : ''}
    </span>
  ))
}
