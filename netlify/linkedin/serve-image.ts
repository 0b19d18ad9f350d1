import { answerError, safeHeaders } from '../platform/answer.ts'
import type { BlobStore } from '../platform/blobs.ts'
import { cdnTags, keptByCdn } from '../platform/cdn.ts'
import { imageType } from '../platform/image-type.ts'
import type { Log } from '../platform/log.ts'
import { settle } from '../platform/time-limits.ts'
import { isPictureKey } from './news-images.ts'

const day = 86_400
const storeMs = 8000
const missSeconds = 60

/** Serves a copied picture. Refuses queries, because the CDN would store one copy for each. */
export async function serveNewsImage(
  key: string | undefined,
  query: string,
  store: BlobStore,
  log: Log,
  timeoutMs = storeMs,
): Promise<Response> {
  if (!isPictureKey(key) || query !== '') return notFound()
  const reading: Promise<ArrayBuffer | null> = store.get(key, { type: 'arrayBuffer' })
  const stored = await settle(reading, timeoutMs)
  if (!stored.ok) {
    log.warn('A picture could not be read', { key, cause: stored.error })
    return answerError(503, 'pictures_unavailable', 'The picture cannot be read at the moment.')
  }
  if (stored.value === null) return notFound()
  const bytes = new Uint8Array(stored.value)
  // Taken from the bytes, because the stored type may be wrong.
  const type = imageType(bytes)
  if (!type) return notFound()
  return new Response(bytes, {
    headers: {
      ...safeHeaders,
      'content-type': type,
      'content-length': `${bytes.byteLength}`,
      ...keptByCdn({ seconds: day, browserSeconds: day, tag: cdnTags.pictures }),
    },
  })
}

function notFound() {
  const kept = keptByCdn({ seconds: missSeconds, browserSeconds: missSeconds })
  return answerError(404, 'picture_not_found', 'There is no such picture.', kept)
}
