import type { Config } from '@netlify/functions'
import { answerEnhance } from '../photos/answer-enhance.ts'
import { assemblePhotos } from '../photos/assemble.ts'
import { unavailable } from '../photos/photo-problem.ts'
import { answerError, refuseMethod } from '../platform/answer.ts'

/** Enhances one of the published portraits of the leadership team, and nothing else. */
export default async function enhanceImage(request: Request) {
  const refusal = refuseMethod(request, 'POST')
  if (refusal) return refusal
  const assembled = assemblePhotos()
  if (!assembled.ok) {
    const { log, code, error } = assembled
    log.warn('The photo tool is not configured', { error })
    return answerError(503, code, unavailable)
  }
  return answerEnhance(assembled.parts, request)
}

// Lists no method: Netlify would answer the others with its 404 page, and the code answers 405.
export const config: Config = {
  path: '/api/enhance-image',
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ['ip', 'domain'] },
}
