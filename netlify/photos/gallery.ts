import { createHash } from 'node:crypto'
import type { GalleryPhoto } from './gallery-photo.ts'
import { publishedPhotos } from './published-photos.ts'

/**
 * The published photo with exactly these bytes, if there is one. Nothing else may be enhanced: that
 * is what keeps a public function from becoming anybody's free image model.
 */
export function findPhoto(
  bytes: Uint8Array,
  gallery: readonly GalleryPhoto[] = publishedPhotos,
): { digest: string; photo: GalleryPhoto | undefined } {
  const digest = createHash('sha256').update(bytes).digest('hex')
  return { digest, photo: gallery.find(({ sha256 }) => sha256 === digest) }
}
