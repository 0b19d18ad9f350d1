import { failure, limits, type Failure } from './failure.ts'
import { findFaults } from './findings/find-faults.ts'
import type { Finding } from './findings/finding.ts'
import { depthOf } from './model/check-own.ts'
import { courseOf } from './model/course.ts'
import { linksOf } from './model/link.ts'
import { markBackout } from './model/mark-backout.ts'
import type { OwnRunbook } from './model/own-runbook.ts'
import {
  answerTo,
  type Choices,
  type Guess,
  type KeptRow,
  type LeftOut,
} from './read/questions/choices.ts'
import { openSheets, readSheets, type ReadSheets } from './read/read-file.ts'

/** `windowEnd` (minutes from T0) and `forecast` are given if known without the file. `link` is a fragment. */
export type RunbookSource =
  | ({ readonly name: string; readonly bytes: Uint8Array; readonly windowEnd?: number } & Pick<
      OwnRunbook,
      'forecast'
    >)
  | { readonly link: string }
  | { readonly runbook: OwnRunbook }

export type OpenRunbook = {
  readonly ok: true
  readonly runbook: OwnRunbook
  readonly guesses: readonly Guess[]
  readonly findings: readonly Finding[]
  /** The rows of its file; empty for a runbook from a link. */
  readonly rows: readonly KeptRow[]
  readonly leftOut: readonly LeftOut[]
  /** The end of the window that the file mentions, in minutes from T0. */
  readonly statedEnd: number | null
}

/** `today`: the year for dates without one. */
export type Read = (choices?: Choices, today?: number) => OpenRunbook | Failure

function tooMuch({ tasks, backout, groups, delays = [], risks = [] }: OwnRunbook) {
  const all = [...tasks, ...backout]
  const links = all.flatMap((task) => [...linksOf(task), ...(task.undoes ?? [])]).length
  if (all.length > limits.rows) return 'too_many_tasks'
  if (links > limits.links) return 'too_many_links'
  if (depthOf(groups) > limits.groups) return 'too_deep'
  const longer = [...delays, ...risks]
  const finishes = [tasks, backout].map((side) => courseOf({ tasks: side }, longer).finish)
  return Math.max(...finishes) > limits.minutes ? 'too_long' : null
}

function shown(runbook: OwnRunbook, read?: ReadSheets): OpenRunbook | Failure {
  const why = tooMuch(runbook)
  if (why !== null) return failure(why, '', read?.guesses)
  const { guesses = [], rows = [], leftOut = [], statedEnd = null } = read ?? {}
  const findings = findFaults(runbook, read?.known)
  return { ok: true, runbook, guesses, findings, rows, leftOut, statedEnd }
}

/** For a finished runbook the only open question is which tasks are the backout. */
function whole(opened: { ok: true; runbook: OwnRunbook } | Failure): Read {
  if (!opened.ok) return () => opened
  const { runbook } = opened
  return (choices = []) => {
    const backout = answerTo(choices, { about: 'backout' }) ?? ''
    const isOpen = backout !== '' && runbook.backout.length === 0
    return shown(isOpen ? markBackout(runbook, backout) : runbook)
  }
}

function isRunbookFile(bytes: Uint8Array): boolean {
  return /^\ufeff?\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 64)))
}

/** Opens any visitor’s runbook and never throws for a bad one. Call it in a worker: a file may take seconds. */
export async function openRunbook(source: RunbookSource): Promise<Read> {
  if ('runbook' in source) return whole({ ok: true, runbook: source.runbook })
  if ('link' in source) {
    const { openLink } = await import('./take-away/link.ts')
    return whole(openLink(source.link))
  }
  if (isRunbookFile(source.bytes)) {
    const { parseRunbookFile } = await import('./take-away/runbook-file.ts')
    return whole(parseRunbookFile(source.bytes))
  }
  const opened = await openSheets(source.name, source.bytes)
  if (!opened.ok) return () => opened
  return (choices, today) => {
    const read = readSheets(opened, choices, today)
    if (!read.ok) return read
    const { windowEnd = null, forecast } = source
    return shown({ ...read.runbook, windowEnd, ...(forecast && { forecast }) }, read)
  }
}
