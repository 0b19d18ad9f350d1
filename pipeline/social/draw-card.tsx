import { readFile } from 'node:fs/promises'
import { transform } from 'lightningcss'
import satori from 'satori'
import sharp from 'sharp'
import { readText } from '../../src/content/files.ts'
import type { ScenarioId } from '../../src/content/scenarios.ts'
import { product } from '../../src/site.ts'
import { colors } from '@cuewright/runbook-ui/uno'
import type { Card } from './card-of.ts'
import { nightChart, NightWords, wallAlone } from './draw-night.tsx'

const width = 1200
const height = 630
const margin = 76
/** The width of the hatch past the wall. */
const wall = 48
const glyph = { width: 180, height: 105, gap: 60 }

const fonts = Promise.all(
  [
    { name: 'Display', file: 'archivo-headings.ttf' },
    { name: 'Data', file: 'archivo-data.ttf' },
    { name: 'Figures', file: 'archivo-figures.ttf' },
  ].map(async ({ name, file }) => ({ name, data: await readFile(`pipeline/fonts/${file}`) })),
)

/** A card as PNG. With 64 colours it stays far below 80 KB. */
export async function drawCard(card: Card): Promise<Buffer> {
  const { title, night } = card
  const words = night ? <NightWords title={title} night={night} /> : <Words {...card} />
  const svg = await satori(words, { width, height, fonts: await fonts })
  const chart = Buffer.from(night ? nightChart(night, srgb) : wallAlone(srgb))
  const glyphs = await Promise.all(
    card.glyphs.map(async (id, index) => ({
      input: await drawGlyph(id),
      left: margin + index * (glyph.width + glyph.gap),
      top: height - margin - glyph.height,
    })),
  )
  return sharp(Buffer.from(svg))
    .composite([...glyphs, { input: chart, left: 0, top: 0 }])
    .removeAlpha()
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 4 })
    .toBuffer()
}

function Words({ title, kind }: Card) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        width,
        height,
        padding: `52px ${margin + wall}px 52px ${margin}px`,
        color: colors['on-bottle'],
        background: colors.bottle,
        fontFamily: 'Display',
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <div style={{ display: 'flex', alignItems: 'center' }}>
          <div style={{ width: 17, height: 34, marginRight: 12, background: colors.now }} />
          <div style={{ fontSize: 34, letterSpacing: '-.02em' }}>{product}</div>
        </div>
        <div style={{ fontFamily: 'Data', fontSize: 26, color: colors['on-bottle-2'] }}>{kind}</div>
      </div>
      <div
        style={{
          marginTop: 40,
          fontSize: title.length > 56 ? 72 : title.length > 24 ? 80 : 104,
          lineHeight: 1.04,
          letterSpacing: '-.025em',
          textWrap: 'balance',
        }}
      >
        {title}
      </div>
    </div>
  )
}

/** A scenario's glyph in the colours for a dark ground. sharp resolves no custom properties. */
async function drawGlyph(id: ScenarioId): Promise<Buffer> {
  const svg = readText(`src/components/scenario-glyph/${id}.svg`)
  const plain = svg
    .replaceAll(/var\(--glyph-stroke,[^)]*\)/g, '5')
    .replaceAll(/var\(--late,[^)]*\)/g, srgb('late-d'))
    .replaceAll(/var\(--rule-strong,[^)]*\)/g, srgb('on-bottle-2'))
    .replaceAll('currentColor', srgb('on-bottle'))
    .replace('<svg ', `<svg width="${glyph.width}" height="${glyph.height}" `)
  return sharp(Buffer.from(plain)).png().toBuffer()
}

/** A colour for sharp, which does not read oklch(). */
function srgb(name: keyof typeof colors): string {
  const code = Buffer.from(`a{color:${colors[name]}}`)
  const css = transform({ filename: name, code, minify: true, targets: { chrome: 80 << 16 } }).code
  return /color:([^;}]+)/.exec(css.toString())?.[1] ?? colors[name]
}
