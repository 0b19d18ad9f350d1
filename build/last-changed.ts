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

/** The source files that hold a page's words: the page, its content, and the sections of its own. */
export function sourcesOfPage(path: string): string[] {
  const name = { [paths.home]: 'home', [paths.stories]: 'stories' }[path]
  const page = `src/pages/${name ?? path.slice(1).replaceAll('_', '-')}.tsx`
  if (!existsSync(page)) return []
  const imported = Array.from(
    readFileSync(page, 'utf8').matchAll(/from '(\.\.\/(?:content\/|sections\/[^/']+\/)[^']+)'/g),
    ([, target = '']) => relative('.', resolve(dirname(page), target)),
  )
  return [page, ...imported.flatMap(withNeighbours)]
}

/** A section and the data beside it; of a loader, every file in the folder that it loads. */
function withNeighbours(file: string): string[] {
  const folder = join(dirname(file), basename(file, '.ts'))
  const loaded = file.startsWith('src/content/') ? globSync(`${folder}/*`) : []
  const beside = file.startsWith('src/sections/') ? globSync(`${dirname(file)}/*.ts`) : []
  return [file, ...loaded, ...beside]
}

/** The latest of some files' moments, if any of them has one. */
export function lastChanged(
  files: readonly string[],
  history: ReadonlyMap<string, string>,
): string | undefined {
  const moments = files.map((file) => history.get(file)).filter((moment) => moment !== undefined)
  return moments.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1)
}
