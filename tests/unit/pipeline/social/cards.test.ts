import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { findFiles } from '../../../../src/content/files.ts'
import { parsePage, summaryOf } from '../../../../pipeline/page.ts'
import { cardOf, type Card } from '../../../../pipeline/social/card-of.ts'
import { drawCard } from '../../../../pipeline/social/draw-card.tsx'
import { design, writeCards } from '../../../../pipeline/social/write-cards.ts'
import { readSources } from '../../../../pipeline/sources.ts'

const dir = mkdtempSync(join(tmpdir(), 'cards-'))
afterAll(() => rmSync(dir, { recursive: true }))

function page(path: string, title: string, heading: string) {
  return summaryOf(
    parsePage(path, `<title>${title} | Site</title><main><h1>${heading}</h1></main>`),
  )
}

test.each([
  'Pathology results keep flowing when the supplier of the laboratory does not',
  'Nebenkostenabrechnungen Datenschutzgrundverordnung',
])('the card of “%s” is 1200 × 630 and below 80 KB', async (title) => {
  const png = await drawCard({ title, kind: 'Blog', glyphs: ['planned-change'] })
  expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
  expect(png.length).toBeLessThan(80_000)
})

test('home’s card is its night, and below 80 KB', async () => {
  const card = cardOf(page('/', 'Home', 'Run cutovers on one clock'))
  expect(card.night).toMatchObject({ before: { time: '03:40' }, finish: { time: '04:10' } })
  expect((await drawCard(card)).length).toBeLessThan(80_000)
})

test('a card that was drawn once comes from the cache', async () => {
  const card: Card = { title: `Drawn at ${Date.now()}`, kind: '', glyphs: [] }
  const own = new Map([['/x/y', card]])
  const cache = join(dir, 'cache')
  expect(await writeCards(dir, own, cache)).toMatchObject({ drawn: 1, cached: 0 })
  expect(await writeCards(dir, own, cache)).toMatchObject({ drawn: 0, cached: 1 })
  expect(await sharp(join(dir, 'social/x-y.png')).metadata()).toMatchObject({ width: 1200 })
})

test('a card is drawn again when any file that draws it changes, or any package', () => {
  const imported = readFileSync('pipeline/social/draw-card.tsx', 'utf8')
    .matchAll(/^import (?!type )[^']* from '(\.[^']*)'/gm)
    .map(([, path = '']) => posix.join('pipeline/social', path))
  const glyphs = findFiles('src/components/scenario-glyph/*.svg')
  const watched = findFiles(design)
  expect(watched).toEqual(expect.arrayContaining([...imported, ...glyphs, 'package-lock.json']))
})

test.each([
  ['Pay for the authors', 'Pricing', 'Pricing'],
  ['Legal documents', 'Legal documents', ''],
])('the card of “%s” names the page %s where its heading does not', (title, name, kind) => {
  expect(cardOf(page('/x', name, title))).toMatchObject({ title, kind })
})

test('a story’s card has its scenario’s glyph, and says that the story is an example', () => {
  const [path, source] = [...readSources()].find(([, { kind }]) => kind === 'story')!
  const card = cardOf(page(path, 'A story', 'A story'), source)
  expect(card.glyphs).toHaveLength(1)
  expect(card.kind).toMatch(/^Success story · Illustrative/)
})
