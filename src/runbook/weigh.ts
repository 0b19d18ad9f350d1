import { courseOf } from './model/course.ts'
import { areLinked } from './model/link.ts'
import { onWall } from './model/wall-clock.ts'
import type { OwnRunbook } from './model/own-runbook.ts'
import type { Failure } from './failure.ts'
import type { Reason } from './versions/reasons.ts'
import type { OpenRunbook, Read } from './open.ts'
import {
  answerTo,
  withChoice,
  type ChoiceId,
  type Choices,
  type Guess,
} from './read/questions/choices.ts'

export type Outcome = Pick<OwnRunbook, 't0' | 'date' | 'clockChange'> & {
  /** Minutes from T0. */
  readonly finish: number
  readonly tasks: number
  /** How many of 100 runs end inside the window; null if unknown. */
  readonly chance: number | null
}

export type Move = { readonly guess: ChoiceId; readonly option: string; readonly to: Outcome }

export type Weighed = {
  readonly from: Outcome
  readonly moves: readonly Move[]
  /** Questions whose answers change no time, no owner's cue and no chance, nor whether there is one. */
  readonly needless: readonly ChoiceId[]
  /** For a later version: what has moved the chance since the earlier one. */
  readonly reasons?: readonly Reason[]
}

/** `took` is in milliseconds. */
export type Opened = {
  readonly read: Read
  readonly opened: OpenRunbook | Failure
  readonly choices: Choices
  readonly took: number
}

const answersTried = 3

/** All readings together may take this many milliseconds. */
const patience = 600

/** A file that takes longer (ms) is not read again. */
const tooLong = 1000

function others({ chosen, options, instead }: Guess): readonly string[] {
  const values = options.map(({ value }) => value).filter((value) => value !== chosen)
  if (instead) return instead
  return values.length > answersTried ? [values[0]!, values.at(-1)!] : values
}

/** Each task's cue, owner and length, and while the chance is unknown, what it would depend on. */
function cuesOf(runbook: OwnRunbook, isChanceKnown: boolean): Set<string> {
  const { t0, date, tasks, backout } = runbook
  const starts = new Map(courseOf({ tasks }).tasks.map(({ task, start }) => [task.id, start]))
  const isForecast = areLinked(tasks)
  return new Set(
    [...tasks, ...backout].map((task) => {
      const { group: _, row: __, plannedStart: ___, ...all } = task
      const { id, owner, duration, phase } = task
      const start = starts.get(id) ?? 0
      const times = [start, start + duration].map((minute) => onWall(runbook, minute))
      const told = isChanceKnown ? [id, owner, phase, duration] : all
      return JSON.stringify([t0, date, isForecast, times, told])
    }),
  )
}

/** `moved` is how many tasks have a different cue. */
type Tried = Move & { readonly moved: number }

function weightOf({ to, moved }: Tried, from: Outcome): number {
  const chance = Math.abs((to.chance ?? 0) - (from.chance ?? 0))
  // A chance matters more than minutes, and minutes more than moved tasks.
  return chance * 1e12 + Math.abs(to.finish - from.finish) * 1e6 + moved
}

/** Reads a file again with other answers while there is time. Sorted by change, the largest first. */
export function weigh(
  { read, opened, choices, took }: Opened,
  chanceOf: ((own: OwnRunbook) => number) | null = null,
): Weighed | null {
  const began = performance.now()

  function outcomeOf(runbook: OwnRunbook): Outcome {
    const { t0, date, clockChange, tasks, backout } = runbook
    return {
      clockChange,
      t0,
      date,
      finish: courseOf({ tasks }).finish,
      tasks: tasks.length + backout.length,
      chance: chanceOf && chanceOf(runbook),
    }
  }

  if (!opened.ok || took > tooLong) return null
  const from = outcomeOf(opened.runbook)
  const cues = cuesOf(opened.runbook, chanceOf !== null)
  const open = opened.guesses.filter(
    ({ id, isSure }) => !isSure && answerTo(choices, id) === undefined,
  )
  const tried: Tried[] = []
  let last = 0
  for (let turn = 0; turn < answersTried; turn++)
    for (const guess of open) {
      const option = others(guess)[turn]
      if (option === undefined) continue
      const now = performance.now()
      if (now - began + last > patience) break
      const other = read(withChoice(choices, guess.id, option))
      if (other.ok) {
        const moved = cues.symmetricDifference(cuesOf(other.runbook, chanceOf !== null)).size
        tried.push({ guess: guess.id, option, to: outcomeOf(other.runbook), moved })
      }
      last = performance.now() - now
    }

  function isNeedless(guess: Guess): boolean {
    const all = others(guess).slice(0, answersTried)
    const idle = tried.filter((each) => each.guess === guess.id && weightOf(each, from) === 0)
    return all.length > 0 && idle.length === all.length
  }

  return {
    from,
    moves: tried.toSorted((a, b) => weightOf(b, from) - weightOf(a, from)),
    needless: open.filter(isNeedless).map(({ id }) => id),
  }
}
