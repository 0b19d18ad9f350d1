// Written by pipeline/gallery.ts from the leaders' published photos: do not edit.
import type { GalleryPhoto } from './gallery-photo.ts'

export const publishedPhotos: readonly GalleryPhoto[] = [
  {
    leader: 'harriet-lidgate',
    file: 'harriet-lidgate.jpg',
    type: 'image/jpeg',
    width: 1024,
    height: 1024,
    sha256: 'a0cdfedafc4219736f9271d9a04caff85dadf3388058803e33d09aadff2a7859',
  },
  {
    leader: 'tobias-marlesford',
    file: 'tobias-marlesford.jpg',
    type: 'image/jpeg',
    width: 1024,
    height: 1024,
    sha256: '6ed2ef879cebdbdfbb706645f8745ff0942c2fe86f2870d27eb49fea1b83452a',
  },
  {
    leader: 'anjali-penhallow',
    file: 'anjali-penhallow.jpg',
    type: 'image/jpeg',
    width: 1024,
    height: 1024,
    sha256: '8a036a0759fd45ea155a578ab325cd01e8809d462fc4a96ecb0c7bb2ddedcceb',
  },
]
