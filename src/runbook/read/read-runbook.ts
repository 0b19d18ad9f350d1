import { chosenMapping } from './chosen-mapping.ts'
import type { Choices, Guess, LeftOut } from './choices.ts'
import { isMapped } from './columns.ts'
import { failure, failureText } from './failure.ts'
import type { Failure, FailureCode } from './failure.ts'
import { guessesOf } from './guesses.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import type { Sheet } from './table.ts'
import { readTasks } from './tasks.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import { findFaults } from '../findings/find-faults.ts'
import type { Finding } from '../findings/finding.ts'
import { toRunbook } from './to-runbook.ts'

export type RunbookSource = { readonly name: string; readonly bytes: Uint8Array }

export type ReadRunbook =
  | {
      readonly ok: true
      readonly runbook: OwnRunbook
      readonly guesses: readonly Guess[]
      readonly findings: readonly Finding[]
      readonly leftOut: readonly LeftOut[]
    }
  | {
      readonly ok: false
      readonly code: FailureCode
      readonly sentence: string
      /** What a person can change to have the file read all the same. */
      readonly guesses: readonly Guess[]
    }

/** A file that was opened: its sheets, to be read again with every change of the choices. */
export type OpenedFile =
  | { readonly kind: 'sheets'; readonly title: string; readonly sheets: readonly Sheet[] }
  | { readonly kind: 'runbook'; readonly runbook: OwnRunbook }

function refused(why: Failure, guesses: readonly Guess[] = []): ReadRunbook & { ok: false } {
  return { ok: false, code: why.code, sentence: failureText(why), guesses }
}

/** Whether a file is JSON by its first character, as a runbook file is. */
function isRunbookFile(bytes: Uint8Array): boolean {
  return /^\ufeff?\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 64)))
}

function titleOf(fileName: string) {
  return fileName.replace(/\.[a-z0-9]{2,5}$/i, '')
}

/**
 * Opens a visitor's file by its first bytes: a spreadsheet, a project as XML, or a runbook saved from
 * here. Never throws for a bad file: a failure has a stable code and one sentence. Runs in a worker;
 * nothing of the file leaves it but what is returned.
 */
export async function openRunbook({
  name,
  bytes,
}: RunbookSource): Promise<OpenedFile | (ReadRunbook & { ok: false })> {
  if (isRunbookFile(bytes)) {
    const { parseRunbookFile } = await import('../take-away/runbook-file.ts')
    const parsed = parseRunbookFile(bytes)
    return parsed.ok ? { kind: 'runbook', runbook: parsed.runbook } : refused(parsed)
  }
  const read = await readSpreadsheet(bytes)
  if (!read.ok) return refused(read)
  // A project has a title; the name of a workbook's sheet is not one.
  const own = /\.xml$/i.test(name) ? read.sheets[0]?.name : ''
  return { kind: 'sheets', title: titleOf(own || name), sheets: read.sheets }
}

/** Reads an opened file once more, with a person's choices in place of guesses. */
export function readOpened(
  file: OpenedFile,
  choices: Choices,
  today: number = new Date().getFullYear(),
): ReadRunbook {
  if (file.kind === 'runbook') {
    const { runbook } = file
    return { ok: true, runbook, guesses: [], findings: findFaults(runbook), leftOut: [] }
  }
  const { sheets, title } = file
  const mapping = chosenMapping(sheets, choices)
  if (!isMapped(mapping))
    return refused(failure('columns_unknown'), guessesOf(sheets, mapping, null, choices))
  const result = readTasks(sheets[mapping.sheet]!, mapping, choices, today)
  if (!result.ok) return refused(result, guessesOf(sheets, mapping, null, choices))
  const { read } = result
  const guesses = guessesOf(sheets, mapping, read, choices)
  if (read.tasks.length === 0) return refused(failure('no_tasks'), guesses)
  const own = toRunbook(title, read, choices)
  return {
    ok: true,
    runbook: own.runbook,
    guesses: [...own.guesses, ...guesses].toSorted((a, b) => Number(a.isSure) - Number(b.isSure)),
    findings: findFaults(own.runbook, { read, circles: own.circles }),
    leftOut: read.leftOut,
  }
}
