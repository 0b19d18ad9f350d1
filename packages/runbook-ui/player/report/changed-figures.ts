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

/** What has changed in another version: 'chance from 87 to 30 of 100, finish from 02:30 to 05:15'. */
export function changedVersionText(from: Figures, to: Figures): string {
  return changedText(
    [
      ['chance', from.chance, to.chance, ' of 100'],
      ['finish', finishOf(from), finishOf(to)],
      ['day', from.date && britishDate(from.date), to.date && britishDate(to.date)],
    ],
    'the finish is the same',
  )
}

type Pair = readonly [
  what: string,
  before: string | number | null | undefined,
  after: string | number | null | undefined,
  unit?: string,
]

/** The figures that differ, before and after; `same` if none does. */
export function changedText(pairs: readonly Pair[], same: string): string {
  const changed = pairs.filter(([, before, after]) => before !== after)
  return (
    changed
      .map(
        ([what, from, to, unit = '']) => `${what} from ${from ?? 'none'} to ${to ?? 'none'}${unit}`,
      )
      .join(', ') || same
  )
}
