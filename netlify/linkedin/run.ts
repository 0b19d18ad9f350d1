import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../platform/log.ts'
import { problem } from './problem.ts'
import { failedReport, nothingYet } from './report.ts'
import type { Claim, Report, Run, RunStore, Trigger } from './run-store.ts'
import type { SyncEnv, Timing } from './settings.ts'

/** The right to run, and how a run is carried out and logged. */
export type RunParts = {
  env: SyncEnv
  runs: RunStore
  /** The sync itself, which ends when the signal aborts. */
  sync: (signal: AbortSignal) => Promise<Report>
  log: Log
  timing: Timing
}

/**
 * Carries out a run that was claimed and writes its end to its row. A fault of ours ends it as
 * internal_error. `startedAt` is when the function began: the budget counts from there.
 */
export async function carryOut(
  { env, runs, sync, log, timing }: RunParts,
  run: Run,
  trigger: Trigger,
  startedAt: number,
): Promise<Run> {
  const left = Math.max(0, timing.budgetMs - (Date.now() - startedAt))
  const report = await sync(AbortSignal.timeout(left)).catch((error: unknown) => {
    log.error('The sync failed', { run: run.id, error })
    return failedReport(nothingYet, problem('internal_error'), {
      cooldownSeconds: env.SYNC_COOLDOWN_SECONDS,
    })
  })
  const finished = await runs.finish(run.id, report)
  const retried = finished.ok ? finished : await wait(200).then(() => runs.finish(run.id, report))
  const fields = { run: run.id, trigger, ...report, duration_ms: Date.now() - startedAt }
  if (!retried.ok) log.warn('The run’s row could not be written', { run: run.id, ...retried })
  if (report.error_code || report.warning) log.warn('Sync ended', fields)
  else log.info('Sync ended', fields)
  return { ...run, ...report }
}

/** Waits for a run that somebody else carries out; undefined when it takes longer than the wait. */
export async function outcomeOf(
  { runs, timing }: Pick<RunParts, 'runs' | 'timing'>,
  run: Run,
): Promise<Run | undefined> {
  const until = Date.now() + timing.waitMs
  while (Date.now() < until) {
    await wait(timing.pollMs)
    const seen = await runs.read(run.id)
    if (seen.ok && seen.run.outcome !== 'running') return seen.run
  }
  return undefined
}

/**
 * A scheduled run: it always runs, after any run that is under way. One that was killed keeps the
 * lock until it is stale, so this tries for that long.
 */
export async function runOnSchedule(parts: RunParts): Promise<void> {
  const { runs, log, timing } = parts
  const startedAt = Date.now()
  const until = startedAt + timing.staleSeconds * 1000 + timing.waitMs
  let claimed = await claim()
  while (claimed?.state === 'running' && Date.now() < until) {
    await wait(timing.pollMs)
    claimed = await claim()
  }
  if (claimed?.state === 'claimed') await carryOut(parts, claimed.run, 'scheduled', startedAt)
  else if (claimed) log.warn('Another run is still under way', { state: claimed.state })

  async function claim(): Promise<Claim | undefined> {
    const answer = await runs.claim('scheduled', timing.staleSeconds)
    if (answer.ok) return answer.claim
    log.warn('The run could not be claimed', { code: answer.code, detail: answer.detail })
    return undefined
  }
}
