import { boundedFetch } from '../platform/bounded-fetch.ts'
import { imageType, type ImageType } from '../platform/image-type.ts'
import { isLoopback } from '../../src/lib/loopback.ts'
import type { SyncEnv, Timing } from './settings.ts'

const ownHosts = '*.licdn.com'
const maxBytes = 5 * 1024 * 1024

export type Download =
  | { ok: true; bytes: Uint8Array; type: ImageType }
  /** `unusable`: this picture can never be used. `unavailable`: it may work another time. */
  | { ok: false; code: 'unusable' | 'unavailable'; reason: string }

/** Fetches a picture from one of LinkedIn's media hosts: at most 5 MB, and an image by its bytes. */
export async function downloadPicture(
  url: string,
  env: SyncEnv,
  timing: Timing,
  signal: AbortSignal,
): Promise<Download> {
  if (!isMediaUrl(url, env)) return failed('unusable', 'not a media host')
  const fetched = await boundedFetch(
    url,
    // A redirect could lead past the allow-list.
    { redirect: 'error' },
    { timeoutMs: timing.requestMs, backoffMs: timing.backoffMs, attempts: 2, maxBytes, signal },
  )
  if (!fetched.ok) {
    return fetched.code === 'too_large'
      ? failed('unusable', 'over 5 MB')
      : failed('unavailable', fetched.code)
  }
  if (fetched.status !== 200) return failed('unavailable', `HTTP ${fetched.status}`)
  const type = imageType(fetched.bytes)
  return type
    ? { ok: true, bytes: fetched.bytes, type }
    : failed('unusable', 'not an image by its bytes')
}

function failed(code: 'unusable' | 'unavailable', reason: string): Download {
  return { ok: false, code, reason }
}

/** https on the usual port, from LinkedIn's hosts or LINKEDIN_MEDIA_HOSTS (`*.` is any host under a domain). */
export function isMediaUrl(
  raw: string,
  env: Pick<SyncEnv, 'LINKEDIN_API_URL' | 'LINKEDIN_MEDIA_HOSTS'>,
): boolean {
  if (!URL.canParse(raw)) return false
  const url = new URL(raw)
  if (url.username || url.password) return false
  if (isLoopback(url)) return isLoopback(env.LINKEDIN_API_URL)
  if (url.protocol !== 'https:' || url.port !== '') return false
  const allowed = `${ownHosts},${env.LINKEDIN_MEDIA_HOSTS}`.toLowerCase().split(/[\s,]+/)
  return allowed.filter(Boolean).some((entry) => {
    return entry.startsWith('*.') ? url.hostname.endsWith(entry.slice(1)) : url.hostname === entry
  })
}
