import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** A typeface's stylesheet, its files inside: once it is applied, nothing of it is still on the way. */
export type Faces = { path: string; css: string }

/** The stylesheets of src/styles/faces/: what every page is set in, and what long texts are. */
export async function readFaces(): Promise<{ sans: Faces; serif: Faces }> {
  const [sans, serif] = await Promise.all(['sans', 'serif'].map(readFace))
  return { sans: sans!, serif: serif! }
}

async function readFace(name: string): Promise<Faces> {
  const source = await readFile(`src/styles/faces/${name}.css`, 'utf8')
  const addresses = Array.from(source.matchAll(/url\('([^']+)'\)/g), ([, address = '']) => address)
  let css = source.replaceAll(/\/\*.*?\*\/|\n\s*/g, '')
  for (const address of addresses) {
    const font = await readFile(join('src/fonts', basename(address)), 'base64')
    css = css.replace(`url('${address}')`, `url(data:font/woff2;base64,${font})`)
  }
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  return { path: `/assets/${name}-${hash}.css`, css }
}
