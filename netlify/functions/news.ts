import type { Config } from '@netlify/functions'
import { cannotLoad } from '../linkedin/answer-fetch-posts.ts'
import { answerNews, NewsEnv } from '../linkedin/answer-news.ts'
import { answerError, refuseMethod } from '../platform/answer.ts'
import { readEnv } from '../platform/env.ts'
import { createLog } from '../platform/log.ts'

export default async function news(request: Request) {
  const refusal = refuseMethod(request, 'GET', 'HEAD')
  if (refusal) return refusal
  const log = createLog('news')
  const read = readEnv(NewsEnv)
  if (read.ok) return answerNews(request, read.env, log)
  log.warn('The news is not configured', { error: read.error })
  return answerError(503, read.code, cannotLoad)
}

// Lists no method: Netlify would answer the others with its 404 page, and the code answers 405.
export const config: Config = {
  path: '/api/news',
  rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
}
