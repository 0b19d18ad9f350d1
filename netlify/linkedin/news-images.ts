import { createHash } from 'node:crypto'

/** The blob store of the posts' pictures. */
export const newsImagesStore = 'news-images'

/** The key of a picture in the store: LinkedIn never changes what a URN shows. */
export function pictureKey(urn: string): string {
  return createHash('sha256').update(urn).digest('hex')
}

/** Whether a text can be a key. */
export function isPictureKey(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{64}$/.test(text)
}

/** Where the site serves a mirrored picture. */
export function picturePath(urn: string): string {
  return `/api/news-image/${pictureKey(urn)}`
}
