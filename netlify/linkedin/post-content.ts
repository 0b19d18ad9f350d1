import { z } from 'zod'

const Media = z.object({ id: z.string(), title: z.string().optional() })
const content = {
  media: z.object({ media: Media }),
  multiImage: z.object({ multiImage: z.object({ images: z.array(Media).min(1) }) }),
  article: z.object({
    article: z.object({ title: z.string().optional(), thumbnail: z.string().optional() }),
  }),
  poll: z.object({ poll: z.object({ question: z.string() }) }),
}

export type PostContent = {
  title?: string
  /** The URN of the image, or of the video whose thumbnail it is. */
  picture?: string
}

/**
 * What a post's content says of its title and its picture: a single medium, the first of several
 * images, an article or a poll. Content of a kind that LinkedIn adds later has neither.
 */
export function readContent(raw: unknown): PostContent {
  const media = content.media.safeParse(raw).data?.media
  if (media) return { title: media.title, picture: asPicture(media.id) }
  const images = content.multiImage.safeParse(raw).data?.multiImage.images
  if (images) return { picture: asPicture(images[0]?.id) }
  const article = content.article.safeParse(raw).data?.article
  if (article) return { title: article.title, picture: asPicture(article.thumbnail) }
  return { title: content.poll.safeParse(raw).data?.poll.question }
}

// Documents have no picture of their own.
function asPicture(urn: string | undefined) {
  return urn && /^urn:li:(image|video):[\w-]+$/.test(urn) ? urn : undefined
}
