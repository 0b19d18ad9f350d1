import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { paths } from '../src/paths.ts'

/**
 * The moment (ISO 8601) of the last commit that touched each file under src/, by path. Empty where
 * there is no history: without git, and in a shallow clone, which dates every file alike.
 */
export function readHistory(): ReadonlyMap<string, string> {
  const changed = new Map<string, string>()
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return changed
    for (const commit of git('log', '--format=%x00%cI', '--name-only', '--', 'src').split('\0')) {
      const [moment = '', ...files] = commit.split('\n').filter(Boolean)
      for (const file of files) if (!changed.has(file)) changed.set(file, moment)
    }
  } catch {
    // No git, or no repository: pages then carry the date of their front matter, or none.
  }
  return changed
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** The source files that hold a page's words: its folder, and the content that the page imports. */
export function sourcesOfPage(path: string): string[] {
  const name = { [paths.home]: 'home', [paths.stories]: 'stories' }[path]
  const folder = `src/pages/${name ?? path.slice(1).replaceAll('_', '-')}`
  const page = `${folder}/page.tsx`
  if (!existsSync(page)) return []
  const imported = Array.from(
    readFileSync(page, 'utf8').matchAll(/from '(\.\.\/\.\.\/content\/[^']+)'/g),
    ([, target = '']) => relative('.', resolve(folder, target)),
  )
  return [...globSync(`${folder}/*`), ...imported.flatMap(withItsFolder)]
}

/** A module of content and, of a loader, every file in the folder that it loads. */
function withItsFolder(file: string): string[] {
  return [file, ...globSync(`${join(dirname(file), basename(file, '.ts'))}/*`)]
}

/** The latest of some files' moments, if any of them has one. */
export function lastChanged(
  files: readonly string[],
  history: ReadonlyMap<string, string>,
): string | undefined {
  const moments = files.map((file) => history.get(file)).filter((moment) => moment !== undefined)
  return moments.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1)
}
