import { failure, limits, loaded, type Failure } from './failure.ts'
import { findFaults } from './findings/find-faults.ts'
import type { Finding } from './findings/finding.ts'
import { depthOf } from './model/check-own.ts'
import { courseOf } from './model/course.ts'
import { linksOf } from './model/link.ts'
import { markBackout } from './model/mark-backout.ts'
import type { OwnRunbook } from './model/own-runbook.ts'
import { otherKind } from './read/file/kinds.ts'
import { openFile, type OpenedFile } from './read/file/open-file.ts'
import { readPlan, type FileFacts } from './read/read-plan.ts'
import type { Reading } from './reading.ts'

/** A file as the browser hands it over: its name and its bytes. */
export type RunbookFile = { readonly name: string; readonly bytes: Uint8Array }

export type OpenRunbook = {
  readonly ok: true
  readonly runbook: OwnRunbook
  /** How the file was read; null for a runbook that was saved or linked, which is read in one way only. */
  readonly reading: Reading | null
  readonly findings: readonly Finding[]
  /** The end of the window that the file mentions, in minutes from T0. */
  readonly statedEnd: number | null
}

/** A file whose sheets are in memory, so that it can be read again with another reading. */
export type Opening = { readonly read: (reading?: Reading | null) => OpenRunbook | Failure }

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

function checked(
  runbook: OwnRunbook,
  {
    reading,
    facts,
    statedEnd,
  }: { reading: Reading | null; facts?: FileFacts; statedEnd: number | null },
): OpenRunbook | Failure {
  const why = tooMuch(runbook)
  if (why !== null) return { ...failure(why), ...(reading && { reading }) }
  return { ok: true, runbook, reading, findings: findFaults(runbook, facts), statedEnd }
}

/** Shows a runbook that was saved, linked or made by this page. `backout`: the group that the visitor calls so. */
export function showRunbook(
  runbook: OwnRunbook,
  backout: string | null = null,
): OpenRunbook | Failure {
  const isOpen = backout !== null && backout !== '' && runbook.backout.length === 0
  return checked(isOpen ? markBackout(runbook, backout) : runbook, {
    reading: null,
    statedEnd: null,
  })
}

function isRunbookFile(bytes: Uint8Array): boolean {
  return /^\ufeff?\s*\{\s*"/.test(new TextDecoder().decode(bytes.subarray(0, 64)))
}

function readSheets(file: OpenedFile): Opening {
  return {
    read: (reading = null) => {
      const plan = readPlan(file, reading)
      return plan.ok ? checked(plan.runbook, plan) : plan
    },
  }
}

/** Opens any file once, to be read as often as its reading changes. Never throws for a bad one. */
export async function openForReading({ name, bytes }: RunbookFile): Promise<Opening> {
  if (isRunbookFile(bytes) && otherKind(name, bytes) === null) {
    const { parseRunbookFile } = await loaded(import('./take-away/runbook-file.ts'))
    const saved = parseRunbookFile(bytes)
    return { read: () => (saved.ok ? showRunbook(saved.runbook) : saved) }
  }
  const file = await openFile(name, bytes)
  return file.ok ? readSheets(file) : { read: () => file }
}

/**
 * Opens a visitor's file: a spreadsheet, a delimited text, a page with tables, a Microsoft Project XML file or a runbook
 * saved here. Every task stands at the minute that the file states. A reading handed back says how to read it. Never
 * throws for a bad file: it returns a stable code and its sentence. Call it in a worker, as a file may take seconds.
 */
export async function openRunbook(
  file: RunbookFile,
  reading: Reading | null = null,
): Promise<OpenRunbook | Failure> {
  return (await openForReading(file)).read(reading)
}

/** Opens the fragment of a link. Never throws for a bad one. */
export async function openLinked(fragment: string): Promise<OpenRunbook | Failure> {
  const { openLink } = await loaded(import('./take-away/link.ts'))
  const linked = openLink(fragment)
  return linked.ok ? showRunbook(linked.runbook) : linked
}
