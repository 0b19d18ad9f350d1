import { setTimeout as wait } from 'node:timers/promises'
import { cdnTags, type CdnTag } from '../platform/cdn.ts'
import type { Log } from '../platform/log.ts'
import { abortAt } from '../platform/until-aborted.ts'
import { isCode, meanings, problem, type SyncCode } from './problem.ts'
import {
  isGood,
  type Claimed,
  type Report,
  type SyncRun,
  type RunStore,
  type Trigger,
} from './run-store.ts'
import type { SyncEnv, Timing } from './settings.ts'
import { nothingYet, type Synced } from './sync.ts'

/** The right to run, and how a run is carried out and logged. */
export type RunParts = {
  env: SyncEnv
  runs: RunStore
  /** The sync itself, which ends when the signal aborts. */
  sync: (signal: AbortSignal) => Promise<Synced>
  /** Makes the CDN forget what it has under these tags. */
  purge: (tags: CdnTag[]) => Promise<void>
  log: Log
  timing: Timing
}

/**
 * Carries out a run that was claimed and writes its end to its row. Our own fault ends it as
 * internal_error. The sync's time is up at `until`, in milliseconds since 1970; its row and the purge
 * may take `reserveMs` more.
 */
export async function carryOut(
  { env, runs, sync, purge, log, timing }: RunParts,
  run: SyncRun,
  trigger: Trigger,
  until: number,
): Promise<SyncRun> {
  const startedAt = Date.now()
  const synced = await sync(abortAt(until)).catch((error: unknown) => {
    log.error('The sync failed', { run: run.id, error })
    const failure = problem('internal_error')
    // It may have written something first.
    const stale = Object.values(cdnTags)
    return { tally: nothingYet, failure, gaps: [], warnings: [], stale }
  })
  const report = reportOf(synced, env.SYNC_COOLDOWN_SECONDS)
  const [finished] = await Promise.all([
    runs.finish(run.id, report, until + timing.reserveMs),
    synced.stale.length > 0 ? purge(synced.stale) : undefined,
  ])
  const fields = { run: run.id, trigger, ...report, duration_ms: Date.now() - startedAt }
  if (!finished.ok) log.warn('The run’s row could not be written', { run: run.id, ...finished })
  if (report.error_code || report.warning) log.warn('Sync ended', fields)
  else log.info('Sync ended', fields)
  return { ...run, ...report }
}

/**
 * The row of a run: it failed, found nothing, has gaps or has all of it. Where there is nothing to
 * show, callers are kept away for the cool-down, or for as long as LinkedIn asks if that is longer.
 */
export function reportOf(
  { tally, failure, gaps, warnings }: Omit<Synced, 'stale'>,
  cooldownSeconds: number,
): Report {
  const isEmpty = tally.fetched === 0
  const cause = failure ?? gaps[0] ?? (isEmpty ? problem('no_posts') : undefined)
  const good = cause ? 'partial' : 'succeeded'
  const bad = failure ? 'failed' : 'empty'
  const isBad = failure !== undefined || isEmpty
  const waits = (failure ? [failure] : gaps).map((each) => each.retryAfterSeconds ?? 0)
  const detail = cause?.detail ? ` (${cause.detail})` : ''
  return {
    ...tally,
    outcome: isBad ? bad : good,
    error_code: cause?.code ?? null,
    error: cause ? meanings[cause.code].sentence + detail : null,
    warning: warnings.join(' ') || null,
    retry_after_seconds: isBad ? Math.max(cooldownSeconds, ...waits) : null,
  }
}

type Turn = Claimed | { ok: true; claim: { state: 'ended'; run: SyncRun } }

/**
 * Asks for the right to run on a visitor's behalf. If another caller runs, waits for the outcome of
 * that run, or for its lock: the caller that finds it stale takes it over, and the others then wait
 * for the run of that caller. A run is begun only while enough of the call's time is left for one.
 */
export async function awaitTurn(
  { runs, timing }: Pick<RunParts, 'runs' | 'timing'>,
  startedAt: number,
): Promise<Turn> {
  const until = startedAt + timing.callMs
  const lastClaim = until - timing.leastMs
  let claimed = await runs.claim('request', timing.staleSeconds)
  let nextClaim = Date.now() + timing.claimMs
  while (claimed.ok && claimed.claim.state === 'running' && Date.now() + timing.pollMs < until) {
    await wait(timing.pollMs)
    const seen = await runs.read(claimed.claim.run.id)
    // A database that is away for a moment is no reason to stop waiting.
    const outcome = seen.ok ? seen.row.outcome : 'running'
    if (seen.ok && outcome !== 'running' && outcome !== 'abandoned') {
      return { ok: true, claim: { state: 'ended', run: seen.row } }
    }
    const isDue = outcome === 'abandoned' || Date.now() >= nextClaim
    if (!isDue || Date.now() >= lastClaim) continue
    const again = await runs.claim('request', timing.staleSeconds)
    nextClaim = Date.now() + timing.claimMs
    if (again.ok) claimed = again
  }
  return claimed
}

/** How a scheduled run ended, or why there was none. `other`: another run is still under way. */
export type Ending = { state: 'good' | 'other' } | { state: 'failed'; code: SyncCode }

/**
 * A scheduled run, whose sync must end at `until` (milliseconds since 1970). It tries to claim the
 * run for as long as enough of that time is left: a database that cannot be reached may come back, a
 * run under way ends, and the lock of a killed one becomes stale. A lock that does not in that time
 * outlasts this run, which then does nothing: the table is as it was until a visitor finds it empty,
 * or until the next day.
 */
export async function runOnSchedule(parts: RunParts, until: number): Promise<Ending> {
  const { runs, log, timing } = parts
  const lastClaim = until - timing.leastMs

  async function claim() {
    return runs.claim('scheduled', timing.staleSeconds)
  }

  let claimed = await claim()
  while (mayChange(claimed) && Date.now() + timing.pollMs < lastClaim) {
    await wait(timing.pollMs)
    claimed = await claim()
  }
  if (!claimed.ok) {
    log.warn('The run could not be claimed', { code: claimed.code, detail: claimed.detail })
    return { state: 'failed', code: claimed.code }
  }
  if (claimed.claim.state !== 'claimed') {
    log.warn('Another run is still under way', { state: claimed.claim.state })
    return { state: 'other' }
  }
  const ended = await carryOut(parts, claimed.claim.run, 'scheduled', until)
  if (isGood(ended)) return { state: 'good' }
  return { state: 'failed', code: isCode(ended.error_code) ? ended.error_code : 'internal_error' }
}

function mayChange(claimed: Claimed): boolean {
  if (!claimed.ok) return claimed.code === 'database_unreachable'
  return claimed.claim.state === 'running'
}
