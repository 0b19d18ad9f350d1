import { z } from 'zod'
import { readContent } from './files.ts'
import { scenarios } from './scenarios.ts'
import { parseContent, type Content } from './markdown.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const PLAIN = z.string().regex(/^[^<&]+$/)
export const WORDS_PER_MINUTE = 220

export const PostMeta = z.strictObject({
  title: z.string().min(1).max(90),
  /** Also the page's description, which search engines cut after 160 characters. */
  excerpt: z.string().min(70).max(160),
  author: z.string().min(1),
  /** 'sample': nobody has confirmed that the author exists, and the page says so. */
  status: z.enum(['sample', 'confirmed']).default('confirmed'),
  date: z.iso.date(),
  /** The day of the last change to its text. */
  updated: z.iso.date().optional(),
  tags: z.array(z.string().min(1)).min(1).max(4),
  /** A picture in blog/pictures, without '.svg'. */
  image: z.string().regex(SLUG),
  imageAlt: z.string().min(20),
  listed: z.boolean(),
  /** The success story that goes with it, by its folder's name. */
  story: z.string().regex(SLUG).optional(),
  /** The site's events whose figures it uses. */
  events: z.array(z.enum(scenarios.map(({ id }) => id))).default([]),
  /** Its other figures: assumptions, other people's figures, and figures of speech. */
  supposed: z.array(z.string()).default([]),
  /** `beside` is the beginning of the paragraph next to the figure. */
  margin: z.array(z.strictObject({ figure: PLAIN, words: PLAIN, beside: PLAIN })).default([]),
})
export type PostMeta = z.infer<typeof PostMeta>

export type Post = PostMeta &
  Omit<Content<PostMeta>, 'meta'> & { slug: string; imageUrl: string; readTime: string }

/**
 * Posts from Markdown sources by path, newest first (by title within a day).
 * The slug is the file's name. Throws, naming the file, on a bad name or front matter.
 */
export function readPosts(files: Record<string, string>): Post[] {
  return Object.entries(files)
    .map(([path, source]) => readPost(path, source))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title))
}

function readPost(path: string, source: string): Post {
  const slug = path.replace(/^.*\//, '').replace(/\.md$/, '')
  if (!SLUG.test(slug))
    throw new Error(`${path}: name the file in kebab-case, it is the post's URL`)
  const { meta, ...content } = parseContent(path, source, PostMeta)
  const minutes = Math.max(1, Math.ceil(content.words / WORDS_PER_MINUTE))
  return {
    ...meta,
    ...content,
    slug,
    imageUrl: `/images/blog/${meta.image}.svg`,
    readTime: `${minutes} min read`,
  }
}

const posts = readPosts(readContent('blog/*.md'))

export function getPosts(): Post[] {
  return posts
}

export function getListedPosts(): Post[] {
  return posts.filter((post) => post.listed)
}

export function getPost(slug: string): Post | undefined {
  return posts.find((post) => post.slug === slug)
}

export function getNeighbours(slug: string): { previous?: Post; next?: Post } {
  const index = posts.findIndex((post) => post.slug === slug)
  if (index === -1) return {}
  return { previous: posts[index + 1], next: posts[index - 1] }
}
