import { britishDate } from '../../../lib/dates.ts'
import type { Outcome } from '#runbook/open'
import { timeText } from '../times.ts'

function finishOf(outcome: Outcome): string {
  return timeText(outcome, outcome.finish)(outcome.finish)
}

/** What another answer or version changes: 'chance from 87 to 30 of 100, finish from 02:30 to 05:15'. */
export function movedText(from: Outcome, to: Outcome, same?: string): string {
  return changesText(
    [
      ['chance', from.chance, to.chance, ' of 100'],
      ['finish', finishOf(from), finishOf(to)],
      ['day', from.date && britishDate(from.date), to.date && britishDate(to.date)],
      ['tasks', from.tasks, to.tasks],
    ],
    same,
  )
}

type Pair = readonly [
  what: string,
  before: string | number | null | undefined,
  after: string | number | null | undefined,
  unit?: string,
]

/** The figures that differ, before and after; `same` if none does. */
export function changesText(pairs: readonly Pair[], same = 'no change'): string {
  const moved = pairs.filter(([, before, after]) => before !== after)
  return (
    moved
      .map(
        ([what, from, to, unit = '']) => `${what} from ${from ?? 'none'} to ${to ?? 'none'}${unit}`,
      )
      .join(', ') || same
  )
}
