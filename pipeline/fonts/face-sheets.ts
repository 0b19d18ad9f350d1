import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transform } from 'lightningcss'

/** A typeface's stylesheet, which has the font files inside it. */
type FaceSheet = { path: string; css: string }

export type FaceSheets = { sans: FaceSheet; serif: FaceSheet }

/** The stylesheets of src/styles/faces/: Archivo for every page, Source Serif for long texts. */
export function readFaceSheets(): FaceSheets {
  return { sans: readFace('sans'), serif: readFace('serif') }
}

function readFace(name: string): FaceSheet {
  const file = `src/styles/faces/${name}.css`
  const { code } = transform({
    filename: file,
    code: readFileSync(file),
    minify: true,
    visitor: { Url: ({ url, loc }) => ({ url: fontData(join(dirname(file), url)), loc }) },
  })
  const css = code.toString()
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  return { path: `/assets/${name}-${hash}.css`, css }
}

function fontData(file: string): string {
  return `data:font/woff2;base64,${readFileSync(file, 'base64')}`
}
