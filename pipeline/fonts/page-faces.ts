import { readFile } from 'node:fs/promises'
import { select, selectAll } from 'hast-util-select'
import { toString } from 'hast-util-to-string'
import { cached, hashOf } from '../build-cache.ts'
import type { Rendered } from '../page.ts'

/**
 * What a page shows in a face of its own from its first paint, by the selector of uno.config.ts or base.css:
 * Archivo in one weight and one width. `writes` selects islands that write more `letters` later, such as
 * 'Last call' or a time.
 */
const faces = {
  headings: {
    font: 'pipeline/fonts/archivo-headings.ttf',
    set: 'h1, h2, h3, .btn, .brand, .headings-face, .dusk, .dawn',
    writes: '[data-island]',
    letters: 'abcdefghijklmnopqrstuvwxyzL',
  },
  figures: {
    font: 'pipeline/fonts/archivo-figures.ttf',
    set: '.figures',
    writes: '[data-island] .figures',
    letters: '0123456789:',
  },
}

/** The faces of a page, with the letters that it has of each, as base64 of WOFF2 files. */
export type PageFaces = { headings?: string; figures?: string }

export async function pageFaces(page: Rendered): Promise<PageFaces> {
  const [headings, figures] = await Promise.all([
    cutFor(page, faces.headings),
    cutFor(page, faces.figures),
  ])
  return { headings, figures }
}

async function cutFor(
  { tree }: Rendered,
  { font: file, set, writes, letters }: typeof faces.headings,
) {
  const own = selectAll(set, tree).map((element) => toString(element))
  if (own.length === 0) return undefined
  const isAlive = select(writes, tree) !== undefined
  const text = [...new Set([...own, isAlive ? letters : ''].join(''))].toSorted().join('')
  const font = await readFile(file)
  const options = {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
    // Digits that change need tabular figures, which are second glyphs that only the layout tables reach.
    noLayoutClosure: !isAlive,
  } as const
  const packages = await readFile('package-lock.json')
  const hash = hashOf(font, packages, JSON.stringify(options), text)
  const face = await cached('.cache/faces', hash, async () => {
    // Most builds need none of it.
    const { default: subsetFont } = await import('subset-font')
    return subsetFont(font, text, options)
  })
  return face.toString('base64')
}
