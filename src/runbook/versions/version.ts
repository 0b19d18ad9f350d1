import { isSpreadKnown, defaultSettings, spreadSources } from '../forecast/default-settings.ts'
import { isChange } from '../model/event.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import type { Read } from '../open.ts'
import type { Choices } from '../read/questions/choices.ts'
import { answerAgain, type ReadingAnswer } from './answers.ts'
import { compare, type Comparison } from './compare.ts'
import { reasonsFor, type Reason } from './reasons.ts'

export type Said = Pick<OwnRunbook, 'windowEnd' | 'forecast' | 'teams'>

export type Earlier = {
  readonly name: string
  readonly runbook: OwnRunbook
  readonly answers: readonly ReadingAnswer[]
}

/** What the later version takes over. `answers` is how many. */
export type CarriedOver = Partial<Said> & { readonly answers: number }

export type Compared = Comparison & { readonly name: string; readonly carriedOver: CarriedOver }

export type LaterVersion = {
  /** Reads it with the inputs to the earlier version, except where its own file has them. */
  readonly read: Read
  readonly choices: Choices
  /** Null if this reading is no version of the earlier runbook. */
  readonly comparedAs: (runbook: OwnRunbook) => Compared | null
  readonly reasonsFor: (
    runbook: OwnRunbook,
    chanceOf: (own: OwnRunbook) => number,
  ) => readonly Reason[]
}

/** Drops the earlier forecast settings if the new file has a spread that the earlier file lacked. */
function forecastOf(now: OwnRunbook, was: OwnRunbook): Pick<Said, 'forecast'> {
  const { forecast } = was
  const isNew = isSpreadKnown(now) && !spreadSources(was).includes(defaultSettings(now).spread)
  return forecast && !now.forecast && !isNew && spreadSources(now).includes(forecast.spread)
    ? { forecast }
    : {}
}

/** Moves the window by `shift` minutes, so that it keeps its clock time. */
function saidAgain(now: OwnRunbook, was: OwnRunbook, shift: number): Partial<Said> {
  const end = was.windowEnd === null ? 0 : was.windowEnd + shift
  const hasWindow = isChange(now.kind) && isChange(was.kind)
  return {
    ...(hasWindow && now.windowEnd === null && end > 0 ? { windowEnd: end } : {}),
    ...forecastOf(now, was),
    ...(was.teams && !now.teams ? { teams: was.teams } : {}),
  }
}

/** Returns null if the two share less than half of their tasks. `tried` reads the file to find out. */
export function laterVersion(
  original: Read,
  earlier: Earlier,
  tried = original,
): LaterVersion | null {
  const { name, runbook: was, answers } = earlier
  const choices = answerAgain(tried, answers)
  const first = tried(choices)
  const comparison = first.ok ? compare(was, first.runbook) : null
  if (!first.ok || !comparison) return null
  const said = saidAgain(first.runbook, was, comparison.shift)
  const carriedOver = { ...said, answers: choices.length }
  return {
    choices,
    read: (chosen, today) => {
      const read = original(chosen, today)
      return read.ok ? { ...read, runbook: { ...read.runbook, ...said } } : read
    },
    comparedAs: (runbook) => {
      const compared = compare(was, runbook)
      return compared && { ...compared, name, carriedOver }
    },
    reasonsFor: (runbook, chanceOf) => reasonsFor(was, runbook, chanceOf),
  }
}
