import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { elementsIn, named, readSite, type BuiltPage } from './read-site.ts'

const pages = await readSite()

/** Ten packets of 1,460 bytes, with which a new connection begins, less 635 of headers and 230 of the icon; in bytes of brotli. */
const oneFlight = 13_735

/** What pages may weigh that do not come in one flight. Posts and stories do. */
const larger: Readonly<Record<string, number>> = {
  '/': 26_800,
  '/cyber_recovery': 16_400,
  '/disaster_recovery': 15_100,
  '/features': 17_700,
  '/planned_change': 15_850,
  '/pricing': 20_300,
  '/scenarios': 15_000,
  '/service_recovery': 16_100,
  '/solution': 22_400,
  '/strategy': 14_750,
  '/legals/subscription-agreement': 15_150,
  '/legals/website-privacy-policy': 15_300,
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
  const over = pages.filter(({ path, html }) => sizeOf(html) > (larger[path] ?? oneFlight))
  expect(over.map(({ path, html }) => `${path}: ${sizeOf(html)}`)).toEqual([])
})

test('the face of a page’s headings has at most 4.5 KB, and that of its figures 1.5', () => {
  for (const page of pages) {
    const [headings, figures] = [faceOf(page, 'dataHeadings'), faceOf(page, 'dataFigures')]
    expect(headings.subarray(0, 4).toString(), page.path).toBe('wOF2')
    expect(headings.length, page.path).toBeLessThanOrEqual(4_608)
    expect(figures.length, page.path).toBeLessThanOrEqual(1_536)
  }
})

test('the home page’s first view comes in the first flight, but for its faces', () => {
  const { html } = pages.find(({ path }) => path === '/')!
  const runbook = html.indexOf('</table>')
  expect(runbook).toBeGreaterThan(0)
  const early = html.slice(0, runbook).replaceAll(/ data-(headings|figures)="[^"]+"/g, '')
  expect(sizeOf(early)).toBeLessThan(oneFlight)
})

test('a page has at most 1,500 elements', () => {
  for (const page of pages) {
    const [body] = named(page, 'body')
    expect(elementsIn(body!).length, page.path).toBeLessThanOrEqual(1_500)
  }
})
