import { getStories } from '../../../../src/content/stories.ts'
import type { StoryDrawing } from '../../../../src/content/stories/drawings.ts'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { parsePage, summaryOf } from '../../../../pipeline/page.ts'
import { cardOf } from '../../../../pipeline/social/card-of.ts'
import type { Card } from '../../../../pipeline/social/card.ts'
import { drawCard } from '../../../../pipeline/social/draw-card.tsx'
import { design, writeCards } from '../../../../pipeline/social/write-cards.ts'

const dir = mkdtempSync(join(tmpdir(), 'cards-'))
afterAll(() => rmSync(dir, { recursive: true }))

function page(path: string, title: string, heading: string) {
  return summaryOf(
    parsePage(path, `<title>${title} | Site</title><main><h1>${heading}</h1></main>`),
  )
}

const longest = {
  page: 'Pathology results keep flowing when the supplier of the laboratory does not',
  word: 'Nebenkostenabrechnungen Datenschutzgrundverordnung',
}
const cards: Card[] = [
  { kind: 'page', title: longest.page, name: 'Scenarios', event: 'rebuild', minute: 400 },
  { kind: 'post', title: longest.word, minutes: 1, date: '2026-01-01', tags: ['One'] },
  {
    kind: 'story',
    title: longest.page,
    isSample: true,
    scenario: 'Planned Change',
    drawing: getStories()[0]!.drawing,
  },
  {
    kind: 'legal',
    title: 'Terms',
    isSample: true,
    category: 'Agreement',
    version: '1.0',
    date: '2026-12-01',
  },
]

test('every kind of card is 1200 × 630 and below 80 KB, however long its words', async () => {
  for (const card of cards) {
    const png = await drawCard(card)
    const { width, height, format } = await sharp(png).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
    expect(png.length).toBeLessThan(80_000)
  }
})

test('the card of a story shows what was done in its green, bars and dots too', async () => {
  const label = 'Outages before and after.'
  const bars = { toleranceMinutes: 240, outagesBefore: 5, meanBefore: 190, longestBefore: 232 }
  const clocks = { fromClock: '06:12', toClock: '07:00' }
  const drawings: StoryDrawing[] = [
    { kind: 'outages', label, ...bars, rehearsals: 12, after: [65, 80] },
    { kind: 'detour', label, ...clocks, minutes: 48, toldMinutes: 9, sites: 27 },
  ]
  for (const drawing of drawings) {
    const story = { title: 'A', isSample: false, scenario: 'Service Recovery', drawing } as const
    const png = await drawCard({ kind: 'story', ...story })
    // Nothing else is drawn in these places: of outages the bars after, of a detour the dots.
    const place = drawing.kind === 'outages' ? { left: 900, top: 450 } : { left: 60, top: 520 }
    const { data } = await sharp(png)
      .extract({ ...place, width: 120, height: 60 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels = Array.from({ length: data.length / 3 }, (_, i) =>
      data.subarray(3 * i, 3 * i + 3),
    )
    expect(pixels.some(([r = 0, g = 0]) => g > 150 && g > r + 60)).toBe(true)
  }
})

test('a card that was drawn once comes from the cache', async () => {
  const title = `Drawn at ${Date.now()}`
  const own = new Map<string, Card>([
    ['/x/y', { kind: 'page', title, event: 'migration', minute: 62 }],
  ])
  const cache = join(dir, 'cache')
  expect(await writeCards(dir, own, cache)).toMatchObject({ drawn: 1, cached: 0 })
  expect(await writeCards(dir, own, cache)).toMatchObject({ drawn: 0, cached: 1 })
  expect(await sharp(join(dir, 'social/x-y.png')).metadata()).toMatchObject({ width: 1200 })
})

/** A file of ours and all that it imports, but for types. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  seen.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type )[^']* from '(\.[^']*)'/gm)
  for (const [, path = ''] of imports) {
    const found = join(file, '..', path)
    if (!seen.has(found)) importsOf(found, seen)
  }
  return seen
}

test('a card is drawn again when any file that draws it changes, or any package', () => {
  const watched = new Set(globSync(design))
  expect([...importsOf('pipeline/social/draw-card.tsx')].filter((it) => !watched.has(it))).toEqual(
    [],
  )
  expect(watched).toContain('package-lock.json')
})

test('a card says its page’s heading, and the page’s name where that says something else', () => {
  expect(cardOf(page('/pricing', 'Pricing', 'Pay for the authors'), 0)).toMatchObject({
    title: 'Pay for the authors',
    name: 'Pricing',
  })
  expect(cardOf(page('/legals', 'Legal documents', 'Legal documents'), 0)).toMatchObject({
    name: undefined,
  })
})
