import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import type { GalleryPhoto } from '../netlify/photos/gallery-photo.ts'
import { leaders } from '../src/content/leaders.ts'

export const galleryFile = join(import.meta.dirname, '../netlify/photos/published-photos.ts')
const publicFolder = join(import.meta.dirname, '../public')

/** The module that tells the photo tool's function which photos are published. */
export async function galleryModule(): Promise<string> {
  const photos = await Promise.all(leaders.map(async ({ id, photo }) => describe(id, photo)))
  const entries = photos.map((photo) => {
    const lines = Object.entries(photo).map(([name, value]) => `    ${name}: ${literal(value)},\n`)
    return `  {\n${lines.join('')}  },\n`
  })
  return `// Written by pipeline/gallery.ts from the leaders' published photos: do not edit.
import type { GalleryPhoto } from './gallery-photo.ts'

export const publishedPhotos: readonly GalleryPhoto[] = [
${entries.join('')}]
`
}

async function describe(leader: string, photo: string): Promise<GalleryPhoto> {
  const bytes = await readFile(join(publicFolder, photo))
  const { format, autoOrient } = await sharp(bytes).metadata()
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp') {
    throw new Error(`${photo}: the photo tool takes JPEG, PNG and WebP, and this is ${format}`)
  }
  return {
    leader,
    file: basename(photo),
    type: `image/${format}`,
    width: autoOrient.width,
    height: autoOrient.height,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}

function literal(value: string | number) {
  return typeof value === 'string' ? `'${value}'` : `${value}`
}
