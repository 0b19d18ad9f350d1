import type { Found } from './finder.ts'
import type { StoredPost } from './post-store.ts'

/**
 * The stored posts to hide: those that are no longer public, and those that LinkedIn no longer
 * shows although the pages reach back beyond them. An empty answer covers nothing.
 */
export function postsToHide(stored: StoredPost[], found: Found): string[] {
  const byId = new Map(found.posts.map((post) => [post.id, post]))
  // An element without an id could be any of the missing ones, and a post that moved up a place
  // while the pages were read is on none of them.
  const isComplete = found.isSteady && !found.unreadable.includes(undefined)
  const canMiss = isComplete && found.posts.length > 0
  return stored
    .filter((post) => {
      if (post.hidden_at !== null) return false
      const shown = byId.get(post.id)
      if (shown) return !shown.isPublic
      if (!canMiss || found.unreadable.includes(post.id)) return false
      return Date.parse(post.created_at) > found.coversFrom
    })
    .map((post) => post.id)
}
