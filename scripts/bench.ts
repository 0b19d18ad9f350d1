import { globSync } from 'node:fs'
import { chromium } from 'playwright'
import { buildForTests, testDist } from '../local/e2e/build.ts'
import { measure, type Measures } from './bench/measure.ts'
import { serveCompressed } from './bench/serve-compressed.ts'
import { requireBrowser } from './install-browser.ts'

// npm run bench [-- /path …]: all pages, or these; three visits each, in turns, the middle one told.
const visits = 3

function pathOf(file: string) {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`
}

await buildForTests()
const wanted = process.argv.slice(2)
const paths =
  wanted.length > 0 ? wanted : globSync('**/*.html', { cwd: testDist }).map(pathOf).toSorted()
const site = await serveCompressed(testDist)
const browser = await chromium.launch({
  executablePath: requireBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
})

const taken = new Map<string, Measures[]>(paths.map((path) => [path, []]))
// Turn by turn, so that a slow minute of the machine falls on all pages alike.
for (let turn = 0; turn < visits; turn += 1)
  for (const path of paths) taken.get(path)!.push(await measure(browser, site.url + path))
await browser.close()
site.close()

function median(figures: number[]) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN
}

const rows = [...taken].map(([path, all]) => {
  function middle(name: keyof Measures) {
    return median(all.map((measures) => measures[name]))
  }

  return {
    page: path,
    'FCP ms': Math.round(middle('fcp')),
    'LCP ms': Math.round(middle('lcp')),
    'TBT ms': Math.round(middle('tbt')),
    CLS: Number(middle('cls').toFixed(3)),
    KB: Number((middle('bytes') / 1024).toFixed(1)),
    requests: middle('requests'),
  }
})
console.log('Medians of three visits by a slow phone on a slow 4G, caches empty:')
console.table(rows)
