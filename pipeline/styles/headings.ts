import { readFile } from 'node:fs/promises'
import { selectAll } from 'hast-util-select'
import { toString } from 'hast-util-to-string'
import subsetFont from 'subset-font'
import type { Rendered } from '../page.ts'

/** What src/styles/base.css sets in the headings' face. */
const set = 'h1, h2, h3, .btn, .brand'
/** What islands write into their headings and buttons is not in the page yet: all small letters, 'Last call …'. */
const written = 'abcdefghijklmnopqrstuvwxyzL'

/**
 * The face of each page's headings by its path: Archivo in one weight and one width, with the letters
 * that the page's headings and buttons have and their kerning, as base64 of a WOFF2 file.
 */
export async function headingFaces(
  pages: readonly Rendered[],
): Promise<ReadonlyMap<string, string>> {
  const font = await readFile('pipeline/fonts/archivo-headings.ttf')
  const faces = new Map<string, Promise<string>>()

  async function cut(letters: string): Promise<string> {
    const options = {
      targetFormat: 'woff2',
      keepFeatures: ['kern'],
      noLayoutClosure: true,
    } as const
    return (await subsetFont(font, letters, options)).toString('base64')
  }

  const found = pages.map(async ({ path, tree }) => {
    const own = selectAll(set, tree).map((element) => toString(element))
    const isAlive = selectAll('[data-island]', tree).length > 0
    const letters = [...new Set([...own, isAlive ? written : ''].join(''))].toSorted().join('')
    if (!faces.has(letters)) faces.set(letters, cut(letters))
    return [path, await faces.get(letters)!] as const
  })
  return new Map(await Promise.all(found))
}
