import type { BlobStore } from '../platform/blobs.ts'
import type { Log } from '../platform/log.ts'
import { settle } from '../platform/settle.ts'
import { pictureKey } from './news-images.ts'
import { downloadPicture } from './picture-download.ts'
import { findPictureSources } from './picture-sources.ts'
import type { Get } from './request.ts'
import { batches } from './restli.ts'
import type { SyncEnv, Timing } from './settings.ts'

const atOnce = 5

type Mirror = {
  /** The URNs whose bytes the store holds; undefined where the store itself could not be asked. */
  held: Set<string> | undefined
  /** Pictures fetched by this run. */
  fetched: number
  /** What kept a picture away that may come another time. */
  reasons: string[]
}

type Parts = {
  get: Get
  env: SyncEnv
  images: BlobStore
  log: Log
  timing: Timing
  signal: AbortSignal
}

/**
 * Copies pictures into the blob store, five at a time, as LinkedIn's own URLs expire. Those that
 * the store holds are not fetched again. Calls `onHeld` after each group, so that a run that stops
 * keeps what it has; its answer says whether to go on.
 */
export async function mirrorPictures(
  { get, env, images, log, timing, signal }: Parts,
  urns: string[],
  onHeld: (held: Set<string>) => Promise<boolean>,
): Promise<Mirror> {
  const listed = await settle(images.list(), timing.storeMs, signal)
  if (!listed.ok) return { held: undefined, fetched: 0, reasons: ['the blob store'] }
  const keys = new Set(listed.value.blobs.map((blob) => blob.key))
  const held = new Set(urns.filter((urn) => keys.has(pictureKey(urn))))
  if (!(await onHeld(held))) return { held, fetched: 0, reasons: [] }

  const wanted = [...new Set(urns)].filter((urn) => !held.has(urn))
  const { urls, problems } = await findPictureSources(get, wanted)
  const reasons = problems.map((each) => each.code as string)
  let fetched = 0
  for (const group of batches([...urls], atOnce)) {
    if (signal.aborted) break
    await Promise.all(group.map(([urn, url]) => mirror(urn, url)))
    if (!(await onHeld(held))) break
  }
  return { held, fetched, reasons }

  async function mirror(urn: string, url: string) {
    const download = await downloadPicture(url, env, timing, signal)
    if (!download.ok) {
      if (download.code === 'unavailable') reasons.push(download.reason)
      log.warn('A picture was not mirrored', { urn, reason: download.reason })
      return
    }
    const { type, bytes } = download
    const written = await settle(
      images.set(pictureKey(urn), new Blob([new Uint8Array(bytes)], { type }), {
        metadata: { type },
      }),
      timing.storeMs,
      signal,
    )
    if (!written.ok) {
      reasons.push('the blob store')
      log.warn('A picture was not kept', { urn, cause: written.error })
      return
    }
    held.add(urn)
    fetched += 1
  }
}
