import type { Log } from '../platform/log.ts'
import type { Get } from './linkedin-api.ts'
import type { PictureStore } from './picture-store.ts'
import type { PostStore } from './post-store.ts'
import type { SyncEnv, Timing } from './settings.ts'
import type { Token } from './token.ts'

/** What a sync works with. It ends when `signal` aborts. */
export type SyncParts = {
  env: SyncEnv
  get: Get
  posts: PostStore
  pictures: PictureStore
  token: Token
  log: Log
  timing: Timing
  signal: AbortSignal
}
