import type { Config } from '@netlify/functions'
import { assembleSync } from '../linkedin/assemble.ts'
import { answerFetchPosts, cannotLoad } from '../linkedin/answer-fetch-posts.ts'
import { answerJson, refuseMethod } from '../platform/answer.ts'

/** Fills the table if a visitor's page found it empty. */
export default async function fetchLinkedInPosts(request: Request) {
  const refusal = refuseMethod(request, 'POST')
  if (refusal) return refusal
  const assembled = assembleSync()
  if (!assembled.ok) {
    const { log, code, error } = assembled
    log.warn('The sync is not configured', { error })
    return answerJson({ success: false, code, error: cannotLoad }, 503)
  }
  return answerFetchPosts(assembled.parts)
}

// Lists no method: Netlify would answer the others with its 404 page, and the code answers 405.
export const config: Config = {
  path: '/api/fetch-linkedin-posts',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}
