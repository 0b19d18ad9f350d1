/**
 * Cuts the two typefaces down to what the site uses: for pages to src/fonts/, and as fixed instances
 * to pipeline/fonts/: for the social cards, and to be cut down once more for each page's headings.
 * npm run build-fonts, after a font package changes; the results are committed, so a build needs no font tool.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const basicLatin = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i))
const punctuation = Array.from('\u00a0£©·×–—‘’“”…−≤≥½é•')
const text = [...basicLatin, ...punctuation].join('')

const packages = 'node_modules/@fontsource-variable'
const cuts = [
  {
    from: `${packages}/archivo/files/archivo-latin-standard-normal.woff2`,
    to: 'src/fonts/archivo.woff2',
    // 600 is the source's default weight: beyond it each letter needs three more sets of deltas, 7 KB in all.
    variationAxes: { wght: { min: 400, max: 600 }, wdth: { min: 80, max: 108 } },
    keepFeatures: ['kern', 'tnum'],
    noLayoutClosure: false, // tabular figures are reached through the layout tables
  },
  {
    from: `${packages}/source-serif-4/files/source-serif-4-latin-wght-normal.woff2`,
    to: 'src/fonts/source-serif-4.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    noLayoutClosure: true,
  },
  {
    from: `${packages}/source-serif-4/files/source-serif-4-latin-wght-italic.woff2`,
    to: 'src/fonts/source-serif-4-italic.woff2',
    variationAxes: { wght: 400 },
    noLayoutClosure: true,
  },
  // satori, which draws the cards, reads neither WOFF2 nor axes. Pages need none of the dropped tables.
  {
    from: `${packages}/archivo/files/archivo-latin-standard-normal.woff2`,
    to: 'pipeline/fonts/archivo-headings.ttf',
    variationAxes: { wght: 540, wdth: 103 },
    keepFeatures: ['kern'],
    noLayoutClosure: true,
    dropTables: ['GDEF', 'GSUB', 'STAT'],
  },
  {
    from: `${packages}/archivo/files/archivo-latin-standard-normal.woff2`,
    to: 'pipeline/fonts/archivo-figures.ttf',
    variationAxes: { wght: 520, wdth: 84 },
    keepFeatures: ['kern', 'tnum'],
    noLayoutClosure: false,
    dropTables: ['GDEF', 'STAT'],
  },
  {
    from: `${packages}/archivo/files/archivo-latin-standard-normal.woff2`,
    to: 'pipeline/fonts/archivo-data.ttf',
    variationAxes: { wght: 500, wdth: 84 },
    noLayoutClosure: true,
  },
]

for (const { from, to, ...options } of cuts) {
  const source = await readFile(from)
  const targetFormat = to.endsWith('.ttf') ? 'sfnt' : 'woff2'
  const font = await subsetFont(source, text, { targetFormat, ...options })
  await writeFile(to, options.dropTables ? withShortName(font) : font)
  console.log(`${to}: ${source.length} → ${font.length} bytes`)
}

/**
 * A TrueType font whose only name is 'Archivo', which saves 500 bytes; browsers refuse a font without a
 * name. Its copyright and licence are in public/archivo-licence.txt.
 */
function withShortName(font) {
  const name = Buffer.from('Archivo', 'utf16le').swap16()
  // Format 0, one record, the offset of its text; then Windows, Unicode, English, family, length, offset.
  const header = [0, 1, 18, 3, 1, 0x409, 1, name.length, 0].flatMap((n) => [n >> 8, n & 255])
  const table = Buffer.concat([Buffer.from(header), name])
  const entry = font.indexOf('name')
  table.copy(font, font.readUInt32BE(entry + 8))
  font.writeUInt32BE(table.length, entry + 12)
  return font
}
