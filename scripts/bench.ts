import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import getPort from 'get-port'
import { getMimeType } from 'hono/utils/mime'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { buildForTests, testDist, testEnvironment } from '../local/e2e/build.ts'
import { inColumns } from '../local/in-columns.ts'
import { serveLoopback } from '../local/serve-loopback.ts'
import { startSite } from '../local/site/start-site.ts'
import { requireBrowser } from './find-browser.ts'

// npm run bench [-- /path …] [--runs 5] [--before a/built/folder]: the built site on Lighthouse's slow phone.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, before: { type: 'string' } },
})
const paths =
  positionals.length > 0
    ? positionals
    : ['/', '/solution', '/features', '/pricing', '/planned_change', '/about', '/news']

/** Lighthouse's audits by the columns of the table: in milliseconds, but for the shift, which has no unit. */
const audits = {
  'largest paint': 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
}
type Audits = Record<string, { numericValue?: number }>

/** Serves a built folder compressed, as the CDN does. `functions` answers what is no file. */
async function serve(dir: string, functions: string) {
  const kept = new Map<string, Promise<Response>>()

  async function load(path: string): Promise<Response> {
    const file = [path, `${path}.html`, `${path}index.html`]
      .map((name) => join(dir, name))
      .find((name) => /\.\w+$/.test(name) && existsSync(name))
    if (!file) return fetch(functions + path)
    return new Response(readFileSync(file), {
      headers: { 'content-type': getMimeType(file) ?? '' },
    })
  }

  async function compressed(path: string): Promise<Response> {
    const response = await load(path)
    const type = response.headers.get('content-type') ?? ''
    if (!/^(text|image\/svg|application\/(json|manifest))/.test(type)) return response
    const headers = { 'content-type': type, 'content-encoding': 'br' }
    return new Response(brotliCompressSync(await response.bytes()), { headers })
  }

  const { port, close } = await serveLoopback(async ({ url }) => {
    const { pathname, search } = new URL(url)
    const path = pathname + search
    if (!kept.has(path)) kept.set(path, compressed(path))
    return (await kept.get(path)!).clone()
  })
  return { url: `http://localhost:${port}`, close }
}

async function visit(url: string): Promise<Audits> {
  const port = await getPort()
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
  })
  try {
    const onlyAudits = Object.values(audits)
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyAudits })
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
    return result.lhr.audits
  } finally {
    await browser.close()
  }
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN
}

function cellsOf(visits: readonly Audits[]): string[] {
  return Object.entries(audits).map(([column, audit]) => {
    const figure = median(visits.map((found) => found[audit]?.numericValue ?? NaN))
    return figure.toFixed(column === 'shift' ? 3 : 0)
  })
}

await buildForTests()
const stack = await startSite({ dist: testDist, env: testEnvironment() })
// The first visitor fills the table of posts.
await fetch(`${stack.url}/api/fetch-linkedin-posts`, { method: 'POST' })
const folders = [...(values.before ? [values.before] : []), testDist]
const sites = await Promise.all(folders.map(async (dir) => serve(dir, stack.url)))
const targets = paths.flatMap((path) =>
  sites.map(({ url }) => ({ path, url, visits: [] as Audits[] })),
)

// In turns, so that a slow minute of the machine affects all pages alike.
for (let run = 0; run < Number(values.runs); run += 1)
  for (const { path, url, visits } of targets) visits.push(await visit(url + path))
for (const site of sites) await site.close()
await stack.close()

const rows = targets.map(({ path, visits }) => [path, ...cellsOf(visits)])
console.log(inColumns([['page', ...Object.keys(audits)], ...rows]))
