import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'

export type Picture = { readonly width: number; readonly height: number; readonly data: Buffer }
type Box = { x: number; y: number; width: number; height: number }

const channels = 3
/** Two colours nearer to each other than this look the same. */
const tolerance = 12

async function decode(image: Buffer): Promise<Picture> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** What an element looks like, with all that lies over it. */
export async function pictureOf(target: Locator): Promise<Picture> {
  return decode(await target.screenshot({ animations: 'disabled' }))
}

/** What a part of the window looks like. */
export async function pictureIn(page: Page, clip: Box): Promise<Picture> {
  return decode(await page.screenshot({ clip, animations: 'disabled' }))
}

function isAlike(a: Buffer, i: number, b: Buffer, j: number) {
  for (let channel = 0; channel < channels; channel++)
    if (Math.abs(a[i + channel]! - b[j + channel]!) > tolerance) return false
  return true
}

/** The share of a picture's pixels that do not have the colour of `ground`'s first pixel. */
export function inkOn(picture: Picture, ground: Picture): number {
  let ink = 0
  for (let i = 0; i < picture.data.length; i += channels)
    if (!isAlike(picture.data, i, ground.data, 0)) ink++
  return ink / (picture.width * picture.height)
}

/** The share of pixels in which two pictures differ, over the area that both have. */
export function difference(a: Picture, b: Picture): number {
  const [width, height] = [Math.min(a.width, b.width), Math.min(a.height, b.height)]
  let differing = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (!isAlike(a.data, (y * a.width + x) * channels, b.data, (y * b.width + x) * channels))
        differing++
  return differing / (width * height)
}
