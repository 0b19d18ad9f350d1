import OpenAI, { APIConnectionTimeoutError, APIError, toFile } from 'openai'
import { z } from 'zod'
import { imageType } from '../platform/image-type.ts'
import { readRetryAfter } from '../platform/retry-after.ts'
import { untilAborted } from '../platform/time-limits.ts'
import { problem, type Problem } from './photo-problem.ts'
import { prompt } from './prompt.ts'
import { maxPhotoBytes } from './read-photo.ts'
import type { PhotoEnv } from './settings.ts'

type Edit = { ok: true; png: Uint8Array<ArrayBuffer>; requestId?: string } | Problem

const Answer = z.object({
  data: z.array(z.object({ b64_json: z.string().optional() })).optional(),
})

/** The image model. It is called once, because each call may cost money. */
export function createModel(env: PhotoEnv) {
  const client = new OpenAI({
    apiKey: env.OPENAI_API_KEY,
    baseURL: env.OPENAI_BASE_URL,
    maxRetries: 0,
    // OPENAI_LOG=debug would log the request with the image.
    logLevel: 'off',
  })

  return async (file: string, bytes: Uint8Array, timeoutMs: number): Promise<Edit> => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const call = client.images.edit(
        {
          model: env.OPENAI_IMAGE_MODEL,
          image: await toFile(bytes, file, { type: imageType(bytes) }),
          prompt: prompt.text,
          size: '1024x1024',
          quality: prompt.quality,
          output_format: 'png',
          background: 'opaque',
        },
        // The client's own timeout covers only the headers; the signal covers the body too.
        { timeout: timeoutMs, signal },
      )
      const { data, request_id: requestId } = await untilAborted(call.withResponse(), signal)
      return readAnswer(data, requestId ?? undefined)
    } catch (error) {
      if (signal.aborted) return problem('model_timeout')
      if (error instanceof APIError) return nameError(error)
      if (error instanceof SyntaxError) return problem('model_bad_answer')
      // fetch throws a TypeError if the body breaks off.
      if (error instanceof TypeError) return problem('model_unreachable', { detail: error.message })
      throw error
    }
  }
}
export type Model = ReturnType<typeof createModel>

/** The last chunk of every PNG: a picture that breaks off lacks it. See https://www.w3.org/TR/png-3/. */
const pngEnd = Buffer.from('IEND\xae\x42\x60\x82', 'latin1')

function readAnswer(answer: unknown, requestId?: string): Edit {
  const parsed = Answer.safeParse(answer)
  if (!parsed.success) return problem('model_bad_answer', { requestId })
  const base64 = parsed.data.data?.[0]?.b64_json
  if (!base64) return problem('model_sent_no_image', { requestId })
  const png = Buffer.from(base64, 'base64')
  const isWhole = imageType(png) === 'image/png' && png.subarray(-8).equals(pngEnd)
  if (!isWhole) return problem('model_sent_no_png', { requestId })
  if (png.byteLength > maxPhotoBytes) return problem('result_too_large', { requestId })
  return { ok: true, png, requestId }
}

function nameError(error: APIError): Problem {
  const { status, code, requestID, headers } = error
  const wait = readRetryAfter(headers?.get('retry-after'))
  const more = {
    detail: error.message.slice(0, 300),
    requestId: requestID ?? undefined,
    retryAfterSeconds: wait,
  }
  if (error instanceof APIConnectionTimeoutError) return problem('model_timeout', more)
  if (status === undefined) return problem('model_unreachable', more)
  if (code === 'moderation_blocked') return problem('model_refused', more)
  if (code === 'insufficient_quota') return problem('model_quota_exhausted', more)
  if (status === 401 || status === 403) return problem('model_denied_access', more)
  if (status === 404 || code === 'model_not_found') return problem('model_retired', more)
  if (status === 429) return problem('model_busy', { ...more, retryAfterSeconds: wait ?? 60 })
  return problem(status >= 500 ? 'model_unavailable' : 'model_rejected_request', more)
}
