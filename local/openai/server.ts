import { randomUUID } from 'node:crypto'
import { serveLoopback } from '../serve-loopback.ts'
import { editPicture } from './edit-picture.ts'
import { errorBody, invalidKey, refusals, type OpenAIFault } from './faults.ts'
import { readEdit, type ImageEdit } from './read-edit.ts'

export type LocalOpenAI = {
  /** Includes /v1, as OPENAI_BASE_URL does. */
  baseUrl: string
  apiKey: string
  /** Every call that came with the right key and a well-formed body, in order. */
  calls: ImageEdit[]
  /** From now on each call fails so; null: none does. */
  setFault: (fault: OpenAIFault | null) => void
  close: () => Promise<void>
}

const apiKey = 'sk-local'

function reply(status: number, body: unknown) {
  return Response.json(body, { status, headers: { 'x-request-id': `req_${randomUUID()}` } })
}

function picture(edit: ImageEdit, bytes: Buffer, size: string) {
  return {
    created: Math.floor(Date.now() / 1000),
    data: [{ b64_json: bytes.toString('base64') }],
    output_format: edit.output_format,
    quality: edit.quality === 'auto' ? 'high' : edit.quality,
    background: edit.background === 'auto' ? 'opaque' : edit.background,
    size,
  }
}

/** OpenAI's image edits on loopback: the real fields in, a really processed picture out. */
export async function startOpenAI({ port = 0 } = {}): Promise<LocalOpenAI> {
  const calls: ImageEdit[] = []
  let fault: OpenAIFault | null = null

  async function edit(request: Request): Promise<Response> {
    if (request.headers.get('authorization') !== `Bearer ${apiKey}`) return reply(401, invalidKey)
    const type = request.headers.get('content-type') ?? ''
    if (!type.startsWith('multipart/form-data'))
      return reply(400, errorBody(`Unsupported content type: '${type}'.`, null))

    const parsed = await readEdit(request)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      const param = issue?.path.join('.') ?? null
      return issue?.message === 'model_not_found'
        ? reply(404, errorBody('The model does not exist.', 'model_not_found', undefined, param))
        : reply(
            400,
            errorBody(issue?.message ?? 'Invalid request.', 'invalid_value', undefined, param),
          )
    }
    calls.push(parsed.data)

    const refusal = fault && refusals[fault]
    if (refusal) return reply(refusal.status, refusal.body)
    if (fault === 'silence') return new Promise(() => undefined)
    if (fault === 'empty') return reply(200, { created: 0, data: [] })
    if (fault === 'not_a_picture')
      return reply(200, picture(parsed.data, Buffer.from('not a picture'), '1024x1024'))

    const { image, size, output_format: format } = parsed.data
    const edited = await editPicture(await image.bytes(), size, format).catch(() => undefined)
    return edited
      ? reply(200, picture(parsed.data, edited.bytes, edited.size))
      : reply(400, errorBody('Invalid image file.', 'invalid_image_file', undefined, 'image'))
  }

  function aboutModel(request: Request): Response {
    if (request.headers.get('authorization') !== `Bearer ${apiKey}`) return reply(401, invalidKey)
    const id = new URL(request.url).pathname.slice('/v1/models/'.length)
    return reply(200, { id, object: 'model', created: 0, owned_by: 'local' })
  }

  const served = await serveLoopback(async (request) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'GET' && pathname.startsWith('/v1/models/')) return aboutModel(request)
    if (request.method !== 'POST' || pathname !== '/v1/images/edits')
      return reply(404, errorBody(`Unknown request: ${request.method} ${pathname}`, null))
    return edit(request)
  }, port)

  return {
    baseUrl: `http://localhost:${served.port}/v1`,
    apiKey,
    calls,
    setFault: (next) => {
      fault = next
    },
    close: served.close,
  }
}
