import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../platform/log.ts'
import type { ClaimStore, EditEnd } from './claim-store.ts'
import type { Model } from './model.ts'
import { isCode, problem, type Problem } from './photo-problem.ts'
import type { ResultStore } from './result-store.ts'
import type { Timing } from './settings.ts'

export type EnhanceParts = {
  results: ResultStore
  claims: ClaimStore
  model: Model
  log: Log
  timing: Timing
  /** Milliseconds. */
  modelMs: number
}
export type Enhanced =
  | {
      ok: true
      png: Uint8Array
      /** 'kept' was paid for earlier, 'made' by this call, 'awaited' by another call at the same time. */
      how: 'kept' | 'made' | 'awaited'
      requestId?: string
    }
  | Problem

type Job = { file: string; bytes: Uint8Array; key: string; until: number }

/** Enhances a photo, or finds the paid result. Of several calls at once, only one uses the model. */
export async function enhancePhoto(
  parts: EnhanceParts,
  file: string,
  bytes: Uint8Array,
  key: string,
  startedAt: number,
): Promise<Enhanced> {
  const kept = await parts.results.read(key)
  if (!kept.ok) return kept
  if (kept.png) return { ok: true, png: kept.png, how: 'kept' }
  return takePart(parts, { file, bytes, key, until: startedAt + parts.timing.budgetMs })
}

async function takePart(parts: EnhanceParts, job: Job): Promise<Enhanced> {
  const claimed = await parts.claims.claim(job.key)
  if (!claimed.ok) return claimed
  const { claim } = claimed
  switch (claim.state) {
    case 'claimed':
      return carryOut(parts, job, claim.id)
    case 'running':
      return waitFor(parts, job, claim.id)
    case 'limit_reached':
      return problem('daily_limit_reached', { retryAfterSeconds: claim.seconds_left })
  }
}

async function carryOut(parts: EnhanceParts, job: Job, id: number): Promise<Enhanced> {
  const { results, claims, log, timing } = parts

  async function finish(end: EditEnd) {
    const ended = await claims.finish(id, end, { tryMs: timing.finishMs, until: job.until })
    // The row expires. Until then callers are told to come back.
    if (!ended.ok) log.warn('The edit’s row could not be written', { edit: id, ...ended })
  }

  try {
    // Another call may have finished between our first look and our claim.
    const kept = await results.read(job.key)
    if (!kept.ok || kept.png) await finish({ outcome: 'unneeded' })
    if (!kept.ok) return kept
    if (kept.png) return { ok: true, png: kept.png, how: 'kept' }

    const edit = await parts.model(job.file, job.bytes, modelTime(parts, job))
    if (!edit.ok) {
      await finish({ outcome: 'failed', problem: edit })
      return edit
    }
    const { png, requestId } = edit
    const stored = await results.keep(job.key, png)
    // It is paid for, so the caller gets it even if it could not be stored.
    if (!stored.ok) log.warn('An enhanced photo was not kept', { detail: stored.detail, requestId })
    await finish(stored.ok ? { outcome: 'made' } : { outcome: 'failed', problem: stored })
    return { ok: true, png, how: 'made', requestId }
  } catch (error) {
    await finish({ outcome: 'failed', problem: problem('internal_error') })
    throw error
  }
}

async function waitFor(parts: EnhanceParts, job: Job, id: number): Promise<Enhanced> {
  const { results, claims, timing } = parts
  const lastLook = job.until - timing.reserveMs
  while (Date.now() + timing.pollMs < lastLook) {
    await wait(timing.pollMs)
    const seen = await claims.read(id)
    if (!seen.ok || seen.row.outcome === 'running') continue
    if (seen.row.outcome === 'abandoned') {
      // Another caller took over from a dead instance: wait for that one.
      if (modelTime(parts, job) < timing.leastModelMs) break
      return takePart(parts, job)
    }
    if (seen.row.outcome === 'failed') {
      const { error_code: code, retry_after_seconds: seconds } = seen.row
      return problem(isCode(code) ? code : 'internal_error', {
        retryAfterSeconds: seconds ?? undefined,
      })
    }
    break
  }
  const kept = await results.read(job.key)
  if (!kept.ok) return kept
  if (kept.png) return { ok: true, png: kept.png, how: 'awaited' }
  return problem('still_enhancing', { retryAfterSeconds: 10 })
}

function modelTime({ timing, modelMs }: EnhanceParts, { until }: Job) {
  return Math.max(1, Math.min(modelMs, until - timing.reserveMs - Date.now()))
}
