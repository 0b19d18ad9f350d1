import { setTimeout as wait } from 'node:timers/promises'
import type { Claimed, RunStore, SyncRun } from './run-store.ts'
import type { Timing } from './settings.ts'

type Parts = { runs: RunStore; timing: Timing }

/** Tries to start a run on schedule until `lastClaim` (milliseconds since 1970). */
export async function claimOnSchedule({ runs, timing }: Parts, lastClaim: number) {
  let claimed = await runs.claim('scheduled', timing.staleSeconds)
  while (mayChange(claimed) && Date.now() + timing.pollMs < lastClaim) {
    await wait(timing.pollMs)
    claimed = await runs.claim('scheduled', timing.staleSeconds)
  }
  return claimed
}

function mayChange(claimed: Claimed): boolean {
  if (claimed.ok) return claimed.claim.state === 'running'
  return claimed.code === 'database_unreachable' || claimed.code === 'database_paused'
}

/** Tries to start a run for a visitor. While another run is on, waits for its outcome or its lock. */
export async function claimOnRequest(
  { runs, timing }: Parts,
  startedAt: number,
): Promise<Claimed | { ok: true; claim: { state: 'ended'; run: SyncRun } }> {
  const until = startedAt + timing.callMs
  const lastClaim = until - timing.leastMs
  let claimed = await runs.claim('request', timing.staleSeconds)
  let nextClaim = Date.now() + timing.claimMs
  while (claimed.ok && claimed.claim.state === 'running' && Date.now() + timing.pollMs < until) {
    await wait(timing.pollMs)
    const seen = await runs.read(claimed.claim.run.id)
    // If the database is briefly away, keep waiting.
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
