import type { Config, Context } from '@netlify/functions'
import { isPictureKey, newsImagesStore } from '../linkedin/picture-store.ts'
import { refuseMethod, refuseQuery } from '../platform/answer.ts'
import { openStore } from '../platform/blobs.ts'
import { cdnTags } from '../platform/cdn.ts'
import { createLog } from '../platform/log.ts'
import { servePicture } from '../platform/serve-picture.ts'

/** Serves the pictures of posts, which the sync has copied. */
export default async function newsImage(request: Request, { params }: Context) {
  const refusal = refuseMethod(request, 'GET', 'HEAD') ?? refuseQuery(request)
  if (refusal) return refusal
  return servePicture({
    key: isPictureKey(params.key) ? params.key : undefined,
    store: openStore(newsImagesStore),
    log: createLog('news-image'),
    seconds: 86_400,
    tag: cdnTags.pictures,
  })
}

export const config: Config = {
  path: '/api/news-image/:key',
  rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
}
