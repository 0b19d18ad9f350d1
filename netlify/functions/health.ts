import type { Config } from '@netlify/functions'
import { answerHealth } from '../health/check-health.ts'
import { refuseMethod, refuseQuery } from '../platform/answer.ts'
import { createLog } from '../platform/log.ts'

/** Tells the owner's monitor whether everything works. */
export default async function health(request: Request) {
  const refusal = refuseMethod(request, 'GET', 'HEAD') ?? refuseQuery(request)
  return refusal ?? answerHealth(process.env, createLog('health'))
}

export const config: Config = {
  path: '/api/health',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}
