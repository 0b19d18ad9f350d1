import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { selectAll } from 'hast-util-select'
import type { Rendered } from '../page.ts'
import { readIslandClasses } from './island-classes.ts'
import { readStylesheet, trimStylesheet } from './stylesheet.ts'

/**
 * The rules that each page can use before its late stylesheet (src/client.ts), by its path: those whose
 * classes are in its HTML or in the code of the islands that it may wake. `dir` holds the stylesheets and
 * the code that Vite bundled.
 */
export async function stylesOf(
  pages: readonly Rendered[],
  dir: string,
): Promise<ReadonlyMap<string, string>> {
  const [own, late, scripts] = await Promise.all([
    readStylesheet(),
    readBundled(dir, 'app-*.css'),
    readBundled(dir, '*.js'),
  ])
  // The styles of woken islands are inside their code.
  const ofIslands = (scripts.match(/var\(--[\w-]+\)/g) ?? []).join('')
  const islandClasses = await readIslandClasses(dir, own.classes)
  return new Map(
    pages.map(({ path, tree }) => {
      const elements = selectAll('*', tree)
      const used = elements.flatMap(({ properties }) => [
        ...(Array.isArray(properties.className) ? properties.className.map(String) : []),
        ...(islandClasses.get(String(properties.dataIsland)) ?? []),
      ])
      const attributes = elements.flatMap(({ properties }) =>
        Object.values(properties).filter((value) => String(value).includes('var(--')),
      )
      const elsewhere = [...attributes, late, ofIslands].join('\n')
      return [path, trimStylesheet(own, new Set(used), elsewhere)]
    }),
  )
}

async function readBundled(dir: string, pattern: string): Promise<string> {
  const names = await Array.fromAsync(glob(`assets/${pattern}`, { cwd: dir }))
  return (await Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')))).join('')
}
