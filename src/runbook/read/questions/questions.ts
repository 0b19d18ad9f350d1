import { fields } from '../columns/fields.ts'
import type { Asked, AskedOfRows } from './asked.ts'
import type { Guess } from './choices.ts'
import { whichColumn, whichHeadings, whichSheet } from './of-columns.ts'
import { durationOrSpan, fromStartAndFinish, untilNext, whichDay, whichUnit } from './of-lengths.ts'
import {
  areInactiveKept,
  dayOrMonthFirst,
  unreadStarts,
  whatAllMeans,
  whatGroups,
  whatNumbersCount,
  whatStartsMean,
  whichBackout,
  whichLagUnit,
  whichYear,
} from './of-rows.ts'

/** One question: the reader's guess at its answer, or null where the file does not raise it. */
type Question =
  | { readonly ofColumns: (asked: Asked) => Guess | null }
  | { readonly ofRows: (asked: AskedOfRows) => Guess | null }

/** Every question that a file may leave open, in the order in which equally sure ones are shown. */
const questions: readonly Question[] = [
  { ofRows: whatStartsMean },
  { ofRows: whichBackout },
  { ofColumns: whichSheet },
  { ofColumns: whichHeadings },
  { ofRows: unreadStarts },
  { ofRows: dayOrMonthFirst },
  { ofRows: whichYear },
  { ofRows: whichUnit },
  { ofRows: whichDay },
  { ofRows: durationOrSpan },
  { ofRows: untilNext },
  { ofRows: fromStartAndFinish },
  { ofRows: whichLagUnit },
  { ofRows: whatAllMeans },
  { ofRows: whatNumbersCount },
  { ofRows: whatGroups },
  { ofRows: areInactiveKept },
  ...fields.map((field) => ({ ofColumns: (asked: Asked) => whichColumn(field, asked) })),
]

/**
 * Everything that the reader decided about a file, each with its cell, a sentence and the other
 * choices, the uncertain ones first. Where no row could be read only the columns are asked about.
 */
export function guessesOf(asked: Asked | AskedOfRows): Guess[] {
  return questions
    .flatMap((question) => {
      if ('ofColumns' in question) return question.ofColumns(asked) ?? []
      return 'read' in asked ? (question.ofRows(asked) ?? []) : []
    })
    .toSorted((a, b) => Number(a.isSure) - Number(b.isSure))
}
