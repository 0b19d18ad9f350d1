import { answerError, safeHeaders } from './answer.ts'
import type { BlobStore } from './blobs.ts'
import { keptByCdn, type CdnTag } from './cdn.ts'
import { imageType } from './image-type.ts'
import type { Log } from './log.ts'
import { settle } from './time-limits.ts'

const storeMs = 8000
const missSeconds = 60

type Asked = {
  /** Undefined if the address names no picture of ours. */
  key: string | undefined
  store: BlobStore
  log: Log
  /** How long browsers and the CDN may keep the picture. */
  seconds: number
  tag?: CdnTag
  timeoutMs?: number
}

/** Serves a picture that a store keeps. The CDN keeps each answer, so that few requests come this far. */
export async function servePicture(asked: Asked): Promise<Response> {
  const { key, store, log, seconds, tag, timeoutMs = storeMs } = asked
  if (key === undefined) return notFound()
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
      ...keptByCdn({ seconds, browserSeconds: seconds, tag }),
    },
  })
}

function notFound() {
  const kept = keptByCdn({ seconds: missSeconds, browserSeconds: missSeconds })
  return answerError(404, 'picture_not_found', 'There is no such picture.', kept)
}
