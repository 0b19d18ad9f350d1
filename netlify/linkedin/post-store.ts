import { z } from 'zod'
import { shownPosts, type PostAuthor } from '../../src/contracts/linkedin-post.ts'
import { batches } from '../platform/batches.ts'
import { databaseProblem, type DatabaseClient } from '../platform/supabase.ts'
import { problem, type Problem } from './sync-problem.ts'

const { table } = shownPosts
const mostStored = 1000
const batchSize = 20

const State = z.object({
  id: z.string(),
  created_at: z.string(),
  image_url: z.string().nullable(),
  likes: z.number(),
  comments: z.number(),
  shares: z.number(),
  hidden_at: z.string().nullable(),
})
const Texts = z.object({
  id: z.string(),
  title: z.string(),
  author: z.custom<PostAuthor>(),
  text: z.string(),
  url: z.string(),
})
type State = z.infer<typeof State>
type Texts = z.infer<typeof Texts>

/** A row as the table should have it. */
export type PostRow = State & Texts
/** A row as the table has it. Its texts are absent until they are read. */
export type StoredPost = State & Partial<Texts>

/** Reads and writes linkedin_posts with the service role's rights. It never deletes. */
export class PostStore {
  private readonly database: DatabaseClient
  private readonly signal: AbortSignal

  constructor(database: DatabaseClient, signal: AbortSignal) {
    this.database = database
    this.signal = signal
  }

  /**
   * Reads the newest stored posts, hidden ones included, without their texts. Rows with a date that nobody can read
   * are left out, and a problem.
   */
  async read(): Promise<{ ok: true; posts: StoredPost[]; problems: Problem[] } | Problem> {
    const { data, error, status } = await this.database
      .from(table)
      .select('id, created_at, image_url, likes, comments, shares, hidden_at')
      .order('created_at', { ascending: false })
      .limit(mostStored)
    if (error) return this.failure(status, error.message)
    const all = z.array(State).parse(data)
    const undated = all.filter((post) => !hasDate(post)).map(({ id }) => id)
    const detail = undated.join(', ').slice(0, 500)
    return {
      ok: true,
      posts: all.filter(hasDate).map(withIsoDate),
      problems: undated.length > 0 ? [problem('bad_rows', { detail })] : [],
    }
  }

  /** Reads the texts of these posts. Texts that are too large to read remain absent. */
  async addTexts(
    stored: readonly StoredPost[],
    ids: readonly string[],
  ): Promise<{ ok: true; posts: StoredPost[] } | Problem> {
    const texts = new Map<string, Texts>()
    const wanted = stored.map(({ id }) => id).filter((id) => ids.includes(id))
    for (const batch of batches(wanted, batchSize)) {
      const { data, error, status } = await this.database
        .from(table)
        .select('id, title, author, text, url')
        .in('id', batch)
      const failure = error ? this.failure(status, error.message) : undefined
      if (failure?.code === 'database_too_large') continue
      if (failure) return failure
      for (const each of z.array(Texts).parse(data)) texts.set(each.id, each)
    }
    return { ok: true, posts: stored.map((post) => ({ ...post, ...texts.get(post.id) })) }
  }

  /**
   * Writes the rows that are new or changed, in groups, until the database is away. A group that is refused is
   * written row by row. Returns the rows that the table then has, and why it refused which ids.
   */
  async save(rows: readonly PostRow[], stored: readonly StoredPost[]) {
    const changed = rows.filter((row) => !hasRow(stored, row))
    const groups = batches(changed, batchSize)
    const saved = new Map<string, PostRow>()
    const refused = new Map<string, Problem>()
    let stopped: Problem | undefined
    for (const group of groups) {
      if (this.signal.aborted) stopped = problem('out_of_time')
      if (stopped) break
      const { error, status } = await this.database.from(table).upsert(group, { onConflict: 'id' })
      const failure = error ? this.failure(status, error.message) : undefined
      if (!failure) for (const row of group) saved.set(row.id, row)
      else if (failure.code !== 'database_refused') stopped = failure
      else if (group.length === 1) refused.set(group[0]!.id, failure)
      // Tries each row alone, after the other groups.
      else groups.push(...batches(group, 1))
    }
    const others = stored.filter((row) => !saved.has(row.id))
    return { stored: [...saved.values(), ...others], written: saved.size, refused, stopped }
  }

  /** Hides posts and removes their pictures. Returns the rows that the table then has. */
  async hide(ids: readonly string[], stored: StoredPost[]) {
    if (ids.length === 0) return { stored }
    if (this.signal.aborted) return { stored, stopped: problem('out_of_time') }
    const hidden = { hidden_at: new Date().toISOString(), image_url: null }
    const { error, status } = await this.database.from(table).update(hidden).in('id', ids)
    if (error) return { stored, stopped: this.failure(status, error.message) }
    return { stored: stored.map((row) => (ids.includes(row.id) ? { ...row, ...hidden } : row)) }
  }

  /** Returns the pictures that no visible post uses. Asks the table, which may have more posts than a run reads. */
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

  private failure(status: number, message: string): Problem {
    return this.signal.aborted ? problem('out_of_time') : databaseProblem(status, message)
  }
}

/** Whether the table has this row already, with the same value in every column. */
export function hasRow(stored: readonly StoredPost[], row: PostRow): boolean {
  const same = stored.find(({ id }) => id === row.id)
  return same !== undefined && fingerprint(same) === fingerprint(row)
}

function fingerprint(post: StoredPost) {
  return JSON.stringify(Object.entries(post).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** PostgreSQL takes 'infinity', years before Christ and the year 99999. */
function hasDate({ created_at }: State) {
  return !Number.isNaN(Date.parse(created_at))
}

/** One format for moments, so that rows can be compared. */
function withIsoDate(post: State) {
  return { ...post, created_at: new Date(post.created_at).toISOString() }
}
