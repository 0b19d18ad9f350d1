import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import type { LinkedInPost } from '../../contracts/linkedin-post.ts'
import { fillTable, readPosts } from '../../integrations/posts.ts'

export type News =
  | { state: 'loading' | 'empty' | 'failed' }
  | { state: 'posts'; posts: LinkedInPost[]; readAt: Date }

/** Reads the posts once; an empty table is filled by the server and read again. */
export function useNews(): News {
  const [news, setNews] = useState<News>({ state: 'loading' })
  useEffect(() => {
    let isGone = false
    void load().then((result) => {
      if (!isGone) setNews(result)
    })
    return () => {
      isGone = true
    }
  }, [])
  return news
}

async function load(): Promise<News> {
  const first = await readPosts()
  if (!first.ok) return fail(first.reason)
  if (first.posts.length > 0) return show(first.posts)

  const problem = await fillTable()
  if (problem !== undefined) {
    console.warn(`LinkedIn posts were not synced: ${problem}`)
    return { state: 'empty' }
  }
  const second = await readPosts()
  if (!second.ok) return fail(second.reason)
  if (second.posts.length === 0) return { state: 'empty' }
  toast.success('Posts synced', {
    description: `Successfully loaded ${second.posts.length} LinkedIn posts`,
  })
  return show(second.posts)
}

function show(posts: LinkedInPost[]): News {
  return { state: 'posts', posts, readAt: new Date() }
}

function fail(reason: string): News {
  console.warn(`LinkedIn posts could not be read: ${reason}`)
  toast.error('Error loading posts', {
    description: 'Unable to load LinkedIn posts. Please try again later.',
  })
  return { state: 'failed' }
}
