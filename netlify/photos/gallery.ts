import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { leaders } from '../../src/content/leaders.ts'

// netlify.toml copies the photos into each function's bundle, at the same depth as here.
const publicFolder = join(import.meta.dirname, '../../public')

export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** File names of the leaders' photos by SHA-256. Only these may be enhanced, so that strangers can't use the model. */
export async function publishedPhotos(): Promise<Map<string, string>> {
  const photos = leaders.map(async ({ photo }) => {
    const bytes = await readFile(join(publicFolder, photo))
    return [digestOf(bytes), basename(photo)] as const
  })
  return new Map(await Promise.all(photos))
}
