import { createHash } from 'node:crypto'
import { removeKept, type BlobStore } from '../platform/blobs.ts'
import type { ImageType } from '../platform/image-type.ts'
import { settle } from '../platform/time-limits.ts'

export const newsImagesStore = 'news-images'

const pathPrefix = '/api/news-image/'

/** Keyed by URN alone, because LinkedIn never changes the picture of a URN. */
export function pictureKey(urn: string): string {
  return createHash('sha256').update(urn).digest('hex')
}

export function isPictureKey(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{64}$/.test(text)
}

export function picturePath(urn: string): string {
  return pathPrefix + pictureKey(urn)
}

/** The copied pictures. A call takes `timeoutMs` at most, or until `signal` aborts. */
export function createPictureStore(store: BlobStore, timeoutMs: number, signal: AbortSignal) {
  let listing: Promise<Set<string> | undefined> | undefined

  async function list() {
    const listed = await settle(store.list(), timeoutMs, signal)
    return listed.ok ? new Set(listed.value.blobs.map(({ key }) => pathPrefix + key)) : undefined
  }

  return {
    /** The paths of the stored pictures at the first call; undefined if the store cannot be read. */
    async paths(): Promise<ReadonlySet<string> | undefined> {
      listing ??= list()
      return listing
    },

    async keep(urn: string, bytes: Uint8Array, type: ImageType) {
      const blob = new Blob([new Uint8Array(bytes)], { type })
      const writing = store.set(pictureKey(urn), blob, { metadata: { type } })
      return settle(writing, timeoutMs, signal)
    },

    /** Deletes pictures until a deletion fails. Returns how many were deleted. */
    async remove(paths: readonly string[]): Promise<number> {
      const keys = paths.map((path) => path.slice(pathPrefix.length))
      return removeKept(store, keys, timeoutMs, signal)
    },
  }
}
export type PictureStore = ReturnType<typeof createPictureStore>
