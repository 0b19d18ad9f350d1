import { isSpreadKnown, defaultSettings, spreadSources } from '../forecast/default-settings.ts'
import { isChange } from '../model/event.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import type { Read } from '../open.ts'
import type { Choices } from '../read/questions/choices.ts'
import { answerAgain, type ReadingAnswer } from './answers.ts'
import { compare, type Comparison } from './compare.ts'
import { matchTasks } from './match.ts'

/** What a person says of a runbook beside its sheet. */
export type Said = Pick<OwnRunbook, 'windowEnd' | 'forecast' | 'teams' | 'risks' | 'deadlines'>

/** A runbook that was open or is kept, with all that was said of it and how its file was to be read. */
export type Earlier = {
  readonly name: string
  readonly runbook: OwnRunbook
  readonly answers: readonly ReadingAnswer[]
}

/** What the later version takes over from the earlier one. `answers`: about the reading of its file. */
export type CarriedOver = Readonly<Record<keyof Said, boolean>> & { readonly answers: number }

/** A later version beside an earlier one. */
export type Compared = Comparison & { readonly name: string; readonly carriedOver: CarriedOver }

export type LaterVersion = {
  /** Reads it with what was said of the earlier version, where its own file says nothing. */
  readonly read: Read
  readonly choices: Choices
  /** Null once it is read in such a way that it is no version any more. */
  readonly comparedAs: (runbook: OwnRunbook) => Compared | null
}

/** A file that knows more than the earlier one did is not told what was said of that. */
function forecastOf(now: OwnRunbook, was: OwnRunbook): Pick<Said, 'forecast'> {
  const { forecast } = was
  const isNew = isSpreadKnown(now) && !spreadSources(was).includes(defaultSettings(now).spread)
  return forecast && !now.forecast && !isNew && spreadSources(now).includes(forecast.spread)
    ? { forecast }
    : {}
}

/** What a later version is told of what was said. The window keeps its place on the clock: `shift` minutes later. */
function saidAgain(now: OwnRunbook, was: OwnRunbook, shift: number): Partial<Said> {
  const end = was.windowEnd === null ? 0 : was.windowEnd + shift
  const hasWindow = isChange(now.kind) && isChange(was.kind)
  return {
    ...(hasWindow && now.windowEnd === null && end > 0 ? { windowEnd: end } : {}),
    ...forecastOf(now, was),
    ...(was.teams && !now.teams ? { teams: was.teams } : {}),
    ...saidOfTasks(now, was, shift),
  }
}

/** Risks and deadlines go with their tasks, under whatever number; those of a task that is gone go with it. */
function saidOfTasks(
  now: OwnRunbook,
  was: OwnRunbook,
  shift: number,
): Pick<OwnRunbook, 'risks' | 'deadlines'> {
  if (!was.risks && !was.deadlines) return {}
  const pairs = matchTasks(was, now)?.pairs ?? []
  const ids = new Map(pairs.map((pair) => [pair.was.id, pair.now.id]))
  const forward = new Set(now.tasks.map(({ id }) => id))
  const risks = was.risks?.flatMap((risk) => {
    const task = ids.get(risk.task)
    return task === undefined ? [] : [{ ...risk, task }]
  })
  const deadlines = was.deadlines?.flatMap((deadline) => {
    const task = ids.get(deadline.task)
    const by = deadline.by + shift
    return task === undefined || !forward.has(task) || by < 0 ? [] : [{ task, by }]
  })
  return {
    ...(risks && risks.length > 0 && !now.risks ? { risks } : {}),
    ...(deadlines && deadlines.length > 0 && !now.deadlines ? { deadlines } : {}),
  }
}

/**
 * A file as a later version of a runbook; null where the two share less than half of their tasks. `tried`:
 * how it is read to find that out.
 */
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
  const carriedOver = {
    windowEnd: 'windowEnd' in said,
    forecast: 'forecast' in said,
    teams: 'teams' in said,
    risks: 'risks' in said,
    deadlines: 'deadlines' in said,
    answers: Object.keys(choices).length,
  }
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
  }
}
