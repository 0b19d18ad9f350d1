import { useEffect, useState, type ComponentType } from 'react'
import type { Message } from './announcement.tsx'
import type { News } from './use-news.ts'

/** Shows a toast if the visitor should hear how the posts came, or that they did not. */
export function Announce({ news }: { news: News }) {
  const [loaded, setLoaded] = useState<{ Announcement: ComponentType<Message> }>()
  const message = messageOf(news)
  const isWanted = message !== undefined
  useEffect(() => {
    if (!isWanted) return
    import('./announcement.tsx').then(setLoaded, (error: unknown) => {
      // The page says the same in its text.
      console.warn(`A toast could not be shown: ${String(error)}`)
    })
  }, [isWanted])
  return loaded && message && <loaded.Announcement {...message} />
}

function messageOf(news: News): Message | undefined {
  if (news.state === 'failed') {
    return {
      kind: 'error',
      title: 'Error loading posts',
      description: 'Unable to load LinkedIn posts. Please try again later.',
    }
  }
  if (news.state !== 'posts' || !news.isSynced) return undefined
  return {
    kind: 'success',
    title: 'Posts synced',
    description: `Successfully loaded ${news.posts.length} LinkedIn posts`,
  }
}
