import { courseOf } from './model/course.ts'
import type { OwnRunbook } from './model/own-runbook.ts'
import type { Refusal } from './failure.ts'
import type { OpenRunbook, Read } from './open.ts'
import { withChoice, type Choices, type Guess } from './read/questions/choices.ts'

/** What a runbook comes to, read in one way. */
export type Outcome = Pick<OwnRunbook, 't0' | 'date'> & {
  /** The plan's finish, in minutes from T0. */
  readonly finish: number
  readonly tasks: number
  /** In how many of 100 runs it ends inside the window; null where nobody can say yet. */
  readonly chance: number | null
}

/** What it would come to if a question were answered otherwise. */
export type Move = { readonly guess: string; readonly option: string; readonly to: Outcome }

export type Weighed = { readonly from: Outcome; readonly moves: readonly Move[] }

/** A file as it was read by these choices, and the milliseconds that it took. */
export type Opened = {
  readonly read: Read
  readonly opened: OpenRunbook | Refusal
  readonly choices: Choices
  readonly took: number
}

/** How many other answers to one question are tried. */
const tried = 3

/** Milliseconds for all of them. */
const patience = 600

/** A file that takes so many milliseconds to read is shown without: a second reading would be felt. */
const tooLong = 1000

function others({ chosen, options, instead }: Guess): readonly string[] {
  const values = options.map(({ value }) => value).filter((value) => value !== chosen)
  if (instead) return instead
  return values.length > tried ? [values[0]!, values.at(-1)!] : values
}

function weightOf({ to }: Move, from: Outcome): number {
  const chance = Math.abs((to.chance ?? 0) - (from.chance ?? 0))
  // Minutes tell more than tasks, and a chance more than both.
  return chance * 1e9 + Math.abs(to.finish - from.finish) * 1e3 + Math.abs(to.tasks - from.tasks)
}

/**
 * What other answers to a file's open questions would move, the furthest first: it is read once more with
 * each, the likeliest other answers before the rest, until its milliseconds are spent. `chanceOf`: what is
 * told as the chance; null where the window or the spread is not known.
 */
export function weigh(
  { read, opened, choices, took }: Opened,
  chanceOf: ((own: OwnRunbook) => number) | null = null,
): Weighed | null {
  const began = performance.now()

  function outcomeOf(runbook: OwnRunbook): Outcome {
    const { t0, date, tasks, backout } = runbook
    return {
      t0,
      date,
      finish: courseOf({ tasks }).finish,
      tasks: tasks.length + backout.length,
      chance: chanceOf && chanceOf(runbook),
    }
  }

  if (!opened.ok || took > tooLong) return null
  const from = outcomeOf(opened.runbook)
  const open = opened.guesses.filter(({ id, isSure }) => !isSure && !(id in choices))
  const moves: Move[] = []
  let last = 0
  for (let turn = 0; turn < tried; turn++)
    for (const guess of open) {
      const option = others(guess)[turn]
      if (option === undefined) continue
      const now = performance.now()
      if (now - began + last > patience) break
      const other = read(withChoice(choices, guess.id, option))
      if (other.ok) moves.push({ guess: guess.id, option, to: outcomeOf(other.runbook) })
      last = performance.now() - now
    }
  return { from, moves: moves.toSorted((a, b) => weightOf(b, from) - weightOf(a, from)) }
}
