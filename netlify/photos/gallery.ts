import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { leaders } from '../../src/content/leaders.ts'

// netlify.toml puts the photos into the bundles. There this code is in netlify/functions/: as deep as here.
const publicFolder = join(import.meta.dirname, '../../public')

export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** File names of the leaders' photos by SHA-256. Nothing else is enhanced: the model would be anybody's. */
export async function publishedPhotos(): Promise<Map<string, string>> {
  const photos = leaders.map(async ({ photo }) => {
    const bytes = await readFile(join(publicFolder, photo))
    return [digestOf(bytes), basename(photo)] as const
  })
  return new Map(await Promise.all(photos))
}
