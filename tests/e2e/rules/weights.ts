import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { testDist } from '../../../local/e2e/build.ts'
import type { Page } from 'playwright/test'
import type { Visit } from './visit.ts'

const kilobyte = 1024
/**
 * Goals, in bytes as the site's host sends them: brotli for text. A page beyond one is warned of, and
 * fails 15 % beyond it: a hundred words more never stop an editor.
 */
const goals = {
  script: 4.6 * kilobyte,
  firstView: 60 * kilobyte,
  typefaces: 72 * kilobyte,
  requests: 8,
}
const leeway = 1.15

/** Notes a figure against its goal. Beyond it, the cause is said; far beyond it, it is returned. */
function overGoal(path: string, what: keyof typeof goals, figure: number, cause?: () => string) {
  if (figure <= goals[what]) return []
  const words = `${what} ${Math.round(figure)} of ${goals[what]}${cause ? `: ${cause()}` : ''}`
  if (figure > goals[what] * leeway) return [words]
  console.warn(`over its goal: ${path}: ${words}`)
  return []
}

const weights = new Map<string, number>()

/** What a file of the build weighs on its way. */
function weigh(url: string) {
  const { pathname } = new URL(url)
  const file = join(testDist, pathname === '/' ? 'index.html' : pathname)
  const found = [file, `${file}.html`].find((name) => existsSync(name) && statSync(name).isFile())
  return found ? weighFile(found) : 0
}

function weighFile(file: string) {
  if (!weights.has(file)) {
    const isPicture = /\.(png|jpe?g|webp|avif|ico)$/.test(file)
    const bytes = readFileSync(file)
    weights.set(file, isPicture ? bytes.length : brotliCompressSync(bytes).length)
  }
  return weights.get(file)!
}

function sum(loads: Visit['loads'], isCounted: (load: Visit['loads'][number]) => boolean) {
  return loads.filter(isCounted).reduce((total, { url }) => total + weigh(url), 0)
}

/** The heaviest of what was loaded, for whoever has to make a page lighter. */
function heaviest(loads: Visit['loads']) {
  return loads
    .map(({ url }) => ({ url, bytes: weigh(url) }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 3)
    .map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`)
    .join(', ')
}

/** The two pages whose own work needs a library as soon as they are shown. */
const heavy = ['/news', '/enhance-team-photos']

/** Where a page's first view is beyond its goals: its scripts, its requests, and all of its bytes. */
export async function heavyFirstView(page: Page, { path, loads }: Visit) {
  if (heavy.includes(path)) return []
  const boot = (await page.locator('head script:not([src])').first().textContent()) ?? ''
  const scripts = sum(loads, ({ type }) => type === 'script')
  const all = sum(loads, () => true)
  return [
    ...overGoal(path, 'script', scripts + brotliCompressSync(boot).length),
    ...overGoal(path, 'requests', loads.length, () => loads.map(({ url }) => url).join(' ')),
    ...overGoal(path, 'firstView', all, () => heaviest(loads)),
  ]
}

export async function heavyTypefaces(_: Page, { path, loads }: Visit) {
  const faces = sum(loads, ({ url }) => /\/assets\/(sans|serif)-/.test(url))
  return overGoal(path, 'typefaces', faces, () => heaviest(loads))
}
