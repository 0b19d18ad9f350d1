import { z } from 'zod'
import { LinkedInPost, shownPosts } from '../../src/contracts/linkedin-post.ts'
import { batches } from '../platform/batches.ts'
import { databaseProblem, type DatabaseClient } from '../platform/supabase.ts'
import { problem, type Problem } from './sync-problem.ts'

const { table } = shownPosts
const mostStored = 1000
const batchSize = 20

const StoredPost = z.object({
  ...LinkedInPost.shape,
  url: z.string(),
  image_url: z.string().nullable(),
  hidden_at: z.string().nullable(),
})
export type StoredPost = z.infer<typeof StoredPost>

/** Reads and writes linkedin_posts with the service role's rights. It never deletes. */
export class PostStore {
  private readonly database: DatabaseClient
  private readonly signal: AbortSignal

  constructor(database: DatabaseClient, signal: AbortSignal) {
    this.database = database
    this.signal = signal
  }

  /** The newest stored posts, hidden ones among them. */
  async newest(): Promise<{ ok: true; posts: StoredPost[] } | Problem> {
    const { data, error, status } = await this.database
      .from(table)
      .select('*')
      .order('created_at', { ascending: false })
      .limit(mostStored)
    if (error) return this.failure(status, error.message)
    const posts = z.array(StoredPost).parse(data)
    // One spelling of a moment, so that rows can be compared.
    return { ok: true, posts: posts.map((post) => ({ ...post, created_at: iso(post) })) }
  }

  /** Writes the rows that are new or changed, in batches, until one fails. Returns the rows that the table then has. */
  async save(
    rows: readonly StoredPost[],
    known: readonly StoredPost[],
  ): Promise<{ known: StoredPost[]; written: number; stopped?: Problem }> {
    const changed = rows.filter((row) => !hasRow(known, row))
    const saved: StoredPost[] = []
    let stopped: Problem | undefined
    for (const batch of batches(changed, batchSize)) {
      stopped = await this.write(batch)
      if (stopped) break
      saved.push(...batch)
    }
    const replaced = new Set(saved.map((row) => row.id))
    const others = known.filter((row) => !replaced.has(row.id))
    return { known: [...saved, ...others], written: saved.length, stopped }
  }

  /** Hides posts and removes their pictures. Returns the rows that the table then has. */
  async hide(
    ids: readonly string[],
    known: StoredPost[],
  ): Promise<{ known: StoredPost[]; stopped?: Problem }> {
    if (ids.length === 0) return { known }
    if (this.signal.aborted) return { known, stopped: problem('out_of_time') }
    const hidden = { hidden_at: new Date().toISOString(), image_url: null }
    const { error, status } = await this.database.from(table).update(hidden).in('id', ids)
    if (error) return { known, stopped: this.failure(status, error.message) }
    return { known: known.map((row) => (ids.includes(row.id) ? { ...row, ...hidden } : row)) }
  }

  /** Those of the pictures that no visible post has. The table may have more posts than a run reads. */
  async unused(paths: readonly string[]): Promise<string[]> {
    const unused: string[] = []
    for (const batch of batches(paths, batchSize)) {
      const { data, error } = await this.database
        .from(table)
        .select('image_url')
        .is('hidden_at', null)
        .in('image_url', batch)
      if (error) break
      unused.push(...batch.filter((path) => !data.some((row) => row.image_url === path)))
    }
    return unused
  }

  private async write(rows: StoredPost[]): Promise<Problem | undefined> {
    if (this.signal.aborted) return problem('out_of_time')
    const { error, status } = await this.database.from(table).upsert(rows, { onConflict: 'id' })
    return error ? this.failure(status, error.message) : undefined
  }

  private failure(status: number, message: string): Problem {
    return this.signal.aborted ? problem('out_of_time') : databaseProblem(status, message)
  }
}

/** Whether a row is among those that the table has, column for column. */
export function hasRow(known: readonly StoredPost[], row: StoredPost): boolean {
  const same = known.find(({ id }) => id === row.id)
  return same !== undefined && fingerprint(same) === fingerprint(row)
}

function fingerprint(post: StoredPost) {
  return JSON.stringify(Object.entries(post).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function iso(post: StoredPost) {
  return new Date(post.created_at).toISOString()
}
