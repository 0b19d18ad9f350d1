import type { SyncEnv } from './settings.ts'
import { readRenewal } from './settings.ts'
import type { TokenStore } from './token-store.ts'

const dayMs = 86_400_000
/** How long LinkedIn's tokens live: an access token 60 days, a refresh token a year. */
const lifetimeDays = { access: 60, refresh: 365 }

/** When the token that the owner must renew by hand lapses. */
export type TokenLapse = {
  name: 'LINKEDIN_ACCESS_TOKEN' | 'LINKEDIN_REFRESH_TOKEN'
  /** Milliseconds since 1970; undefined if nothing is known yet. */
  at?: number
  /** Counted from the day on which the sync first saw the token: the true day may be earlier. */
  isEstimated: boolean
  renewsItself: boolean
}

/** Finds out when the token lapses: from LinkedIn's own word if it was ever renewed, or by its age. */
export async function readTokenLapse(env: SyncEnv, store: TokenStore): Promise<TokenLapse> {
  const { canRenew } = readRenewal(env)
  const name = canRenew ? 'LINKEDIN_REFRESH_TOKEN' : 'LINKEDIN_ACCESS_TOKEN'
  const read = await store.read()
  const kept = read.ok ? read.token : undefined
  const told = canRenew ? kept?.refreshExpiresAt : kept?.accessExpiresAt
  const shared = { name, renewsItself: canRenew } as const
  if (told !== undefined) return { ...shared, at: told, isEstimated: false }
  const seenAt = await store.firstSeen()
  const days = canRenew ? lifetimeDays.refresh : lifetimeDays.access
  return { ...shared, at: seenAt && seenAt + days * dayMs, isEstimated: true }
}
