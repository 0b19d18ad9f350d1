import sharp, { type OutputInfo } from 'sharp'

export type Size = '1024x1024' | '1536x1024' | '1024x1536'
export type Format = 'png' | 'jpeg' | 'webp'
type Edited = { bytes: Buffer; size: Size; info: OutputInfo }

const mark = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="148" height="32">
  <rect width="148" height="32" rx="6" fill="#000" fill-opacity=".55"/>
  <circle cx="17" cy="16" r="5" fill="#fff"/>
  <text x="32" y="21" font-family="sans-serif" font-size="14" fill="#fff">local stand-in</text>
</svg>`)

function closestSize(width: number, height: number): Size {
  if (width > height * 1.2) return '1536x1024'
  if (height > width * 1.2) return '1024x1536'
  return '1024x1024'
}

/**
 * Brightens and sharpens a picture and marks it, so that the result differs from the original as a
 * model's would. Rejects when the bytes are no picture.
 */
export async function editPicture(
  bytes: Uint8Array,
  wanted: Size | 'auto',
  format: Format,
): Promise<Edited> {
  const upright = await sharp(bytes).rotate().toBuffer({ resolveWithObject: true })
  const size = wanted === 'auto' ? closestSize(upright.info.width, upright.info.height) : wanted
  const [width, height] = size.split('x').map(Number)
  const { data, info } = await sharp(upright.data)
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .modulate({ brightness: 1.08, saturation: 1.05 })
    .sharpen({ sigma: 1.2 })
    .composite([{ input: mark, gravity: 'southeast' }])
    .toFormat(format)
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, size, info }
}
