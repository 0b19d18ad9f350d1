import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '../../src/content/files.ts'

const folders = 'docs|local|netlify|packages|pipeline|public|scripts|src|supabase|tests'
const pages = ['README.md', ...findFiles('docs/**/*.md')].toSorted()
const manifest: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** What a page names in code: paths of the repository but for those of a recipe, and commands. */
function namedIn(page: string) {
  const inline = Array.from(readFileSync(page, 'utf8').matchAll(/`([^`\n]+)`/g), ([, it]) => it!)
  const path = new RegExp(`^(?:${folders})/[\\w./-]+$`)
  return {
    paths: inline.filter((it) => path.test(it) && !it.includes('your-title')),
    commands: inline.flatMap((it) => /^npm run ([\w:-]+)/.exec(it)?.[1] ?? []),
  }
}

// A machine's own Node may be too old to run TypeScript; npm's scripts find the project's.
test.each(pages)('%s has no command that needs a Node of its own', (page) => {
  expect(readFileSync(page, 'utf8')).not.toMatch(/(?:`|^ {4}|&& )node [\w./-]+/m)
})

/** The files that the errors of a module name, but for names that are put together. */
function namedInErrors(file: string) {
  const messages = readFileSync(file, 'utf8').matchAll(/new (?:Error|Refusal)\(\s*[`']([^`\n]*)/g)
  return Array.from(messages, ([, message = '']) => message.replace(/\S*\$\{[^}]*\}\S*/g, ''))
    .flatMap((message) => message.match(/[\w./-]+\.(?:tsx?|md|css|json|toml)\b/g) ?? [])
    .map((name) => ({ file, name }))
}

test('a file that an error names exists', () => {
  const files = findFiles('{src,packages,pipeline,scripts,local,netlify}/**/*.{ts,tsx}')
  const named = files.flatMap(namedInErrors)
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter(({ name }) => !existsSync(name))).toEqual([])
})

test('a file that a comment names exists', () => {
  const path = new RegExp(`(?<![\\w/.])(?:${folders})/[\\w./-]+\\.(?:tsx?|mjs|css|md)\\b`, 'g')
  const files = findFiles('{src,packages,pipeline,scripts,local,netlify,tests}/**/*.{ts,tsx,css}')
  const named = files.flatMap((file) => {
    const comments = readFileSync(file, 'utf8').match(/^\s*(?:\/\/|\/?\*).*$/gm) ?? []
    return comments.flatMap((line) => line.match(path) ?? []).map((name) => ({ file, name }))
  })
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ name }) => !existsSync(name))).toEqual([])
})

test.each(pages)('what %s names exists', (page) => {
  const { paths, commands } = namedIn(page)
  expect(paths.filter((path) => !existsSync(join('.', path)))).toEqual([])
  expect(commands.filter((command) => !(command in manifest.scripts))).toEqual([])
})

test('the pages name paths and commands at all', () => {
  const named = pages.map(namedIn)
  expect(named.flatMap(({ paths }) => paths).length).toBeGreaterThan(40)
  expect(named.flatMap(({ commands }) => commands).length).toBeGreaterThan(5)
})
