import type { BlobStore } from '../platform/blobs.ts'
import { settle } from '../platform/settle.ts'
import { isWholePng } from './png.ts'
import { problem, type Problem } from './problem.ts'
import { prompt } from './prompt.ts'
import { isLocalModel, type PhotoEnv } from './settings.ts'

/** The blob store of the results. */
export const enhancedPhotosStore = 'enhanced-photos'

type Kept = { ok: true; png: Uint8Array<ArrayBuffer> | undefined } | Problem

/**
 * Names the result of a photo under the model and the prompt of today. A stand-in's pictures have
 * their own names, so that a real model never seems to have made them.
 */
export function resultKey(env: PhotoEnv, digest: string): string {
  const parts = [digest, env.OPENAI_IMAGE_MODEL, `prompt-${prompt.version}`]
  return `${[...parts, ...(isLocalModel(env) ? ['stand-in'] : [])].join('.')}.png`
}

/** The results that were paid for. */
export function createResultStore(store: BlobStore, timeoutMs: number) {
  return {
    /** A result, or undefined if there is none; a damaged one counts as none. */
    async read(key: string): Promise<Kept> {
      const reading: Promise<ArrayBuffer | null> = store.get(key, { type: 'arrayBuffer' })
      const read = await settle(reading, timeoutMs)
      if (!read.ok) return problem('store_unavailable', { detail: String(read.error) })
      const png = read.value ? new Uint8Array(read.value) : undefined
      return { ok: true, png: png && isWholePng(png) ? png : undefined }
    },

    /** Keeps a result for every later call. */
    async keep(key: string, png: Uint8Array<ArrayBuffer>): Promise<{ ok: true } | Problem> {
      const writing = store.set(key, new Blob([png], { type: 'image/png' }))
      const kept = await settle(writing, timeoutMs)
      return kept.ok ? { ok: true } : problem('result_not_kept', { detail: String(kept.error) })
    },
  }
}
export type ResultStore = ReturnType<typeof createResultStore>
