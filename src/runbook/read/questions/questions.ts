import type { Asked, AskedOfRows } from './asked.ts'
import type { Guess } from './choices.ts'
import { whatColumnsAre, whichHeadings, whichSheets } from './of-columns.ts'
import {
  durationOrSpan,
  fromStartAndFinish,
  unreadLengths,
  untilNext,
  whichDay,
  whichUnit,
} from './of-lengths.ts'
import {
  areGroupsCarried,
  areInactiveKept,
  areRowsLinked,
  areUnnamedTasks,
  unreadLinks,
  whatAllMeans,
  whatGroups,
  whatNumbersCount,
  whatStartsMean,
  whichBackout,
  whichLagUnit,
  whoOwnsTasks,
} from './of-rows.ts'
import {
  areStraysKept,
  dayOrMonthFirst,
  unreadStarts,
  whatActualsAre,
  whatOffsetsCount,
  whichClockChange,
  whichClockStep,
  whichWeekdays,
  whichYear,
  whichZones,
} from './of-times.ts'

/** A question: the reader's guess at its answer, one for each text, or null where the file raises none. */
type Question = (asked: AskedOfRows) => Guess | readonly Guess[] | null

/** What may be left open once the rows are read, in the order in which equally sure ones are shown. */
const questions: readonly Question[] = [
  whoOwnsTasks,
  areRowsLinked,
  areUnnamedTasks,
  whatStartsMean,
  whatActualsAre,
  whichBackout,
  unreadStarts,
  areStraysKept,
  dayOrMonthFirst,
  whichYear,
  whatOffsetsCount,
  whichWeekdays,
  whichZones,
  whichClockChange,
  whichClockStep,
  whichUnit,
  whichDay,
  durationOrSpan,
  unreadLengths,
  unreadLinks,
  untilNext,
  fromStartAndFinish,
  whichLagUnit,
  whatAllMeans,
  whatNumbersCount,
  whatGroups,
  areGroupsCarried,
  areInactiveKept,
]

/**
 * Everything that the reader decided about a file, each with its cell, a sentence and the other
 * choices, the uncertain ones first. Where no row could be read only sheets and columns are asked about.
 */
export function guessesOf(asked: Asked | AskedOfRows): Guess[] {
  return [
    ...('read' in asked ? questions.flatMap((question) => question(asked) ?? []) : []),
    ...whichSheets(asked),
    whichHeadings(asked),
    ...whatColumnsAre(asked),
  ].toSorted((a, b) => Number(a.isSure) - Number(b.isSure))
}
