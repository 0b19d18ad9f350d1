import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { BlobStore } from '../platform/blobs.ts'
import { settle } from '../platform/settle.ts'
import type { SyncEnv, Timing } from './settings.ts'

const key = 'current'
const seenKey = 'first-seen'

const Seen = z.object({ grownFrom: z.string(), at: z.number() })

const KeptToken = z.object({
  /** The configured tokens that it grew from: new ones in the environment put it aside. */
  grownFrom: z.string(),
  accessToken: z.string(),
  accessExpiresAt: z.number().optional(),
  refreshToken: z.string().optional(),
  refreshExpiresAt: z.number().optional(),
})
export type KeptToken = Omit<z.infer<typeof KeptToken>, 'grownFrom'>

type Parts = { env: SyncEnv; store: BlobStore; timing: Timing; signal?: AbortSignal }

/** Keeps the newest token, across functions and deploys. Moments are milliseconds since 1970. */
export function createTokenStore({ env, store, timing, signal }: Parts) {
  const configured = [env.LINKEDIN_ACCESS_TOKEN, env.LINKEDIN_REFRESH_TOKEN].join('\n')
  const grownFrom = createHash('sha256').update(configured).digest('hex')

  return {
    /** The token that grew from the configured ones, if one is kept. */
    async read(): Promise<{ ok: true; token?: KeptToken } | { ok: false; error: unknown }> {
      // It grows by a refresh token alone: without one, nothing kept can be of use.
      if (!env.LINKEDIN_REFRESH_TOKEN) return { ok: true }
      const stored = await settle(store.get(key, { type: 'json' }), timing.storeMs, signal)
      if (!stored.ok) return stored
      const { data } = KeptToken.safeParse(stored.value)
      return { ok: true, token: data?.grownFrom === grownFrom ? data : undefined }
    },

    /** Keeps a token in the place of the one before. */
    async keep(token: KeptToken): Promise<{ ok: boolean }> {
      return settle(store.setJSON(key, { ...token, grownFrom }), timing.storeMs, signal)
    },

    /** When the configured token was first seen, if that was noted. */
    async firstSeen(): Promise<number | undefined> {
      const stored = await settle(store.get(seenKey, { type: 'json' }), timing.storeMs, signal)
      const seen = stored.ok ? Seen.safeParse(stored.value).data : undefined
      return seen?.grownFrom === grownFrom ? seen.at : undefined
    },

    /** Notes that the configured token is seen for the first time. */
    async noteSeen(at: number): Promise<{ ok: boolean }> {
      return settle(store.setJSON(seenKey, { grownFrom, at }), timing.storeMs, signal)
    },
  }
}
export type TokenStore = ReturnType<typeof createTokenStore>
