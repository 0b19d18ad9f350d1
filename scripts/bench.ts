import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildForTests, testDist, testEnvironment } from '../local/e2e/build.ts'
import { startSite } from '../local/site/start-site.ts'
import { serveDeployed } from './bench/serve.ts'
import { benchTable, middle, type Row } from './bench/table.ts'
import { visit, type Measures } from './bench/visit.ts'
import { sectionsOf } from './doc-sections.ts'
import { requireBrowser } from './find-browser.ts'

// npm run bench [-- /path …] [--runs 5] [--before a/built/folder] [--write]: the site as it is deployed,
// each page over a page written by hand, visited in turns. --write puts the table into docs/quality.md.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    before: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const pages = [
  '/',
  '/solution',
  '/features',
  '/pricing',
  '/planned_change',
  '/blog/float-is-the-number-to-watch',
  '/success-stories/savings-ledger-off-the-mainframe',
  '/about',
  '/news',
  '/enhance-team-photos',
]
const paths = positionals.length > 0 ? positionals : pages

type Target = { path: string; url: string; simulate: Measures[]; devtools: Measures[] }

function targetsOn(url: string, own: string[]): Target[] {
  return own.map((path) => ({ path, url: url + path, simulate: [], devtools: [] }))
}

function rowOf({ path, simulate, devtools }: Target): Row {
  return { path, simulated: middle(simulate), devtools: middle(devtools) }
}

await buildForTests()
// What the functions answer, the news above all: a table that a first visitor has filled.
const stack = await startSite({ dist: testDist, env: testEnvironment() })
await fetch(`${stack.url}/api/fetch-linkedin-posts`, { method: 'POST' })
// The measure of all others: as many words and sections as a home page has, 8 KB of inlined CSS, the
// system's typeface, no script, no image, no other request.
const floorServer = await serveDeployed(join(import.meta.dirname, 'bench/floor'))
const site = await serveDeployed(testDist, stack.url)
const old = values.before ? await serveDeployed(resolve(values.before)) : undefined
const servers = [floorServer, site, ...(old ? [old] : [])]
const floor = targetsOn(floorServer.url, ['/'])
const now = targetsOn(site.url, paths)
const before = old ? targetsOn(old.url, paths) : []
const browser = { path: requireBrowser(), spki: servers.map(({ spki }) => spki) }

// In turns, so that a slow minute of the machine falls on all pages alike.
for (let run = 0; run < Number(values.runs); run += 1)
  for (const target of [...floor, ...now, ...before])
    for (const throttling of ['simulate', 'devtools'] as const) {
      target[throttling].push(await visitAgain(target.url, throttling))
      process.stderr.write('.')
    }
for (const server of servers) server.close()
await stack.close()

const text = benchTable(now.map(rowOf), rowOf(floor[0]!), before.map(rowOf))
console.log(`\n${text}`)
if (values.write) await sectionsOf('docs/quality.md').write('speed', text)

/** Lighthouse loses a trace now and then: such a visit is made once more. */
async function visitAgain(url: string, throttling: 'simulate' | 'devtools') {
  return visit(url, throttling, browser).catch(async () => visit(url, throttling, browser))
}
