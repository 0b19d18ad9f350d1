/**
 * Draws the site's icons and writes the manifest that names them, from the tokens and the names.
 * npm run build-icons, after one of those changes; the results are committed.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { transform } from 'lightningcss'
import sharp from 'sharp'
import { token } from '../pipeline/uno.ts'
import { product } from '../src/site.ts'

/** A token as an image file or a manifest can hold it: six hexadecimal digits. */
function hex(name: string): string {
  const code = Buffer.from(`a{color:${token(name)}}`)
  const css = transform({ filename: name, code, minify: true, targets: { chrome: 90 << 16 } }).code
  return /#[\da-f]{6}/.exec(css.toString())?.[0] ?? token(name)
}

/** The now-mark on bottle. `safe` is the share of the edge that a mask leaves. */
function drawIcon({ radius = 0, safe = 1 } = {}): string {
  const tall = 22 * safe
  const wide = 8 * safe
  const mark = `<rect x="${16 - wide / 2}" y="${16 - tall / 2}" width="${wide}" height="${tall}" fill="${hex('now')}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${hex('bottle')}"/>${mark}</svg>\n`
}

async function png(svg: string, size: number) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size)
    .png({ palette: true })
    .toBuffer()
}

/** An .ico file that holds one PNG, which every browser in use reads. */
function toIco(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}

const rounded = drawIcon({ radius: 4 })
// A mask may cut a fifth from each side, and Apple rounds the corners itself.
const masked = drawIcon({ safe: 0.72 })
const square = drawIcon()

const manifest = {
  name: product,
  short_name: product,
  description: 'Digital runbooks inside your IT service management platform.',
  lang: 'en-GB',
  start_url: '/',
  display: 'browser',
  background_color: hex('ground'),
  theme_color: hex('ground'),
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    {
      src: '/icons/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
}

const files: Record<string, string | Buffer> = {
  'favicon.svg': rounded,
  'favicon.ico': toIco(await png(rounded, 32), 32),
  'icons/icon-192.png': await png(rounded, 192),
  'icons/icon-512.png': await png(rounded, 512),
  'icons/icon-maskable-512.png': await png(masked, 512),
  'icons/apple-touch-icon.png': await png(square, 180),
  'manifest.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
}

await mkdir('public/icons', { recursive: true })
for (const [file, content] of Object.entries(files)) {
  await writeFile(`public/${file}`, content)
  console.log(`public/${file}: ${content.length} bytes`)
}
