import { execFileSync } from 'node:child_process'
import { paths } from '../src/paths.ts'

/** The moment (ISO 8601) of the last commit that touched each folder of src/pages, by its name. */
export type History = ReadonlyMap<string, string>

/** Empty where there is no history: without git, and in a shallow clone, which dates every file alike. */
export function readHistory(): History {
  const changed = new Map<string, string>()
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return changed
    for (const commit of git('log', '--format=%x00%cI', '--name-only', '--', 'src/pages').split(
      '\0',
    )) {
      const [moment = '', ...files] = commit.split('\n').filter(Boolean)
      for (const file of files) {
        const folder = file.split('/')[2]!
        if (!changed.has(folder)) changed.set(folder, moment)
      }
    }
  } catch {
    // No git, or no repository: only pages with front matter then carry a date.
  }
  return changed
}

/** The folder in src/pages that holds all the words of a page of code. */
export function folderOfPage(path: string): string {
  if (path === paths.home) return 'home'
  return path === paths.stories ? 'stories' : path.slice(1).replaceAll('_', '-')
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
