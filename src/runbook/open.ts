import {
  failure,
  limits,
  refusal,
  type Failure,
  type FailureCode,
  type Refusal,
} from './failure.ts'
import { findFaults } from './findings/find-faults.ts'
import type { Finding } from './findings/finding.ts'
import { depthOf } from './model/check-own.ts'
import { courseOf } from './model/course.ts'
import { linksOf } from './model/link.ts'
import { markBackout } from './model/mark-backout.ts'
import type { OwnRunbook } from './model/own-runbook.ts'
import type { Choices, Guess, KeptRow, LeftOut } from './read/questions/choices.ts'
import { openSheets, readSheets, type ReadSheets } from './read/read-file.ts'

/**
 * Where a runbook comes from: a file by its name and bytes, with the end of its window in minutes from T0
 * and how it is forecast where that is known beside it, the fragment of a link, or one at hand.
 */
export type RunbookSource =
  | ({ readonly name: string; readonly bytes: Uint8Array; readonly windowEnd?: number } & Pick<
      OwnRunbook,
      'forecast'
    >)
  | { readonly link: string }
  | { readonly runbook: OwnRunbook }

/** A runbook with all that can be said of it. */
export type OpenRunbook = {
  readonly ok: true
  readonly runbook: OwnRunbook
  readonly guesses: readonly Guess[]
  readonly findings: readonly Finding[]
  /** What each row of its file is; none where it comes from a link or is a runbook already. */
  readonly rows: readonly KeptRow[]
  readonly leftOut: readonly LeftOut[]
}

/** What was opened, read by a person's choices; `today`: the year for dates without one. */
export type Read = (choices?: Choices, today?: number) => OpenRunbook | Refusal

/** Which limit a runbook exceeds, or null. */
function tooMuch({
  tasks,
  backout,
  groups,
  delays = [],
  risks = [],
}: OwnRunbook): FailureCode | null {
  const all = [...tasks, ...backout]
  const links = all.reduce(
    (sum, task) => sum + linksOf(task).length + (task.undoes?.length ?? 0),
    0,
  )
  if (all.length > limits.rows) return 'too_many_tasks'
  if (links > limits.links) return 'too_many_links'
  if (depthOf(groups) > limits.groups) return 'too_deep'
  // Every risk may happen.
  const longer = [...delays, ...risks]
  const finishes = [tasks, backout].map((side) => courseOf({ tasks: side }, longer).finish)
  return Math.max(...finishes) > limits.minutes ? 'too_long' : null
}

/** A runbook that is ready to be shown, or why it is not. */
function shown(runbook: OwnRunbook, read?: ReadSheets): OpenRunbook | Refusal {
  const why = tooMuch(runbook)
  if (why !== null) return refusal(failure(why), read?.guesses)
  const { guesses = [], rows = [], leftOut = [] } = read ?? {}
  return { ok: true, runbook, guesses, findings: findFaults(runbook, read?.known), rows, leftOut }
}

/** What is a runbook already leaves one thing open: which of its tasks are the backout, if none are. */
function whole(opened: { ok: true; runbook: OwnRunbook } | Failure): Read {
  if (!opened.ok) return () => refusal(opened)
  const { runbook } = opened
  return ({ backout = '' } = {}) =>
    shown(backout !== '' && runbook.backout.length === 0 ? markBackout(runbook, backout) : runbook)
}

/** Whether a file is JSON by its first character, as a runbook file is. */
function isRunbookFile(bytes: Uint8Array): boolean {
  return /^\ufeff?\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 64)))
}

/**
 * The one door for runbooks that are not the site's own code. Never throws for a bad one: a refusal
 * has a stable code and one sentence. Belongs in a worker: what is opened may be as large as the
 * limits allow. What only some sources need is fetched when one of them comes.
 */
export async function openRunbook(source: RunbookSource): Promise<Read> {
  if ('runbook' in source) return whole({ ok: true, runbook: source.runbook })
  if ('link' in source) {
    const { openLink } = await import('./take-away/link/runbook-link.ts')
    return whole(openLink(source.link))
  }
  if (isRunbookFile(source.bytes)) {
    const { parseRunbookFile } = await import('./take-away/runbook-file.ts')
    return whole(parseRunbookFile(source.bytes))
  }
  const opened = await openSheets(source.name, source.bytes)
  if (!opened.ok) return () => refusal(opened)
  return (choices, today) => {
    const read = readSheets(opened, choices, today)
    if (!read.ok) return refusal(read, read.guesses)
    const { windowEnd = null, forecast } = source
    return shown({ ...read.runbook, windowEnd, ...(forecast && { forecast }) }, read)
  }
}
