import {
  localStandIn,
  pictureSourceHeader,
  type EnhanceAnswer,
} from '../../src/contracts/enhance-image.ts'
import { isLoopback } from '../../src/lib/loopback.ts'
import { answerError, answerJson, retryAfter } from '../platform/answer.ts'
import { enhancePhoto, type EnhanceParts } from './enhance.ts'
import { digestOf, publishedPhotos } from './gallery.ts'
import { meanings, problem, type Problem } from './photo-problem.ts'
import { readPhoto } from './read-photo.ts'
import { resultKey, resultPath } from './result-store.ts'
import type { PhotoEnv } from './settings.ts'

export type AnswerParts = EnhanceParts & { env: PhotoEnv }

/** Returns an enhanced photo, or a sentence and a code. Logs what happened, never a picture. */
export async function answerEnhance(parts: AnswerParts, request: Request): Promise<Response> {
  const startedAt = Date.now()
  const { env, log } = parts
  let digest: string | undefined
  try {
    const read = await readPhoto(request, parts.timing.bodyMs)
    if (!read.ok) return refuse(read)
    digest = digestOf(read.bytes)
    const file = (await publishedPhotos()).get(digest)
    if (!file) return refuse(problem('not_a_team_photo'))

    const photo = { file, bytes: read.bytes, resultKey: resultKey(env, digest) }
    const enhanced = await enhancePhoto(parts, photo, startedAt)
    if (!enhanced.ok) return refuse(enhanced)
    const requestId = enhanced.how === 'made' ? enhanced.requestId : undefined
    log.info('Photo enhanced', { ...facts(), outcome: enhanced.how, requestId })
    const enhancedImage =
      enhanced.how === 'made' ? dataUrl(enhanced.png) : resultPath(photo.resultKey)
    const body: EnhanceAnswer = { enhancedImage }
    const isStandIn = isLoopback(env.OPENAI_BASE_URL)
    return answerJson(body, 200, isStandIn ? { [pictureSourceHeader]: localStandIn } : {})
  } catch (error) {
    log.error('A photo could not be enhanced', { ...facts(), error })
    return answer(problem('internal_error'))
  }

  function facts() {
    return { digest, duration_ms: Date.now() - startedAt }
  }

  function refuse(failure: Problem) {
    const { code, detail, requestId } = failure
    log.warn('Photo not enhanced', { ...facts(), outcome: code, detail, requestId })
    return answer(failure)
  }
}

function dataUrl(png: Uint8Array) {
  const base64 = Buffer.from(png.buffer, png.byteOffset, png.byteLength).toString('base64')
  return `data:image/png;base64,${base64}` as const
}

function answer({ code, retryAfterSeconds }: Problem) {
  const { status, sentence } = meanings[code]
  return answerError(status, code, sentence, retryAfter(retryAfterSeconds))
}
