/** One post of the stand-in: what LinkedIn would know of it, and how old it is. */
export type SamplePost = {
  urn: string
  /** Little text, exactly as LinkedIn sends it. */
  commentary: string
  ageHours: number
  visibility?: 'PUBLIC' | 'CONNECTIONS' | 'LOGGED_IN'
  lifecycleState?: 'PUBLISHED' | 'DRAFT' | 'PUBLISH_REQUESTED' | 'PUBLISH_FAILED'
  content?: PostContent
  reshareOf?: string
  counts: { reactions: Partial<Record<ReactionType, number>>; comments: number; shares: number }
}

export type PostContent =
  | { media: { id: string; title?: string; altText?: string } }
  | { multiImage: { images: { id: string; altText: string }[] } }
  | { article: { source: string; title: string; description: string; thumbnail?: string } }
  | {
      poll: {
        question: string
        options: { text: string }[]
        settings: { duration: string; voteSelectionType: string }
      }
    }

type ReactionType = 'LIKE' | 'PRAISE' | 'EMPATHY' | 'INTEREST' | 'APPRECIATION' | 'ENTERTAINMENT'

/** A picture of the stand-in: the words on its card, and how it is drawn and stored. */
export type SamplePicture = {
  urn: string
  kicker: string
  headline: string
  tone: 'green' | 'paper' | 'yellow'
  format: 'jpeg' | 'png' | 'webp'
}
