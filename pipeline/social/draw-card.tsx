import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import { cardHeight, cardWidth, type Card } from './card.ts'
import { Frame } from './frame.tsx'
import { storyPicture, storyPicturePlace } from './story-picture.tsx'

const fonts = Promise.all(
  [
    { name: 'Display', file: 'archivo-display.ttf' },
    { name: 'Data', file: 'archivo-data.ttf' },
  ].map(async ({ name, file }) => ({
    name,
    data: await readFile(join('pipeline/social/fonts', file)),
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
