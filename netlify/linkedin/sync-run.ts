import type { BlobStore } from '../platform/blobs.ts'
import type { Log } from '../platform/log.ts'
import type { Found } from './finder.ts'
import type { FoundPost } from './post-element.ts'
import type { PostStore, StoredPost } from './post-store.ts'
import type { Problem } from './problem.ts'
import type { Tally } from './report.ts'
import type { Get } from './request.ts'
import type { RowWriter } from './row-writer.ts'
import type { SyncEnv, Timing } from './settings.ts'
import type { TokenKeeper } from './token-keeper.ts'

export type SyncParts = {
  env: SyncEnv
  get: Get
  posts: PostStore
  images: BlobStore
  tokens: TokenKeeper
  log: Log
  timing: Timing
  /** Aborts when the run's time is up. */
  signal: AbortSignal
}

/** A sync that has read both sides, and what it has done and missed so far. */
export type SyncRun = SyncParts & {
  /** What the table held when the run began. */
  stored: StoredPost[]
  found: Found
  /** The posts of which the table is to hold a row. */
  shown: FoundPost[]
  writer: RowWriter
  tally: Tally
  gaps: Problem[]
  warnings: string[]
}
