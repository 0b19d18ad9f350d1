import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folders = 'docs|local|netlify|pipeline|public|scripts|src|supabase|tests'
const pages = ['README.md', ...globSync('docs/**/*.md')].toSorted()
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
