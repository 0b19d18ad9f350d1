// Written by pipeline/gallery.ts from the leaders' published photos: do not edit.
import type { GalleryPhoto } from './gallery-photo.ts'

export const publishedPhotos: readonly GalleryPhoto[] = [
  {
    leader: 'harriet-lidgate',
    file: 'harriet-lidgate.jpg',
    type: 'image/jpeg',
    width: 1024,
    height: 1024,
    sha256: '125b5678248914c67bb9f74b9910e2603289e242f28a8af6d43d6a822c296bb5',
  },
  {
    leader: 'tobias-marlesford',
    file: 'tobias-marlesford.jpg',
    type: 'image/jpeg',
    width: 1024,
    height: 1024,
    sha256: '84a556002c446e9f9e7d79190e7c7480b3a275d2f6e87c71fc31b7528ea30749',
  },
  {
    leader: 'anjali-penhallow',
    file: 'anjali-penhallow.jpg',
    type: 'image/jpeg',
    width: 1024,
    height: 1024,
    sha256: '659dbb72ae6449b7d646115fbd51fa07884c88eb23aa65f03d61599bb505dde5',
  },
]
