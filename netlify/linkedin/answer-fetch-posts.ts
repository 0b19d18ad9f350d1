import type { FetchPostsAnswer } from '../../src/contracts/fetch-posts.ts'
import { answerJson, retryAfter } from '../platform/answer.ts'
import { claimOnRequest } from './claim-run.ts'
import { isGood, type SyncRun } from './run-store.ts'
import { carryOut, type RunParts } from './run.ts'
import { isCode, meanings } from './sync-problem.ts'

const busySeconds = 5

/** The only message visitors see for any failure. The log and the run's row have the cause. */
export const cannotLoad = 'The posts cannot be loaded at the moment. Please try again later.'

/** Runs a sync if the table is empty and no cool-down applies, or waits for the one that is running. */
export async function answerFetchPosts(parts: RunParts): Promise<Response> {
  try {
    return await answer(parts)
  } catch (error) {
    parts.log.error('A visitor’s call failed', { error })
    return failure('internal_error', meanings.internal_error.status)
  }
}

async function answer(parts: RunParts): Promise<Response> {
  const { timing, log } = parts
  const startedAt = Date.now()
  const claimed = await claimOnRequest(parts, startedAt)
  if (!claimed.ok) {
    const { code, detail } = claimed
    log.warn('The run could not be claimed', { code, detail })
    return failure(code, meanings[code].status)
  }
  const { claim } = claimed
  switch (claim.state) {
    case 'has_posts':
      return answerJson({ success: true, posts: claim.posts } satisfies FetchPostsAnswer)
    case 'cooling_down':
      return failure('cooling_down', 503, claim.seconds_left)
    case 'claimed': {
      const until = Math.min(Date.now() + timing.budgetMs, startedAt + timing.callMs)
      return outcome(await carryOut(parts, claim.run, 'request', until))
    }
    case 'ended':
      return outcome(claim.run)
    case 'running':
      return failure('run_under_way', 503, busySeconds)
  }
}

// A partial run has stored posts too, so the page should read the table again.
function outcome(run: SyncRun): Response {
  const code = isCode(run.error_code) ? run.error_code : undefined
  if (isGood(run)) {
    const body: FetchPostsAnswer = { success: true, posts: run.stored, ...(code && { code }) }
    return answerJson(body)
  }
  const { status } = meanings[code ?? 'internal_error']
  return failure(code ?? 'internal_error', status, run.retry_after_seconds ?? undefined)
}

function failure(code: string, status: number, retryAfterSeconds?: number) {
  const body: FetchPostsAnswer = { success: false, error: cannotLoad, code }
  return answerJson(body, status, retryAfter(retryAfterSeconds))
}
