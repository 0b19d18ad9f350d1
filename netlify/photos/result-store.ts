import { keptPhotoPath } from '../../src/contracts/enhance-image.ts'
import { isLoopback } from '../../src/lib/loopback.ts'
import type { BlobStore } from '../platform/blobs.ts'
import { settle } from '../platform/time-limits.ts'
import { problem, type Problem } from './photo-problem.ts'
import { prompt } from './prompt.ts'
import type { PhotoEnv } from './settings.ts'

export const enhancedPhotosStore = 'enhanced-photos'

/** The key of a photo's result under today's model and prompt. A stand-in's results have separate keys. */
export function resultKey(env: PhotoEnv, digest: string): string {
  const parts = [digest, env.OPENAI_IMAGE_MODEL, `prompt-${prompt.version}`]
  return `${[...parts, ...(isLoopback(env.OPENAI_BASE_URL) ? ['stand-in'] : [])].join('.')}.png`
}

/** Where a kept result is served; functions/enhanced-photo.ts answers there. */
export function resultPath(key: string) {
  return `${keptPhotoPath}${key}` as const
}

export function isResultKey(text: string | undefined): text is string {
  return text !== undefined && /^[\da-f]{64}\.[\w.-]{1,120}\.png$/.test(text)
}

/** Results are never changed or, while their photo is published, removed: each was paid for. */
export function createResultStore(store: BlobStore, timeoutMs: number) {
  return {
    async has(key: string): Promise<{ ok: true; isKept: boolean } | Problem> {
      const read = await settle(store.getMetadata(key), timeoutMs)
      if (!read.ok) return problem('store_unavailable', { detail: String(read.error) })
      return { ok: true, isKept: read.value !== null }
    },

    async keep(key: string, png: Uint8Array<ArrayBuffer>): Promise<{ ok: true } | Problem> {
      const blob = new Blob([png], { type: 'image/png' })
      const kept = await settle(store.set(key, blob, { onlyIfNew: true }), timeoutMs)
      return kept.ok ? { ok: true } : problem('result_not_kept', { detail: String(kept.error) })
    },
  }
}
export type ResultStore = ReturnType<typeof createResultStore>
