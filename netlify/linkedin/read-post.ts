import { z } from 'zod'
import { longest } from '../../src/contracts/linkedin-post.ts'

const Urn = z
  .string()
  .max(longest.id)
  .regex(/^urn:li:\w+:[\w-]+$/)

const dayMs = 86_400_000

/** Refuses dates after tomorrow: a post from the future would be the first on the page until then. */
function isCredible(moment: number) {
  return moment < Date.now() + dayMs
}

const Moment = z.number().int().positive().refine(isCredible)

const PostElement = z.object({
  id: Urn,
  commentary: z.string().nullish(),
  visibility: z.string(),
  lifecycleState: z.string(),
  distribution: z.object({ feedDistribution: z.string().optional() }).nullish(),
  adContext: z.unknown().optional(),
  createdAt: Moment,
  publishedAt: Moment.nullish(),
  content: z.unknown().optional(),
  reshareContext: z.object({ parent: Urn }).nullish().catch(null),
})

const Media = z.object({ id: z.string(), title: z.string().optional() })
const contentKinds = {
  media: z.object({ media: Media }),
  multiImage: z.object({ multiImage: z.object({ images: z.array(Media).min(1) }) }),
  article: z.object({
    article: z.object({ title: z.string().optional(), thumbnail: z.string().optional() }),
  }),
  poll: z.object({ poll: z.object({ question: z.string() }) }),
}

export type FetchedPost = {
  id: string
  /** Whether everybody sees it on the company's page, where no advert is shown. */
  isPublic: boolean
  isAdvert: boolean
  /** Milliseconds since 1970. A draft is created when it is begun. */
  createdAt: number
  publishedAt: number
  /** LinkedIn's little text. */
  text: string
  /** The URN of the post that this one shares. */
  parent?: string
  contentTitle?: string
  /** The URN of an image, or of a video for its thumbnail. */
  picture?: string
}

/** Reads a post of the finder; undefined if it lacks what a row needs. */
export function readPost(raw: unknown): FetchedPost | undefined {
  const { data } = PostElement.safeParse(raw)
  if (!data) return undefined
  const { title, picture } = readContent(data.content)
  return {
    id: data.id,
    isPublic:
      data.lifecycleState === 'PUBLISHED' && data.visibility === 'PUBLIC' && !isAdvert(data),
    isAdvert: isAdvert(data),
    createdAt: data.createdAt,
    publishedAt: data.publishedAt ?? data.createdAt,
    text: data.commentary ?? '',
    parent: data.reshareContext?.parent,
    contentTitle: title,
    picture,
  }
}

function isAdvert({ distribution, adContext }: z.infer<typeof PostElement>) {
  const { feedDistribution = 'MAIN_FEED' } = distribution ?? {}
  return feedDistribution !== 'MAIN_FEED' || (adContext ?? null) !== null
}

/** The title and the picture of a post's content. A kind that LinkedIn adds later has neither. */
function readContent(raw: unknown): { title?: string; picture?: string } {
  const media = contentKinds.media.safeParse(raw).data?.media
  if (media) return { title: media.title, picture: asPicture(media.id) }
  const images = contentKinds.multiImage.safeParse(raw).data?.multiImage.images
  if (images) return { picture: asPicture(images[0]?.id) }
  const article = contentKinds.article.safeParse(raw).data?.article
  if (article) return { title: article.title, picture: asPicture(article.thumbnail) }
  return { title: contentKinds.poll.safeParse(raw).data?.poll.question }
}

function asPicture(urn: string | undefined) {
  return urn && /^urn:li:(image|video):[\w-]+$/.test(urn) ? urn : undefined
}
