import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '../../../src/content/files.ts'
import { outlineLabels } from '../../../pipeline/post-pictures.ts'

const pictures = findFiles('src/content/blog/pictures/*.svg').map(
  (file) => [basename(file, '.svg'), readFileSync(file, 'utf8')] as const,
)

test.each(pictures)('the labels of %s are outlines', (_, source) => {
  const labels = [...source.matchAll(/<text[^>]*>([^<]+)/g)].map(([, label = '']) => label)
  const letters = labels.join('').replaceAll(/\s/g, '')
  const outlined = outlineLabels(source)
  expect(letters).not.toBe('')
  expect(outlined).not.toContain('<text')
  expect(outlined.match(/<use /g)).toHaveLength(letters.length)
})

type Box = { left: number; right: number; top: number; bottom: number }

/** Where the letters of each label are, from the glyphs' own places. */
function labelsOf(outlined: string): Box[] {
  const labels = /<g [^>]*transform="translate\(([\d.]+) ([\d.]+)\)scale\(([\d.]+)\)">(.*?)<\/g>/g
  return [...outlined.matchAll(labels)].map(([, x, y, scale, glyphs = '']) => {
    const last = Number([...glyphs.matchAll(/x="(\d+)"/g)].at(-1)?.[1])
    const left = Number(x)
    // The last letter is at least a third of an em wide.
    const right = left + (last + 85) * Number(scale)
    return { left, right, top: Number(y) - 180 * Number(scale), bottom: Number(y) }
  })
}

/** The straight lines of a picture, and its bars that are as thin as one. */
function linesOf(source: string): Box[] {
  const paths = source.matchAll(/M([\d.]+) ([\d.]+)[LH]([\d.]+)(?: ([\d.]+))?/g)
  const bars = source.matchAll(
    /<rect x="([\d.]+)" y="([\d.]+)" width="(\d(?:\.\d+)?)" height="([\d.]+)"/g,
  )
  return [
    ...[...paths].map(
      ([, x1, y1, x2, y2 = y1]) => [Number(x1), Number(y1), Number(x2), Number(y2)] as const,
    ),
    ...[...bars].map((match) => {
      const [x, y, width, height] = match.slice(1).map(Number) as [number, number, number, number]
      return [x, y, x + width, y + height] as const
    }),
  ].map(([left, top, right, bottom]) => ({ left, right, top, bottom }))
}

test.each(pictures)('no line crosses a word of %s', (_, source) => {
  const lines = linesOf(source)
  expect(lines.length).toBeGreaterThan(0)
  for (const label of labelsOf(outlineLabels(source)))
    expect(
      lines.filter(
        (line) =>
          line.left < label.right &&
          line.right > label.left &&
          line.top < label.bottom &&
          line.bottom > label.top,
      ),
    ).toEqual([])
})
