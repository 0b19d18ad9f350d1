import { z } from 'zod'
import { readContent } from './post-content.ts'
import { postTitle } from './post-title.ts'

const Urn = z.string().regex(/^urn:li:\w+:[\w-]+$/)

const PostElement = z.object({
  id: Urn,
  commentary: z.string().nullish(),
  visibility: z.string(),
  lifecycleState: z.string(),
  createdAt: z.number().int().positive(),
  content: z.unknown().optional(),
  reshareContext: z.object({ parent: Urn }).nullish().catch(null),
})
type PostElement = z.infer<typeof PostElement>

export type FoundPost = PostElement & { isPublic: boolean }

/** A post as the finder returns it, or undefined where it lacks what a row needs. */
export function readPostElement(raw: unknown): FoundPost | undefined {
  const { data } = PostElement.safeParse(raw)
  if (!data) return undefined
  return {
    ...data,
    isPublic: data.lifecycleState === 'PUBLISHED' && data.visibility === 'PUBLIC',
  }
}

/** The post's address. The URN stays as it is: a share and its activity have different numbers. */
export function permalink(urn: string): string {
  return `https://www.linkedin.com/feed/update/${urn}`
}

/** The columns of a row that come from the post itself, and the URN of its picture. */
export function describePost(post: FoundPost, authorName: string) {
  const commentary = post.commentary ?? ''
  const parent = post.reshareContext?.parent
  const { title, picture } = readContent(post.content)
  const fallback = parent ? `${authorName} shared a post` : `Update from ${authorName}`
  return {
    row: {
      id: post.id,
      title: postTitle(commentary, title, fallback),
      author: { name: authorName },
      text: commentary.trim() === '' && parent ? permalink(parent) : commentary,
      url: permalink(post.id),
      created_at: new Date(post.createdAt).toISOString(),
    },
    picture,
  }
}
