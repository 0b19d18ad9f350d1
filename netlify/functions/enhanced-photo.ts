import type { Config, Context } from '@netlify/functions'
import { enhancedPhotosStore, isResultKey } from '../photos/result-store.ts'
import { refuseMethod, refuseQuery } from '../platform/answer.ts'
import { openStore } from '../platform/blobs.ts'
import { createLog } from '../platform/log.ts'
import { servePicture } from '../platform/serve-picture.ts'

/** Serves the photos that were enhanced before. */
export default async function enhancedPhoto(request: Request, { params }: Context) {
  const refusal = refuseMethod(request, 'GET', 'HEAD') ?? refuseQuery(request)
  if (refusal) return refusal
  return servePicture({
    key: isResultKey(params.key) ? params.key : undefined,
    store: openStore(enhancedPhotosStore),
    log: createLog('photos'),
    // A year: a key's picture never changes.
    seconds: 31_536_000,
  })
}

export const config: Config = {
  path: '/api/enhanced-photo/:key',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}
