import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { renderToStaticMarkup } from 'react-dom/server'
import satori from 'satori'
import sharp from 'sharp'
import { social } from '../../src/components/story-drawing/size.ts'
import { StoryMarks } from '../../src/components/story-drawing/story-drawing.tsx'
import { drawStory } from '../../src/components/story-drawing/draw.tsx'
import type { StoryDrawing as Figures } from '../../src/content/stories/drawings.ts'
import { cardHeight, cardWidth, type Card } from './card.ts'
import { Frame } from './frame.tsx'
import { token } from '../uno.ts'

const drawingWidth = 1080
const drawingHeight = Math.round((drawingWidth * social.height) / social.width)

/** Where a story's drawing is on its card. */
const storyPicturePlace = { left: 60, top: cardHeight - drawingHeight - 12 }

const fonts = Promise.all(
  [
    { name: 'Display', file: 'archivo-headings.ttf' },
    { name: 'Data', file: 'archivo-data.ttf' },
  ].map(async ({ name, file }) => ({
    name,
    data: await readFile(join('pipeline/fonts', file)),
  })),
)

/** A card as PNG, 1200 × 630, in 64 colours: it holds few, and stays far below 80 KB. */
export async function drawCard(card: Card): Promise<Buffer> {
  const svg = await satori(<Frame card={card} />, {
    width: cardWidth,
    height: cardHeight,
    fonts: await fonts,
  })
  // satori cannot nest an SVG that has a style sheet.
  const over =
    card.kind === 'story'
      ? [{ input: Buffer.from(storyPicture(card.drawing)), ...storyPicturePlace }]
      : []
  return sharp(Buffer.from(svg))
    .composite(over)
    .removeAlpha()
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 4 })
    .toBuffer()
}

/**
 * A story's drawing as a whole SVG, in the colours for a dark ground and without labels. Outside a
 * page nothing resolves its classes and tokens, so they are written out.
 */
function storyPicture(figures: Figures): string {
  const [done, late, rehearsal, ink, quiet, ground] = [
    'done-d',
    'late-d',
    'rehearse-d',
    'on-bottle',
    'on-bottle-2',
    'bottle',
  ].map((name) => token(name))
  const style =
    `svg{fill:none}.done,.stroke-done{stroke:${done}}.fill-done{fill:${done}}` +
    `.stroke-done{stroke-linecap:round}.stroke-rule-strong,.ink,.plan,.gap,.wait{stroke:${quiet}}` +
    `.gap{stroke-dasharray:1 3}` +
    `.wait{stroke-dasharray:2 2}.limit,.critical,.mean,.hollow,.left{stroke:${ink}}.limit{stroke-width:2}` +
    `.critical{stroke-width:3}.hollow,.left{fill:${ground}}.late{fill:${late};stroke:${late}}` +
    `.late-line{stroke:${late}}.rehearsal,.rehearsed{stroke:${rehearsal}}.rehearsal{stroke-dasharray:5 3}`
  return renderToStaticMarkup(
    <StoryMarks size={social}>{drawStory(figures, social).marks}</StoryMarks>,
  )
    .replace(
      '<svg ',
      `<svg xmlns="http://www.w3.org/2000/svg" width="${drawingWidth}" height="${drawingHeight}" `,
    )
    .replace('>', `><style>${inSrgb(style)}</style>`)
}

/** The drawing library reads no oklch(): the same rules for a browser of 2020. */
function inSrgb(css: string): string {
  const { code } = transform({
    filename: 'story.css',
    code: Buffer.from(css),
    targets: { chrome: 80 << 16 },
  })
  return code.toString()
}
