import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createElement, type CSSProperties, type ReactNode } from 'react'
import satori from 'satori'
import sharp from 'sharp'
import { repository } from '../repository.ts'
import type { SamplePicture } from './sample-pictures.ts'

export type Picture = { bytes: Buffer<ArrayBuffer>; type: string }

/** As the site's own cards have it: satori reads neither woff2 nor variable fonts. */
const font = join(repository, 'pipeline/fonts/archivo-headings.ttf')
const width = 1200
const height = 627
const tones = {
  green: { ground: '#0b2a20', ink: '#f7f4ea', mark: '#f2cf2b' },
  paper: { ground: '#f7f4ea', ink: '#0b2a20', mark: '#0b2a20' },
  yellow: { ground: '#f2cf2b', ink: '#0b2a20', mark: '#0b2a20' },
}

/** Draws a picture's card: a kicker, a headline and a run of tasks. */
export async function drawCard(picture: SamplePicture): Promise<Picture> {
  const { ground, ink, mark } = tones[picture.tone]
  const card = box(
    {
      width,
      height,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 72,
      boxSizing: 'border-box',
      background: ground,
      color: ink,
      fontFamily: 'Archivo',
    },
    box({ fontSize: 34, color: mark }, picture.kicker),
    box({ fontSize: 92, lineHeight: 1.05, maxWidth: 940 }, picture.headline),
    box(
      { height: 64, flexDirection: 'column', justifyContent: 'space-between' },
      ...tasks(picture),
    ),
  )
  const svg = await satori(card, {
    width,
    height,
    fonts: [{ name: 'Archivo', data: await readFile(font) }],
  })
  const bytes = await sharp(Buffer.from(svg)).toFormat(picture.format).toBuffer()
  return { bytes, type: `image/${picture.format}` }
}

function box(style: CSSProperties, ...children: ReactNode[]) {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children)
}

// A timeline of three tasks whose lengths come from the words, so that each card has its own.
function tasks({ headline, tone }: SamplePicture) {
  const { ink, mark } = tones[tone]
  return [0, 1, 2].map((row) =>
    box({
      marginLeft: row * 180 + ((headline.length * 37 + row * 53) % 120),
      width: 220 + ((headline.length * 61 + row * 97) % 260),
      height: 12,
      background: row === 1 ? mark : ink,
      opacity: row === 1 ? 1 : 0.45,
    }),
  )
}
