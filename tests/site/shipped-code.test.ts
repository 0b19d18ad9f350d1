import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { canaries, testDist } from '../../local/e2e/build.ts'
import { samplePosts } from '../../local/linkedin/sample-posts.ts'
import { findSource } from '../../pipeline/source-folders.ts'
import { isHidden } from '../../pipeline/styles/hidden-names.ts'
import { classesIn } from '../../pipeline/styles/short-names.ts'
import { findFiles } from '../../src/content/files.ts'
import { elementsIn, readSite } from './read-site.ts'

const isText = /\.(html|js|css|json|xml|txt|md|svg|webmanifest)$|_headers$/
const shipped = findFiles('**/*', testDist).filter((file) =>
  statSync(join(testDist, file)).isFile(),
)
const texts = shipped.filter((file) => isText.test(file)).map(read)

function read(file: string) {
  return { file, text: readFileSync(join(testDist, file), 'utf8') }
}

/** The files of the built site that hold a text. */
function findings(wanted: string | RegExp) {
  return texts
    .filter(({ text }) => (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)))
    .map(({ file }) => file)
}

test('ships no secret that the build’s environment held', () => {
  const secrets = Object.entries(canaries)
  expect(secrets.length).toBeGreaterThan(4)
  for (const [name, value] of secrets) {
    expect(findings(value), name).toEqual([])
    // Code that reads a server's variable would be of no use in a browser.
    expect(
      findings(name).filter((file) => file.endsWith('.js')),
      name,
    ).toEqual([])
  }
})

test.each([
  ['a Supabase secret key', /sb_secret_\w/],
  ['a signed token', /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['an OpenAI key', /\bsk-(proj-)?[A-Za-z0-9]{20,}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a cloud key', /\b(AKIA|AIza)[A-Za-z0-9_-]{16,}/],
])('ships nothing that looks like %s', (_, pattern) => {
  expect(findings(pattern)).toEqual([])
})

test('ships the rules of every stylesheet, also of those that only islands need', () => {
  const built = texts.flatMap(({ file, text }) => (/\.(css|html)$/.test(file) ? text : [])).join('')
  const named = findSource('**/*.css').flatMap((file) =>
    [...classesIn(readFileSync(file, 'utf8'))].map((name) => ({ file, name })),
  )
  expect(named.length).toBeGreaterThan(300)
  // The form of a vendor that this build has not.
  const lost = named.filter(({ name }) => name !== 'hs-form-frame' && !built.includes(`.${name}`))
  expect(lost).toEqual([])
})

test('ships no comment of a stylesheet', () => {
  const styles = texts.flatMap(({ file, text }) => {
    if (file.endsWith('.css')) return [{ file, css: text }]
    return Array.from(text.matchAll(/<style>([^<]*)/g), ([, css]) => ({ file, css: css! }))
  })
  expect(styles.length).toBeGreaterThan(50)
  expect(styles.filter(({ css }) => css.includes('/*')).map(({ file }) => file)).toEqual([])
})

test('starts every page by one script, so that the policy has one hash for it', () => {
  const scripts = texts
    .filter(({ file }) => file.endsWith('.html'))
    .map(({ text }) => /<script data-files="[^"]+">([^<]+)</.exec(text)?.[1])
  expect(scripts.length).toBeGreaterThan(1)
  expect(new Set(scripts).size).toBe(1)
})

test('the modules of what wakes on load come with the answer of its page, and no others with any', () => {
  const imported = /\bfrom\s*["'`]\.\/([\w.-]+\.js)["'`]|\bimport\s*["'`]\.\/([\w.-]+\.js)/g
  const headers = read('_headers').text
  for (const { file, text } of texts) {
    if (!file.endsWith('.html')) continue
    const path = `/${file.replace(/(index)?\.html$/, '')}`
    const [, link = ''] = new RegExp(`^${path}\n  Link: (.*)$`, 'm').exec(headers) ?? []
    const named = Array.from(link.matchAll(/<([^>]+)>; rel=modulepreload/g), ([, at]) => at!)
    expect(named.length > 0, file).toBe(text.includes('data-wake="load"'))
    const needed = named.flatMap((at) =>
      Array.from(read(at).text.matchAll(imported), ([, a, b]) => `/assets/${a ?? b}`),
    )
    expect(
      needed.filter((at) => !named.includes(at)),
      file,
    ).toEqual([])
  }
})

test('islands have one stylesheet, whose utilities style nothing beyond them', () => {
  const [sheet, ...others] = texts.filter(({ file }) => /\/styles-[\w-]+\.css$/.test(file))
  expect(others).toEqual([])
  // The first part of each utility's selector.
  const first: string[] = []
  transform({
    filename: 'islands.css',
    code: Buffer.from(sheet!.text.split('@layer utilities')[1]!.replace(/^\s*\{/, '@layer a{')),
    visitor: {
      Rule: {
        style({ value }) {
          for (const [part] of value.selectors) first.push(JSON.stringify(part))
        },
      },
    },
  })
  expect(first.length).toBeGreaterThan(100)
  expect(first.filter((part) => !part.includes('data-island'))).toEqual([])
})

test('classes in islands keep the names by which React writes them again', async () => {
  const sheet = texts.find(({ file }) => /\/styles-[\w-]+\.css$/.test(file))!
  const known = classesIn(sheet.text)
  const used = (await readSite()).flatMap(({ elements }) =>
    elements
      .filter(({ properties }) => properties.dataIsland)
      .flatMap((island) =>
        elementsIn(island)
          .slice(1)
          .map(({ properties }) => properties.className),
      ),
  )
  const short = used.flat().filter((name) => /^[a-z]{1,2}$/.test(String(name)))
  expect(used.length).toBeGreaterThan(100)
  expect(short.filter((name) => !known.has(String(name)))).toEqual([])
})

test('no element has a name by which ad blockers hide it', async () => {
  const names = (await readSite()).flatMap(({ elements }) =>
    elements.flatMap(({ properties: { className, id } }) => [className, id].flat()),
  )
  expect(names.length).toBeGreaterThan(1_000)
  expect([...new Set(names.map(String))].filter(isHidden)).toEqual([])
})

test('ships no source map and no source', () => {
  expect(shipped.filter((file) => /\.(map|tsx?|mts)$|(^|\/)\.(env|git)/.test(file))).toEqual([])
  expect(findings(/^\/\/# sourceMappingURL=/m)).toEqual([])
})

test('ships none of the sentences that only the development stand-ins speak', () => {
  const ours = ['src', 'public', 'netlify', 'pipeline']
    .flatMap((folder) => findFiles(`${folder}/**/*.{ts,tsx,md,svg,txt,css}`))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const posts = samplePosts.flatMap(({ commentary }) => commentary.split('\n'))
  const sentences = [...findFiles('local/**/*.ts').flatMap(literalsOf), ...posts].filter(
    (text) => text.length >= 20 && text.includes(' ') && !ours.includes(text),
  )
  expect(sentences.length).toBeGreaterThan(50)
  for (const sentence of new Set(sentences)) expect(findings(sentence), sentence).toEqual([])
})

function literalsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const found: string[] = []

  function visit(node: ts.Node) {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) found.push(node.text.trim())
    ts.forEachChild(node, visit)
  }

  visit(source)
  return found
}
