import { readFile } from 'node:fs/promises'
import { select, selectAll } from 'hast-util-select'
import { toString } from 'hast-util-to-string'
import { hashOf, kept } from '../kept.ts'
import type { Rendered } from '../page.ts'

/** What src/styles/base.css sets in the headings' face. */
const set = 'h1, h2, h3, .btn, .brand'
/** Letters that islands write later, for example 'Last call'. They are not in the page yet. */
const written = 'abcdefghijklmnopqrstuvwxyzL'

const options = { targetFormat: 'woff2', keepFeatures: ['kern'], noLayoutClosure: true } as const

/**
 * The face of each page's headings by its path: Archivo in one weight and one width, with the letters
 * that the page's headings and buttons have and their kerning, as base64 of a WOFF2 file.
 */
export async function headingFaces(
  pages: readonly Rendered[],
): Promise<ReadonlyMap<string, string>> {
  const font = await readFile('pipeline/fonts/archivo-headings.ttf')
  const packages = await readFile('package-lock.json')
  const faces = new Map<string, Promise<Buffer>>()

  async function cut(letters: string) {
    return kept(
      '.cache/headings',
      hashOf(font, packages, JSON.stringify(options), letters),
      async () => {
        // Most builds need none of it.
        const { default: subsetFont } = await import('subset-font')
        return subsetFont(font, letters, options)
      },
    )
  }

  const found = pages.map(async ({ path, tree }) => {
    const own = selectAll(set, tree).map((element) => toString(element))
    const isAlive = select('[data-island]', tree) !== undefined
    const letters = [...new Set([...own, isAlive ? written : ''].join(''))].toSorted().join('')
    if (!faces.has(letters)) faces.set(letters, cut(letters))
    return [path, (await faces.get(letters)!).toString('base64')] as const
  })
  return new Map(await Promise.all(found))
}
