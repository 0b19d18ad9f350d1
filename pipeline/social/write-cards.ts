import { createHash } from 'node:crypto'
import { copyFile, glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'
import { socialCardPath } from '../../src/lib/social-card.ts'
import type { Card } from './card.ts'
import type * as Artist from './draw-card.tsx'

const ourCache = '.cache/social'
/** Whatever decides how a card looks, besides its own words: files, as patterns. */
export const design = [
  'pipeline/social/**/*.{ts,tsx,ttf}',
  'pipeline/uno.ts',
  'uno.config.ts',
  'src/components/story-drawing/*',
  'src/content/sample.ts',
  'src/site.ts',
  'src/lib/{clock,dates,in-words}.ts',
  'src/product/{payments-migration,phased}.ts',
  'src/product/scenario-runbooks/*.ts',
  'src/runbook/model/*.ts',
  // satori and sharp, and the packages below them.
  'package-lock.json',
]
/** sharp works beside the main thread, which lays out the next card meanwhile. */
const atOnce = 2

export type Drawn = { drawn: number; cached: number }

/** Writes the card of every page into a built site; a card that was ever drawn comes from the cache. */
export async function writeCards(
  dir: string,
  cards: ReadonlyMap<string, Card>,
  cache = ourCache,
): Promise<Drawn> {
  await mkdir(cache, { recursive: true })
  const version = await hashDesign()
  const waiting = [...cards]
  let drawn = 0
  // What draws takes a second to load, and most builds need none of it. Node itself reads no JSX.
  let artist: ReturnType<typeof runnerImport<typeof Artist>> | undefined

  async function work() {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [path, card] = next
      const kept = join(cache, `${hash(version, JSON.stringify(card))}.png`)
      const file = join(dir, socialCardPath(path))
      await mkdir(dirname(file), { recursive: true })
      if (await copied(kept, file)) continue
      drawn += 1
      artist ??= runnerImport<typeof Artist>(join(import.meta.dirname, 'draw-card.tsx'))
      const { drawCard } = (await artist).module
      await writeFile(file, await drawCard(card))
      // Renamed into place: a build that is stopped, or runs beside this one, leaves no half a card.
      await copyFile(file, `${kept}.${process.pid}`)
      await rename(`${kept}.${process.pid}`, kept)
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work))
  return { drawn, cached: cards.size - drawn }
}

async function hashDesign(): Promise<string> {
  const files = (await Array.fromAsync(glob(design))).toSorted()
  return hash(...(await Promise.all(files.map((file) => readFile(file, 'base64')))))
}

function hash(...texts: string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 32)
}

async function copied(from: string, to: string): Promise<boolean> {
  return copyFile(from, to).then(
    () => true,
    () => false,
  )
}
