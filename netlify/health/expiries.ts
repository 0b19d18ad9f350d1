import { securityTxt, securityTxtEnds } from '../../src/site.ts'
import { firstUseOf } from '../linkedin/run-store.ts'
import type { SyncEnv, Timing } from '../linkedin/settings.ts'
import { Token, type TokenExpiry } from '../linkedin/token.ts'
import { PhotoEnv } from '../photos/settings.ts'
import type { Kept } from '../platform/blobs.ts'
import { readEnv, type Env } from '../platform/env.ts'
import type { Log } from '../platform/log.ts'
import type { DatabaseClient } from '../platform/supabase.ts'

/** Something that ends by itself and that the owner must renew. */
export type Expiry = {
  code: 'token_lapsing' | 'version_ending' | 'security_txt_ending' | 'model_ending'
  what: string
  /** Milliseconds since 1970. */
  at: number
  /** True if nobody told us the day: the true one may be earlier. */
  isEstimated: boolean
  /** The heading of the recipe in docs/how-to.md. */
  recipe: string
}

/** When LinkedIn's token expires: as LinkedIn said, or else counted from the first run that used it. */
export async function readTokenExpiry(
  env: SyncEnv,
  { database, log, timing }: { database: DatabaseClient; log: Log; timing: Timing },
): Promise<Kept<TokenExpiry>> {
  const token = new Token({ env, log, timing })
  return token.expiry(await firstUseOf(token.digest, database))
}

/** All that ends by itself, the token's end included if it is known. */
export function listExpiries(env: Env, sync: SyncEnv, token: Kept<TokenExpiry>): Expiry[] {
  const photos = readEnv(PhotoEnv, env)
  const modelEnds = photos.ok ? photos.env.OPENAI_IMAGE_MODEL_ENDS : undefined
  return [
    ...(token.state === 'found' ? [tokenExpiry(token.value)] : []),
    {
      code: 'version_ending',
      what: `LINKEDIN_VERSION ${sync.LINKEDIN_VERSION}`,
      at: versionEnd(sync.LINKEDIN_VERSION),
      isEstimated: true,
      recipe: 'When a LinkedIn version ends',
    },
    {
      code: 'security_txt_ending',
      what: securityTxt.name,
      at: Date.parse(securityTxtEnds),
      isEstimated: false,
      recipe: 'Each month',
    },
    ...(modelEnds === undefined ? [] : [modelExpiry(modelEnds)]),
  ]
}

function tokenExpiry({ name, at, isEstimated }: TokenExpiry): Expiry {
  return { code: 'token_lapsing', what: name, at, isEstimated, recipe: "LinkedIn's token" }
}

function modelExpiry(day: string): Expiry {
  return {
    code: 'model_ending',
    what: 'the image model',
    at: Date.parse(day),
    isEstimated: false,
    recipe: 'When a model is retired',
  }
}

/** LinkedIn keeps a version, such as 202609, for a year: https://learn.microsoft.com/linkedin/marketing/versioning. */
export function versionEnd(version: string): number {
  return Date.UTC(Number(version.slice(0, 4)) + 1, Number(version.slice(4)) - 1)
}
