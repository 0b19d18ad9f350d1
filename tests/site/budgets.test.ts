import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { elementsIn, named, readSite, type BuiltPage } from './read-site.ts'

const pages = await readSite()

/** Ten packets of 1,460 bytes, with which a new connection begins, less 635 of headers and 230 of the icon; in bytes of brotli. */
const oneFlight = 13_735

/** A page of text: about one flight. The limits leave 10 % of air, so that no word is cut for a packet. */
const ofText = 15_100

/** What other pages may weigh. */
const larger: Readonly<Record<string, number>> = {
  '/': 28_672,
  '/cyber_recovery': 18_000,
  '/disaster_recovery': 18_400,
  '/features': 19_400,
  '/planned_change': 19_600,
  '/pricing': 23_300,
  '/scenarios': 16_500,
  '/service_recovery': 19_100,
  '/solution': 24_600,
  '/strategy': 16_200,
  '/success-stories': 16_900,
  '/legals/subscription-agreement': 16_600,
  '/legals/website-privacy-policy': 16_800,
}

function sizeOf(html: string) {
  return brotliCompressSync(html).length
}

/** A face inside a page, as base64. */
function faceOf({ elements }: BuiltPage, name: 'dataHeadings' | 'dataFigures') {
  const found = elements.find(({ properties }) => properties[name])
  return Buffer.from(String(found?.properties[name] ?? ''), 'base64')
}

test('every page comes in the bytes that it may have', () => {
  const over = pages.filter(({ path, html }) => sizeOf(html) > (larger[path] ?? ofText))
  expect(over.map(({ path, html }) => `${path}: ${sizeOf(html)}`)).toEqual([])
})

test('the face of a page’s headings has at most 4.5 KB, and that of its figures 1.7', () => {
  for (const page of pages) {
    const [headings, figures] = [faceOf(page, 'dataHeadings'), faceOf(page, 'dataFigures')]
    expect(headings.subarray(0, 4).toString(), page.path).toBe('wOF2')
    expect(headings.length, page.path).toBeLessThanOrEqual(4_608)
    expect(figures.length, page.path).toBeLessThanOrEqual(1_740)
  }
})

/**
 * The hash in a file's name: 48 bits, whatever the file is. Which ones they are moves brotli's size by up to 40 bytes, so
 * that a word in another page could have made home too large.
 */
const hash = /(?<=-)[\w-]{8}(?=\.(?:js|css)\b)/g

test('the home page’s first view comes in the first flight, but for its faces', () => {
  const { html } = pages.find(({ path }) => path === '/')!
  const runbook = html.indexOf('</table>')
  expect(runbook).toBeGreaterThan(0)
  const early = html.slice(0, runbook).replaceAll(/ data-(headings|figures)="[^"]+"/g, '')
  const hashes = new Set(early.match(hash))
  expect(hashes.size).toBeGreaterThan(0)
  const size = sizeOf(early.replaceAll(hash, '00000000')) + hashes.size * 6
  expect(size).toBeLessThan(oneFlight)
})

test('a page has at most 1,500 elements', () => {
  for (const page of pages) {
    const [body] = named(page, 'body')
    expect(elementsIn(body!).length, page.path).toBeLessThanOrEqual(1_500)
  }
})
