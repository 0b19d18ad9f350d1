import { wakeUp } from '../../runtime/early-presses.ts'
import { draw } from './draw.ts'
import { Feed } from './feed.tsx'
import { readNews, type News } from './read-news.ts'

/**
 * Puts the newest posts in the place of their skeletons, and a toast beside them where something was out
 * of the ordinary. Without React, which would arrive after the posts (docs/decisions/news-through-the-cdn.md).
 */
export async function wake(island: HTMLElement) {
  wakeUp(island)
  const news = await readNews()
  island.replaceChildren(draw(<Feed news={news} />))
  const message = messageOf(news)
  if (!message) return
  try {
    const { announce } = await import('./announcement.tsx')
    announce(message, island)
  } catch (error) {
    // The page says the same in its text.
    console.warn(`A toast could not be shown: ${String(error)}`)
  }
}

function messageOf(news: News) {
  if (news.state === 'failed') {
    return {
      kind: 'error',
      title: 'Error loading posts',
      description: 'Unable to load LinkedIn posts. Please try again later.',
    } as const
  }
  if (news.state !== 'posts' || !news.isSynced) return undefined
  return {
    kind: 'success',
    title: 'Posts synced',
    description: `Successfully loaded ${news.posts.length} LinkedIn posts`,
  } as const
}
