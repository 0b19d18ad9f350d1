import { RunbookFileShape } from '../schema.ts'
import { failure, type Failure } from '../failure.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import { isPlayable } from '../model/check-own.ts'

export const runbookFile = { ending: '.runbook.json', type: 'application/json' } as const

export function runbookFileText(runbook: OwnRunbook): string {
  return `${JSON.stringify({ format: 'runbook', version: 1, runbook }, null, 1)}\n`
}

/** Failures: not_a_spreadsheet for other JSON, newer_runbook_file, bad_runbook_file. */
export function parseRunbookFile(bytes: Uint8Array): { ok: true; runbook: OwnRunbook } | Failure {
  const text = new TextDecoder().decode(bytes).replace(/^\ufeff/, '')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return failure('bad_runbook_file')
  }
  if (typeof value !== 'object' || value === null || !('format' in value))
    return failure('not_a_spreadsheet')
  if ('version' in value && Number(value.version) > 1) return failure('newer_runbook_file')
  const parsed = RunbookFileShape.safeParse(value)
  if (!parsed.success || !isPlayable(parsed.data.runbook)) return failure('bad_runbook_file')
  return { ok: true, runbook: parsed.data.runbook }
}
