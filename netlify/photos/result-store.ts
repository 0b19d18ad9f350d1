import { isLoopback } from '../../src/lib/loopback.ts'
import type { BlobStore } from '../platform/blobs.ts'
import { settle } from '../platform/time-limits.ts'
import { isWholePng } from './png.ts'
import { problem, type Problem } from './photo-problem.ts'
import { prompt } from './prompt.ts'
import type { PhotoEnv } from './settings.ts'

export const enhancedPhotosStore = 'enhanced-photos'

type Kept = { ok: true; png: Uint8Array<ArrayBuffer> | undefined } | Problem

/** The key of a photo's result under today's model and prompt. A stand-in's results have separate keys. */
export function resultKey(env: PhotoEnv, digest: string): string {
  const parts = [digest, env.OPENAI_IMAGE_MODEL, `prompt-${prompt.version}`]
  return `${[...parts, ...(isLoopback(env.OPENAI_BASE_URL) ? ['stand-in'] : [])].join('.')}.png`
}

export function createResultStore(store: BlobStore, timeoutMs: number) {
  return {
    /** A result, or undefined if there is none or it is damaged. */
    async read(key: string): Promise<Kept> {
      const reading: Promise<ArrayBuffer | null> = store.get(key, { type: 'arrayBuffer' })
      const read = await settle(reading, timeoutMs)
      if (!read.ok) return problem('store_unavailable', { detail: String(read.error) })
      const png = read.value ? new Uint8Array(read.value) : undefined
      return { ok: true, png: png && isWholePng(png) ? png : undefined }
    },

    async keep(key: string, png: Uint8Array<ArrayBuffer>): Promise<{ ok: true } | Problem> {
      const writing = store.set(key, new Blob([png], { type: 'image/png' }))
      const kept = await settle(writing, timeoutMs)
      return kept.ok ? { ok: true } : problem('result_not_kept', { detail: String(kept.error) })
    },
  }
}
export type ResultStore = ReturnType<typeof createResultStore>
