import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { LinkedInPost } from '../../src/contracts/linkedin-post.ts'
import { databaseProblem, type DatabaseProblem } from '../platform/supabase.ts'

const table = 'linkedin_posts'
const mostStored = 1000

const StoredPost = LinkedInPost.extend({
  image_url: z.string().nullable(),
  hidden_at: z.string().nullable(),
})
export type StoredPost = z.infer<typeof StoredPost>

type Answer = { error: { message: string } | null; status: number }

/** Reads and writes linkedin_posts with the service role's rights. It never deletes. */
export function createPostStore(database: SupabaseClient) {
  return {
    /** The newest stored posts, hidden ones among them. */
    async newest(): Promise<{ ok: true; posts: StoredPost[] } | DatabaseProblem> {
      const answer = await database
        .from(table)
        .select('*')
        .order('created_at', { ascending: false })
        .limit(mostStored)
      if (answer.error) return refused(answer)
      const posts = z.array(StoredPost).parse(answer.data)
      // One spelling of a moment, so that rows can be compared.
      return { ok: true, posts: posts.map((post) => ({ ...post, created_at: iso(post) })) }
    },

    /** Writes rows in one statement: new ones are added, known ones replaced. */
    async upsert(posts: StoredPost[]): Promise<{ ok: true } | DatabaseProblem> {
      const answer = await database.from(table).upsert(posts, { onConflict: 'id' })
      return answer.error ? refused(answer) : { ok: true }
    },

    /** Takes posts out of sight of everyone but the service role. */
    async hide(ids: string[]): Promise<{ ok: true } | DatabaseProblem> {
      const hidden_at = new Date().toISOString()
      const answer = await database.from(table).update({ hidden_at }).in('id', ids)
      return answer.error ? refused(answer) : { ok: true }
    },
  }
}

export type PostStore = ReturnType<typeof createPostStore>

function iso(post: StoredPost) {
  return new Date(post.created_at).toISOString()
}

function refused({ status, error }: Answer) {
  return databaseProblem(status, error?.message ?? '')
}
