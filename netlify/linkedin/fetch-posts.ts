import type { FetchPostsAnswer } from '../../src/contracts/fetch-posts.ts'
import { answerJson, retryAfter } from '../platform/answer.ts'
import { isSyncCode, meanings } from './problem.ts'
import { carryOut, outcomeOf, type RunParts } from './run.ts'
import type { Run } from './run-store.ts'

const busySeconds = 5

/**
 * Answers a visitor whose page found no posts. Runs a sync only when the table is empty, nobody else
 * runs one and no cool-down holds it back; a caller who finds a run under way gets its outcome.
 */
export async function answerFetchPosts(parts: RunParts): Promise<Response> {
  try {
    return await answer(parts)
  } catch (error) {
    parts.log.error('A visitor’s call failed', { error })
    const { status, sentence } = meanings.internal_error
    return failure('internal_error', sentence, status)
  }
}

async function answer(parts: RunParts): Promise<Response> {
  const { runs, timing, log } = parts
  const startedAt = Date.now()
  const claimed = await runs.claim('request', timing.staleSeconds)
  if (!claimed.ok) {
    const { code, detail } = claimed
    log.warn('The run could not be claimed', { code, detail })
    return failure(code, meanings[code].sentence, meanings[code].status)
  }
  const { claim } = claimed
  switch (claim.state) {
    case 'has_posts':
      return success({ success: true, posts: claim.posts })
    case 'cooling_down': {
      const cause = isSyncCode(claim.run.error_code) ? meanings[claim.run.error_code] : undefined
      const sentence = `The last sync did not work out: ${cause?.sentence ?? ''} Try again later.`
      return failure('cooling_down', sentence, 503, claim.seconds_left)
    }
    case 'claimed':
      return outcome(await carryOut(parts, claim.run, 'request', startedAt))
    case 'running': {
      const run = await outcomeOf(parts, claim.run)
      if (run) return outcome(run)
      return failure('run_under_way', 'A sync is still under way.', 503, busySeconds)
    }
  }
}

// A run with gaps has stored posts, so that reading the table again is worth it.
function outcome(run: Run): Response {
  const code = isSyncCode(run.error_code) ? run.error_code : undefined
  if (run.outcome === 'succeeded' || run.outcome === 'partial') {
    return success({ success: true, posts: run.stored, ...(code && { code }) })
  }
  const { status, sentence } = meanings[code ?? 'internal_error']
  return failure(code ?? 'internal_error', sentence, status, run.retry_after_seconds ?? undefined)
}

function success(body: FetchPostsAnswer) {
  return answerJson(body)
}

function failure(code: string, error: string, status: number, retryAfterSeconds?: number) {
  const body: FetchPostsAnswer = { success: false, error, code }
  return answerJson(body, status, retryAfter(retryAfterSeconds))
}
