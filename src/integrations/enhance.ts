import {
  EnhanceAnswer,
  EnhanceFailure,
  type EnhanceRequest,
  localStandIn,
  pictureSourceHeader,
} from '../contracts/enhance-image.ts'
import { paths } from '../paths.ts'

export type EnhancedPhoto =
  | { ok: true; image: string; isStandIn: boolean }
  /** `message` is for the visitor, if the failure has one. */
  | { ok: false; message?: string }

/**
 * Has the photo at a path enhanced. `image` is the address of a PNG, or a data URL; `signal` ends the wait for the
 * function's answer.
 */
export async function enhancePhoto(photo: string, signal: AbortSignal): Promise<EnhancedPhoto> {
  try {
    const original = await fetch(photo, { signal })
    if (!original.ok) return failed(`${photo} answered ${original.status}`)
    const body: EnhanceRequest = { imageData: await readDataUrl(await original.blob()) }
    const response = await fetch(paths.enhanceImage, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    })
    const json: unknown = await response.json()
    const failure = EnhanceFailure.safeParse(json)
    if (failure.success) return { ok: false, message: failure.data.error }
    if (!response.ok) return failed(response.status)
    const answer = EnhanceAnswer.safeParse(json)
    if (!answer.success) return failed(answer.error.message)
    // A kept photo has still to be fetched.
    const picture = new Image()
    picture.src = answer.data.enhancedImage
    await picture.decode()
    const isStandIn = response.headers.get(pictureSourceHeader) === localStandIn
    return { ok: true, image: answer.data.enhancedImage, isStandIn }
  } catch (error) {
    return signal.aborted ? { ok: false } : failed(error)
  }
}

function failed(reason: unknown): EnhancedPhoto {
  console.warn(`A photo was not enhanced: ${String(reason)}`)
  return { ok: false }
}

async function readDataUrl(blob: Blob): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
      else reject(reader.error ?? new Error('The photo could not be read'))
    })
    reader.readAsDataURL(blob)
  })
}
