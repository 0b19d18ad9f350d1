/**
 * Draws the leaders' placeholder portraits into public/images/leaders/: a 1024 px JPEG, which the
 * photo tool sends to be enhanced, and the WebP sizes that the pages show.
 * npm run build-leader-portraits, after src/content/leaders.ts changes; the results are committed.
 */
import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'
import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { leaders } from '../src/content/leaders.ts'

const folder = 'public/images/leaders'
const pageSizes = [320, 640]

/** What makes each drawing fit its description; the rest follows from the seed. */
const looks: Record<string, notionists.Options> = {
  'harriet-lidgate': { hair: ['variant43'], body: ['variant17'], lips: ['variant23'] },
  'tobias-marlesford': {
    hair: ['variant22'],
    body: ['variant16'],
    lips: ['variant18'],
    beard: ['variant02'],
    beardProbability: 100,
  },
  'anjali-penhallow': { hair: ['variant41'], body: ['variant13'], lips: ['variant23'] },
}

/** Tokens in sRGB, which is all that a raster file knows: the pages' ground, their rules, their ink. */
const [ground, rule, ink] = ['#f7faf8', '#d3dcd6', '#0c231b']
const lines = Array.from({ length: 7 }, (_, i) => `<path d="M0 ${(i + 1) * 128 - 1}h1024v2H0z"/>`)
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024"><rect width="1024" height="1024" fill="${ground}"/><g fill="${rule}">${lines.join('')}</g></svg>`

await mkdir(folder, { recursive: true })
for (const { id } of leaders) {
  const svg = createAvatar(notionists, {
    seed: id,
    size: 1024,
    gestureProbability: 0,
    beardProbability: 0,
    glassesProbability: 0,
    brows: ['variant10'],
    ...looks[id],
  })
    .toString()
    // Drawn as the charts are: in their ink, on their ground.
    .replaceAll('#000', ink)
    .replaceAll('#fff', ground)
  const drawing = sharp(
    await sharp(Buffer.from(sheet))
      .resize(1024, 1024)
      .composite([{ input: await sharp(Buffer.from(svg)).resize(1024, 1024).png().toBuffer() }])
      .png()
      .toBuffer(),
  )
  const photo = await drawing
    .clone()
    .jpeg({ quality: 86, mozjpeg: true })
    .toFile(`${folder}/${id}.jpg`)
  const sizes = await Promise.all(
    pageSizes.map(async (width) =>
      drawing
        .clone()
        .resize(width)
        .webp({ quality: 52, effort: 6 })
        .toFile(`${folder}/${id}-${width}.webp`),
    ),
  )
  console.log(id, photo.size, ...sizes.map(({ size }) => size))
}
