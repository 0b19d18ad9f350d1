/** The tags by which the CDN forgets the posts, and their pictures with the resized copies. */
export const cdnTags = { posts: 'news', pictures: 'news-images' } as const
export type CdnTag = (typeof cdnTags)[keyof typeof cdnTags]
