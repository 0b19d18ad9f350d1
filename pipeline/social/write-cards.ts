import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import limitTo from 'p-limit'
import { runnerImport } from 'vite'
import { findFiles } from '../../src/content/files.ts'
import { socialCardPath } from '../../src/lib/social-card.ts'
import { cached, hashOf } from '../build-cache.ts'
import type { Card } from './card-of.ts'
import type * as Artist from './draw-card.tsx'

/** Patterns of the files that decide how a card looks. Its words are hashed separately. */
export const design = [
  'pipeline/social/**/*.{ts,tsx,ttf}',
  'packages/runbook-ui/styles/tokens.ts',
  'src/components/scenario-glyph/*.svg',
  'src/content/files.ts',
  'src/site.ts',
  // The versions of satori, sharp and their dependencies.
  'package-lock.json',
]
/** sharp works in another thread while the main thread lays out the next card. */
const atOnce = 2

/** Writes the card of every page into a built site; a card that was ever drawn comes from the cache. */
export async function writeCards(
  dir: string,
  cards: ReadonlyMap<string, Card>,
  cache = '.cache/social',
) {
  const version = await hashDesign()
  const inTurn = limitTo(atOnce)
  let drawn = 0
  // Loaded when needed: it takes a second, and most builds draw nothing. Node cannot import JSX itself.
  let artist: ReturnType<typeof runnerImport<typeof Artist>> | undefined

  async function draw(card: Card) {
    drawn += 1
    artist ??= runnerImport<typeof Artist>(join(import.meta.dirname, 'draw-card.tsx'))
    return (await artist).module.drawCard(card)
  }

  async function write(path: string, card: Card) {
    const file = join(dir, socialCardPath(path))
    await mkdir(dirname(file), { recursive: true })
    const hash = hashOf(version, JSON.stringify(card))
    await writeFile(file, await cached(cache, hash, async () => draw(card)))
  }

  await Promise.all(Array.from(cards, async ([path, card]) => inTurn(write, path, card)))
  return { drawn, cached: cards.size - drawn }
}

async function hashDesign(): Promise<string> {
  return hashOf(...(await Promise.all(findFiles(design).map((file) => readFile(file)))))
}
