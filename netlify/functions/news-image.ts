import type { Config, Context } from '@netlify/functions'
import { newsImagesStore } from '../linkedin/news-images.ts'
import { serveNewsImage } from '../linkedin/serve-image.ts'
import { refuseMethod } from '../platform/answer.ts'
import { openStore } from '../platform/blobs.ts'
import { createLog } from '../platform/log.ts'

/** Serves the pictures of posts, which the sync has copied. */
export default async function newsImage(request: Request, { params }: Context) {
  const refusal = refuseMethod(request, 'GET', 'HEAD')
  if (refusal) return refusal
  const { search } = new URL(request.url)
  return serveNewsImage(params.key, search, openStore(newsImagesStore), createLog('news-image'))
}

export const config: Config = {
  path: '/api/news-image/:key',
  rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
}
