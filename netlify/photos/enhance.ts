import type { Log } from '../platform/log.ts'
import type { Edits } from './edits.ts'
import type { Model } from './model.ts'
import { problem, type Problem } from './photo-problem.ts'
import type { ResultStore } from './result-store.ts'
import type { Timing } from './settings.ts'

export type EnhanceParts = {
  results: ResultStore
  edits: Edits
  model: Model
  log: Log
  timing: Timing
  /** How long the model may take, in milliseconds. */
  modelMs: number
}

type Photo = { file: string; bytes: Uint8Array; resultKey: string }

export type Enhanced =
  | { ok: true; how: 'kept' }
  | { ok: true; how: 'made'; png: Uint8Array; requestId?: string }
  | Problem

/** Finds the result that was paid for, or calls the model once and keeps what it makes. */
export async function enhancePhoto(
  { results, edits, model, log, timing, modelMs }: EnhanceParts,
  { file, bytes, resultKey }: Photo,
  startedAt: number,
): Promise<Enhanced> {
  const found = await results.has(resultKey)
  if (!found.ok) return found
  if (found.isKept) return { ok: true, how: 'kept' }

  const counted = await edits.begin(resultKey)
  if (!counted.ok) return counted
  const { begun } = counted
  if (begun.state === 'limit_reached') {
    return problem('daily_limit_reached', { retryAfterSeconds: begun.seconds_left })
  }
  const { id } = begun

  async function end(failure?: Problem) {
    const ended = await edits.end(id, failure)
    // The row stays 'running', which the limit counts as well.
    if (!ended.ok) log.warn('The edit’s row could not be written', { edit: id, ...ended })
  }

  const leftMs = startedAt + timing.budgetMs - timing.reserveMs - Date.now()
  const edit = await model(file, bytes, Math.max(1, Math.min(modelMs, leftMs)))
  if (!edit.ok) {
    await end(edit)
    return edit
  }
  const { png, requestId } = edit
  const kept = await results.keep(resultKey, png)
  // It is paid for, so the caller gets it even if it could not be stored.
  if (!kept.ok) log.warn('An enhanced photo was not kept', { ...kept, requestId })
  await end(kept.ok ? undefined : kept)
  return { ok: true, how: 'made', png, requestId }
}
