import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright/test'
import { readStored } from './stored.ts'

declare global {
  interface Window {
    storageKeys?: string[]
  }
}

/** The names in code that the website privacy policy, as built, gives in its clauses `from` to `to`. */
export function namesInPolicy(dist: string, from: number, to: number): string[] {
  const policy = readFileSync(join(dist, 'legals/website-privacy-policy.md'), 'utf8')
  const clauses = policy.slice(policy.indexOf(`\n## ${from}.`), policy.indexOf(`\n## ${to + 1}.`))
  return [...new Set(Array.from(clauses.matchAll(/`([^`]+)`/g), ([, name]) => name!))]
}

/**
 * Compares what visits brought about with the website privacy policy as built, whose clauses 2 and 3
 * give each thing its name in code; a name that ends in a mark is a beginning. `untold` has no line
 * in the policy, and `idle` lines have no cause.
 */
export function linesOfPolicy(dist: string, names: ReadonlySet<string>) {
  const lines = namesInPolicy(dist, 2, 3)

  return {
    untold: [...names].filter((name) => !lines.some((line) => isAbout(line, name))),
    idle: lines.filter((line) => ![...names].some((name) => isAbout(line, name))),
  }
}

function isAbout(line: string, name: string) {
  return line === name || (/[-.:/]$/.test(line) && name.startsWith(line))
}

/**
 * Collects what a visit brings about, by name: what was stored or looked for in the browser, the
 * parameters and fragments of addresses, links and frames, and what was asked of a server beyond
 * the files of the site. `read` looks at the page as it is after a step.
 */
export async function watchTraces(page: Page, context: BrowserContext, dist: string) {
  const names = new Set<string>()
  await context.addInitScript(noteStorageKeys)
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url())
    const isVisit = request.isNavigationRequest() && request.method() === 'GET'
    if (!protocol.startsWith('http') || isVisit) return
    if (request.method() !== 'GET' || !isFile(join(dist, pathname))) names.add(pathname)
  })

  async function read() {
    for (const stored of await readStored(context, page)) names.add(stored.replace(/^.* /, ''))
    for (const name of await page.evaluate(namesOnPage)) names.add(name)
  }

  return { names, read }
}

function isFile(path: string) {
  return [path, `${path}.html`, join(path, 'index.html')].some(
    (file) => existsSync(file) && statSync(file).isFile(),
  )
}

/** Runs before the page's own code: what is written and deleted again is seen as well. */
function noteStorageKeys() {
  const keys: string[] = (window.storageKeys = [])
  for (const method of ['getItem', 'setItem'] as const) {
    const original = Storage.prototype[method] as (...given: string[]) => string | null
    Object.assign(Storage.prototype, {
      [method](this: Storage, ...given: string[]) {
        keys.push(given[0]!)
        return original.apply(this, given)
      },
    })
  }
}

/** Runs on the page. A fragment that names a place on it is no trace, but with a colon it is told to the player. */
function namesOnPage(): string[] {
  const links = Array.from(document.links, ({ href }) => href)
  const frames = Array.from(document.querySelectorAll('iframe'), ({ src }) => src)
  const parameters = [location.href, ...links, ...frames]
    .filter((address) => URL.canParse(address))
    .flatMap((address) => [...new URL(address).searchParams.keys()])
  const { hash } = location
  const isPlace = !hash.includes(':') && (hash === '' || document.getElementById(hash.slice(1)))
  return [
    ...parameters,
    ...(isPlace ? [] : [hash]),
    ...(window.dataLayer ? ['dataLayer'] : []),
    ...(window.storageKeys ?? []),
  ]
}
