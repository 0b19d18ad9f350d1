import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'

export type Picture = { readonly width: number; readonly height: number; readonly data: Buffer }
type Box = { x: number; y: number; width: number; height: number }

const channels = 3
/** Two colours nearer to each other than this look the same. */
const tolerance = 12
/** The tallest space between two lines of one text, in px. */
const leading = 23

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

/** The whole page, from its top to its end; a JPEG, which is made in half the time. */
export async function pictureOfPage(page: Page): Promise<Picture> {
  const image = { fullPage: true, animations: 'disabled', type: 'jpeg', quality: 100 } as const
  return decode(await page.screenshot(image))
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

/**
 * The share of rows that are blank, to the right of `left`: of one colour, in stretches taller than
 * the space between two lines of text.
 */
export function blankRows({ width, height, data }: Picture, left: number): number {
  let [blank, stretch] = [0, 0]
  for (let y = 0; y <= height; y++) {
    if (y < height && isOneColour(data, (y * width + left) * channels, width - left)) stretch++
    else {
      if (stretch > leading) blank += stretch
      stretch = 0
    }
  }
  return blank / height
}

function isOneColour(data: Buffer, start: number, pixels: number) {
  // Nearly every blank row is of exactly one colour, which is found sooner.
  const end = start + pixels * channels
  if (data.compare(data, start, end - channels, start + channels, end) === 0) return true
  for (let x = 1; x < pixels; x++)
    if (!isAlike(data, start, data, start + x * channels)) return false
  return true
}
