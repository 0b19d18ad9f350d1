import { join } from 'node:path'
import sharp from 'sharp'
import { repository } from '../repository.ts'

export type SamplePicture = { urn: string; drawing: string; format: 'jpeg' | 'png' | 'webp' }
export type Picture = { bytes: Buffer<ArrayBuffer>; type: string }

export function image(name: string) {
  return `urn:li:image:D4E10-${name}`
}

export function video(name: string) {
  return `urn:li:video:D4E05-${name}`
}

/** A video's picture is its thumbnail. */
export const samplePictures: SamplePicture[] = [
  { urn: image('cue'), drawing: 'from-spreadsheet-to-runbook-in-a-week', format: 'jpeg' },
  { urn: image('dress-1'), drawing: 'what-a-rehearsal-finds', format: 'png' },
  { urn: image('dress-2'), drawing: 'what-a-runbooks-record-answers', format: 'png' },
  { urn: image('dress-3'), drawing: 'go-no-go-criteria-before-the-night', format: 'png' },
  { urn: image('backout'), drawing: 'the-backout-plan-is-a-runbook', format: 'jpeg' },
  { urn: video('critical-path'), drawing: 'float-is-the-number-to-watch', format: 'webp' },
  { urn: image('kit'), drawing: 'from-spreadsheet-to-runbook-in-a-week', format: 'jpeg' },
  { urn: image('tested'), drawing: 'a-declared-rto-is-a-wish', format: 'webp' },
  { urn: image('measured'), drawing: 'a-declared-rto-is-a-wish', format: 'jpeg' },
  { urn: image('identity'), drawing: 'identity-comes-back-first', format: 'png' },
  { urn: image('ladder'), drawing: 'what-a-rehearsal-finds', format: 'jpeg' },
  { urn: image('float'), drawing: 'float-is-the-number-to-watch', format: 'webp' },
  { urn: image('compare'), drawing: 'what-a-runbooks-record-answers', format: 'jpeg' },
]

export async function renderPicture({ drawing, format }: SamplePicture): Promise<Picture> {
  const bytes = await sharp(join(repository, `src/content/blog/pictures/${drawing}.svg`))
    .resize(1200, 627)
    .toFormat(format)
    .toBuffer()
  return { bytes, type: `image/${format}` }
}
