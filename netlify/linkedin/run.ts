import { cdnTags, purge } from '../platform/cdn.ts'
import type { Log } from '../platform/log.ts'
import { abortAt } from '../platform/time-limits.ts'
import { claimOnSchedule } from './claim-run.ts'
import { isGood, type Report, type RunStore, type SyncRun, type Trigger } from './run-store.ts'
import type { SyncEnv, Timing } from './settings.ts'
import { isCode, meanings, problem, type Problem } from './sync-problem.ts'
import { nothingYet, type Synced } from './sync.ts'

export type RunParts = {
  env: SyncEnv
  /** See Token. */
  tokenDigest: string
  runs: RunStore
  sync: (signal: AbortSignal) => Promise<Synced>
  log: Log
  timing: Timing
}

/** How a scheduled run ended. `problems` are why a good run did not store everything, or why another one failed. */
export type Ending = {
  /** The row of the run, or of the one that held the lock; none if the database let no run begin. */
  runId?: number
  /** Whether it stored posts. */
  isGood: boolean
  problems: Problem[]
}

/** Tries to claim a run while enough time is left, and ends it at `until` (milliseconds since 1970). */
export async function runOnSchedule(parts: RunParts, until: number): Promise<Ending> {
  const { log, timing } = parts
  const claimed = await claimOnSchedule(parts, until - timing.leastMs)
  if (!claimed.ok) {
    log.warn('The run could not be claimed', { code: claimed.code, detail: claimed.detail })
    return { isGood: false, problems: [claimed] }
  }
  const { claim } = claimed
  if (claim.state !== 'claimed') {
    const runId = 'run' in claim ? claim.run.id : undefined
    log.warn('Another run is still under way', { state: claim.state, run: runId })
    return { runId, isGood: false, problems: [problem('run_under_way')] }
  }
  const run = await carryOut(parts, claim.run, 'scheduled', until)
  const codes = isGood(run) ? run.missing : [run.error_code ?? 'internal_error']
  const problems = codes.filter(isCode).map((code) => problem(code))
  return { runId: run.id, isGood: isGood(run), problems }
}

/**
 * Carries out a run and writes its row. The sync ends at `until` (milliseconds since 1970), the row soon after. A row
 * that could not be written is returned with that problem too.
 */
export async function carryOut(
  { env, tokenDigest, runs, sync, log, timing }: RunParts,
  run: SyncRun,
  trigger: Trigger,
  until: number,
): Promise<SyncRun> {
  const startedAt = Date.now()
  const synced = await sync(abortAt(until)).catch((error: unknown) => {
    log.error('The sync failed', { run: run.id, error })
    const failure = problem('internal_error')
    // A sync that threw may have written something first, so the CDN must forget everything.
    const stale = Object.values(cdnTags)
    return { tally: nothingYet, failure, problems: [], warnings: [], stale }
  })
  const report = {
    ...reportOf(synced, env.SYNC_COOLDOWN_SECONDS),
    token_digest: tokenDigest,
  }
  const [finished] = await Promise.all([
    runs.finish(run.id, report, until + timing.reserveMs),
    synced.stale.length > 0 ? purge(synced.stale, log, timing.purgeMs) : undefined,
  ])
  const fields = { run: run.id, trigger, ...report, duration_ms: Date.now() - startedAt }
  if (!finished.ok) log.warn('The run’s row could not be written', { run: run.id, ...finished })
  if (report.error_code || report.warning) log.warn('Sync ended', fields)
  else log.info('Sync ended', fields)
  const missing = finished.ok ? report.missing : [...report.missing, finished.code]
  return { ...run, ...report, missing }
}

/** Returns a run's row. If nothing can be shown, callers wait for the cool-down, or as long as LinkedIn asks. */
export function reportOf(
  { tally, failure, problems, warnings }: Omit<Synced, 'stale'>,
  cooldownSeconds: number,
): Omit<Report, 'token_digest'> {
  const isEmpty = tally.fetched === 0
  const first = failure ?? problems[0] ?? (isEmpty ? problem('no_posts') : undefined)
  const outcome = outcomeOf(failure, isEmpty, problems)
  const waits = (failure ? [failure] : problems).map((each) => each.retryAfterSeconds ?? 0)
  const detail = first?.detail ? ` (${first.detail})` : ''
  return {
    ...tally,
    outcome,
    error_code: first?.code ?? null,
    error: first ? meanings[first.code].sentence + detail : null,
    missing: [...new Set(problems.map(({ code }) => code))],
    warning: warnings.join(' ') || null,
    retry_after_seconds: isGood({ outcome }) ? null : Math.max(cooldownSeconds, ...waits),
  }
}

function outcomeOf(failure: Problem | undefined, isEmpty: boolean, problems: readonly Problem[]) {
  if (failure) return 'failed'
  if (isEmpty) return 'empty'
  return problems.length > 0 ? 'partial' : 'succeeded'
}
