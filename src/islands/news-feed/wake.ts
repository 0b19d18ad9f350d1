import { counted } from '@cuewright/runbook/words'
import { wakeUp } from '../../runtime/early-presses.ts'
import type { announce, withdraw } from './announcement.tsx'
import { fillCard } from './fill-card.ts'
import { readNews, type News } from './read-news.ts'

/**
 * Puts the newest posts in the place of their skeletons, and shows a toast if they were synced or could
 * not be read. Without React, which would arrive after the posts (docs/decisions/news-through-the-cdn.md).
 */
export async function wake(island: HTMLElement) {
  wakeUp(island)
  const feed = island.querySelector<HTMLElement>('.news')!
  const templates = [...feed.querySelectorAll('template')]
  const skeletons = [...feed.children].filter((child) => !child.matches('template'))
  feed.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-again]')) return
    // The button goes, and the focus with it.
    feed.tabIndex = -1
    feed.focus({ preventScroll: true })
    feed.replaceChildren(...skeletons)
    void fill(feed, templates, island)
  })
  await fill(feed, templates, island)
}

type Templates = readonly HTMLTemplateElement[]

/** Loaded for the first toast. */
let toast: { announce: typeof announce; withdraw: typeof withdraw } | undefined

/** How often the posts were asked for. */
let reads = 0

async function fill(feed: HTMLElement, templates: Templates, island: HTMLElement) {
  reads += 1
  const read = reads
  feed.ariaBusy = 'true'
  toast?.withdraw()
  const news = await readNews()
  show(feed, templates, news)
  if (document.activeElement === feed)
    feed.querySelector<HTMLElement>('[data-again]')?.focus({ preventScroll: true })
  const message = messageOf(news)
  if (!message) return
  try {
    toast = await import('./announcement.tsx')
    // A visitor may have asked again before the toast's code came.
    if (read === reads) toast.announce(message, island)
  } catch (error) {
    // The page's own text says the same.
    console.warn(`A toast could not be shown: ${String(error)}`)
  }
}

function show(feed: Element, templates: Templates, news: News) {
  function copyOf(state: News['state'] | 'card') {
    const template = templates.find(({ dataset }) => dataset.state === state)!
    return template.content.cloneNode(true) as DocumentFragment
  }

  const shown = copyOf(news.state)
  const now = new Date()
  if (news.state === 'posts') {
    const { posts } = news
    const large = posts.find(({ image_url: picture }) => picture)
    for (const [at, post] of posts.entries()) {
      const card = copyOf('card')
      fillCard(card.querySelector('li')!, post, {
        now,
        older: posts[at + 1],
        isLarge: post === large,
      })
      shown.querySelector('ol')!.append(card)
    }
  }
  feed.replaceChildren(shown)
  feed.ariaBusy = 'false'
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
    description: `Successfully loaded ${counted(news.posts.length, 'LinkedIn post')}`,
  } as const
}
