import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { testDist } from '../../local/e2e/build.ts'
import { pageFiles } from './every-page.ts'
import { overGoal } from './rules/weights.ts'
import { expect, test } from './test.ts'

/** The pages that one flight can hold. */
const inOneFlight = /^\/(about|news)$|^\/(blog|success-stories)\/|^\/nowhere$/

/** A page's HTML without the face of its headings, and that face. */
function splitPage(file: string) {
  const html = readFileSync(join(testDist, file), 'utf8')
  const [, face = ''] = / data-headings="([^"]+)"/.exec(html) ?? []
  return { html: html.replace(face, ''), face: Buffer.from(face, 'base64') }
}

test('keeps the HTML of every page, its CSS inside, to what its first flights hold', () => {
  for (const file of pageFiles()) {
    const path = `/${file.replace(/^index\.html$|\.html$/, '')}`
    const goal = inOneFlight.test(path) ? 'firstFlight' : 'html'
    const { html, face } = splitPage(file)
    expect(face.subarray(0, 4).toString(), path).toBe('wOF2')
    const over = [
      ...overGoal(path, goal, brotliCompressSync(html).length, () => {
        const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
        return `styles ${brotliCompressSync(css).length}`
      }),
      ...overGoal(path, 'headings', face.length),
    ]
    expect.soft(over, path).toEqual([])
  }
})

test('sends the home page’s first view with the first flight of a new connection', () => {
  const { html: home } = splitPage('index.html')
  const runbook = home.indexOf('</table>')
  expect(runbook).toBeGreaterThan(0)
  const early = brotliCompressSync(home.slice(0, runbook)).length
  expect(overGoal('/, up to its runbook', 'firstFlight', early)).toEqual([])
})

test('keeps the number of elements of every page to its goal', () => {
  for (const file of pageFiles()) {
    const body = readFileSync(join(testDist, file), 'utf8').split('<body>')[1] ?? ''
    const elements = body.match(/<[a-z]/g)?.length ?? 0
    expect.soft(overGoal(`/${file}`, 'elements', elements), file).toEqual([])
  }
})
