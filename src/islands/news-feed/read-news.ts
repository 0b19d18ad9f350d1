import type { LinkedInPost } from '../../contracts/linkedin-post.ts'
import { fillTable, readPosts } from '../../integrations/posts.ts'

export type News =
  | { state: 'empty' | 'failed' }
  /** `isSynced`: the server has filled the table for this visitor. */
  | { state: 'posts'; posts: LinkedInPost[]; isSynced: boolean }

/** Reads the posts once; an empty table is filled by the server and read again. */
export async function readNews(): Promise<News> {
  const first = await readPosts()
  if (!first.ok) return fail(first.reason)
  if (first.posts.length > 0) return { state: 'posts', posts: first.posts, isSynced: false }
  if (first.isAlone) return { state: 'empty' }

  const problem = await fillTable()
  if (problem !== undefined) {
    console.warn(`LinkedIn posts were not synced: ${problem}`)
    return { state: 'empty' }
  }
  const second = await readPosts()
  if (!second.ok) return fail(second.reason)
  if (second.posts.length === 0) return { state: 'empty' }
  return { state: 'posts', posts: second.posts, isSynced: true }
}

function fail(reason: string): News {
  console.warn(`LinkedIn posts could not be read: ${reason}`)
  return { state: 'failed' }
}
