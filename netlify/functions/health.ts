import type { Config } from '@netlify/functions'
import { answerHealth } from '../health/check-health.ts'
import { refuseMethod } from '../platform/answer.ts'
import { createLog } from '../platform/log.ts'

/** Tells the owner's monitor whether everything works. */
export default async function health(request: Request) {
  return refuseMethod(request, 'GET', 'HEAD') ?? answerHealth(process.env, createLog('health'))
}

export const config: Config = {
  path: '/api/health',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}
