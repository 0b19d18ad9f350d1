import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Element } from 'hast'
import { select } from 'hast-util-select'
import { toString } from 'hast-util-to-string'
import { s } from 'hastscript'
// The package's main file is CommonJS without named exports.
import { parse, type Command, type Font } from 'opentype.js/dist/opentype.mjs'
import { visit } from 'unist-util-visit'
import { findFiles, picturesFolder, readText } from '../src/content/files.ts'
import { svg } from '../src/content/stories/drawing.ts'

const published = 'public/images/blog'
/** Labels of at least this font weight use the display cut. */
const strong = 600
/** Where a text's anchor is: 0 at its start, 1 at its end. */
const shifts: Record<string, number> = { start: 0, middle: 0.5, end: 1 }
/** A glyph is drawn in whole numbers on this grid, which is an eighth of a pixel at 32 px. */
const em = 256

/** A cut of the typeface, with the glyphs that a picture has used so far, by id. */
type Cut = { id: string; font: Font; glyphs: Map<string, string> }

function readFont(name: string): Font {
  const { buffer, byteOffset, byteLength } = readFileSync(`pipeline/fonts/${name}.ttf`)
  return parse(buffer.slice(byteOffset, byteOffset + byteLength))
}

const fonts = { data: readFont('archivo-data'), display: readFont('archivo-headings') }

/**
 * A picture with its labels as outlines of the site's typeface: an image file has no access to the
 * page's fonts, and would be set in whatever the reader's machine has. Each glyph is drawn once.
 */
export function outlineLabels(source: string): string {
  const data: Cut = { id: 'd', font: fonts.data, glyphs: new Map() }
  const display: Cut = { id: 's', font: fonts.display, glyphs: new Map() }
  const tree = svg.parse(source)
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'text') return
    outline(element, Number(element.properties.fontWeight ?? 0) >= strong ? display : data)
  })
  const glyphs = [...data.glyphs, ...display.glyphs].map(([id, d]) => s('path', { id, d }))
  select('svg', tree)?.children.unshift(s('defs', glyphs))
  return svg.stringify(tree)
}

function outline(element: Element, { id, font, glyphs }: Cut) {
  const { x, y, fontSize, fill, textAnchor = 'start' } = element.properties
  const text = toString(element)
  const scale = Number(fontSize) / em
  const width = font.getAdvanceWidth(text, Number(fontSize))
  const left = Number(x) - width * shifts[textAnchor]!
  element.children = []
  font.forEachGlyph(text, 0, 0, em, undefined, (glyph, at) => {
    const name = `${id}${glyph.index}`
    const path = glyphs.get(name) ?? pathData(glyph.getPath(0, 0, em).commands)
    if (!path) return
    glyphs.set(name, path)
    element.children.push(s('use', { href: `#${name}`, x: `${Math.round(at)}` }))
  })
  element.tagName = 'g'
  element.properties = {
    fill,
    transform: `translate(${left.toFixed(1)} ${String(y)})scale(${scale})`,
  }
}

/**
 * An outline in steps from point to point, which are shorter than places. opentype.js 2.0.0 writes a rounded
 * zero without a space after the number before it, so we write paths ourselves.
 */
function pathData(commands: readonly Command[]): string {
  let [left, top] = [0, 0]
  return commands
    .map(({ type, x1, y1, x, y }) => {
      const steps = [x1, y1, x, y]
        .filter((number) => number !== undefined)
        .map((number, i) => Math.round(number) - (i % 2 ? top : left))
      left = Math.round(x ?? left)
      top = Math.round(y ?? top)
      // TrueType outlines repeat the point where a curve ends.
      if (type === 'L' && !steps.some(Boolean)) return ''
      return type.toLowerCase() + steps.join(' ').replaceAll(' -', '-')
    })
    .join('')
}

export function postPictures() {
  return Object.fromEntries(
    findFiles(`${picturesFolder}/*.svg`).map((file) => [
      join(published, basename(file)),
      outlineLabels(readText(file)),
    ]),
  )
}
