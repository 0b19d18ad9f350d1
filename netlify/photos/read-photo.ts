import { EnhanceRequest } from '../../src/contracts/enhance-image.ts'
import { imageType, type ImageType } from '../platform/image-type.ts'
import { parseJson } from '../platform/parse-json.ts'
import { readCapped } from '../platform/read-capped.ts'
import { problem, type Problem } from './photo-problem.ts'

/** A larger photo, as base64, would exceed Netlify's limit of 6 MB. */
export const maxPhotoBytes = 4_400_000
const maxBodyBytes = Math.ceil((maxPhotoBytes / 3) * 4) + 1000

const types: (ImageType | undefined)[] = ['image/jpeg', 'image/png', 'image/webp']

/** Reads the photo of a request, and refuses at the first thing that is wrong; the cheap checks come first. */
export async function readPhoto(
  request: Request,
  timeoutMs: number,
): Promise<{ ok: true; bytes: Uint8Array } | Problem> {
  const [contentType = ''] = (request.headers.get('content-type') ?? '').split(';')
  if (contentType.trim().toLowerCase() !== 'application/json') {
    return problem('unsupported_content_type')
  }
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return problem('too_large')
  const timeout = AbortSignal.timeout(timeoutMs)
  const body = await readCapped(request.body, maxBodyBytes, timeout).catch(() =>
    problem(timeout.aborted ? 'body_too_slow' : 'body_cut_off'),
  )
  if (!body.ok) return problem(body.code)

  const json = parseJson(body.bytes)
  if (json === undefined) return problem('invalid_json')
  const parsed = EnhanceRequest.safeParse(json)
  if (!parsed.success) return problem('invalid_shape')
  return decode(parsed.data.imageData)
}

function decode(dataUrl: string): { ok: true; bytes: Uint8Array } | Problem {
  const prefix = /^data:image\/[\w.+-]+;base64,/i.exec(dataUrl.slice(0, 100))?.[0]
  if (prefix === undefined) return problem('invalid_data_url')
  const base64 = dataUrl.slice(prefix.length)
  if (base64.length === 0) return problem('empty_image')
  // Buffer skips invalid characters, so broken text would become another picture.
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) {
    return problem('invalid_base64')
  }
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.byteLength > maxPhotoBytes) return problem('too_large')
  return types.includes(imageType(bytes)) ? { ok: true, bytes } : problem('unsupported_image_type')
}
