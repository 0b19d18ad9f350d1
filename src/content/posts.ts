import { readPosts } from './read-posts.ts'
import type { Post } from './read-posts.ts'

export type { Post } from './read-posts.ts'

const posts = readPosts(
  import.meta.glob<string>('./blog/*.md', { query: '?raw', import: 'default', eager: true }),
)

/** All posts, newest first. */
export function getPosts(): Post[] {
  return posts
}

/** The posts on the blog's list, newest first. */
export function getListedPosts(): Post[] {
  return posts.filter((post) => post.listed)
}

/** The post at a URL, or undefined when there is none. */
export function getPost(slug: string): Post | undefined {
  return posts.find((post) => post.slug === slug)
}

/** The posts published before and after one, among all posts. */
export function getNeighbours(slug: string): { previous?: Post; next?: Post } {
  const index = posts.findIndex((post) => post.slug === slug)
  if (index === -1) return {}
  return { previous: posts[index + 1], next: posts[index - 1] }
}
