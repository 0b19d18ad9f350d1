import { britishDate } from '@cuewright/runbook/words'
import type { OwnRunbook } from '@cuewright/runbook/model'
import { endText } from '../times.ts'

type Figures = Pick<OwnRunbook, 't0' | 'date'> & {
  /** Minutes from T0. */
  readonly finish: number
  /** How many of 100 runs end inside the window; null if unknown. */
  readonly chance: number | null
}

function finishOf(version: Figures): string {
  return endText(version, version.finish)(version.finish)
}

/** What another version changes: 'chance from 87 to 30 of 100, finish from 02:30 to 05:15'. */
export function movedText(from: Figures, to: Figures, same: string): string {
  return changesText(
    [
      ['chance', from.chance, to.chance, ' of 100'],
      ['finish', finishOf(from), finishOf(to)],
      ['day', from.date && britishDate(from.date), to.date && britishDate(to.date)],
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
export function changesText(pairs: readonly Pair[], same: string): string {
  const moved = pairs.filter(([, before, after]) => before !== after)
  return (
    moved
      .map(
        ([what, from, to, unit = '']) => `${what} from ${from ?? 'none'} to ${to ?? 'none'}${unit}`,
      )
      .join(', ') || same
  )
}
