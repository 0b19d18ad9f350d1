import { britishDate } from '../../../lib/dates.ts'
import type { Outcome } from '../../../runbook/weigh.ts'
import { timeText } from '../times.ts'

type Props = { from: Outcome; to: Outcome }

function finishOf(outcome: Outcome): string {
  return timeText(outcome, outcome.finish)(outcome.finish)
}

/** What another answer moves: 'finish 02:30 → 05:15, chance 87 → 30 of 100'. */
export function Moved({ from, to }: Props) {
  const pairs = [
    ['chance', from.chance, to.chance, ' of 100'],
    ['finish', finishOf(from), finishOf(to), ''],
    ['day', from.date && britishDate(from.date), to.date && britishDate(to.date), ''],
    ['tasks', from.tasks, to.tasks, ''],
  ] as const
  const moved = pairs.filter(([, before, after]) => before !== after)
  if (moved.length === 0) return 'moves nothing'
  return moved.map(([what, before, after, unit], i) => (
    <span key={what} className="whitespace-nowrap">
      {what} {before ?? 'none'}
      <span className="i-lucide-arrow-right mx-1 align-[-0.125em]" aria-hidden />
      <span className="sr-only"> becomes </span>
      {after ?? 'none'}
      {unit}
      {i < moved.length - 1 ? ', ' : ''}
    </span>
  ))
}
