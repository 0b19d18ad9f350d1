/**
 * Makes the sizes in which pages show the leaders' photos, from the photos in public/images/leaders/.
 * npm run build-leader-portraits, after one of them changes; the results are committed.
 */
import sharp from 'sharp'
import { leaders } from '../src/content/leaders.ts'

const pageSizes = [128, 256]

for (const { id, photo } of leaders)
  for (const width of pageSizes) {
    const file = `public/images/leaders/${id}-${width}.webp`
    const picture = sharp(`public${photo}`).resize(width).webp({ quality: 52, effort: 6 })
    const { size } = await picture.toFile(file)
    console.log(`${file}: ${size} bytes`)
  }
