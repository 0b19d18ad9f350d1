import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { requestId } from 'hono/request-id'
import { z } from 'zod'
import { editPicture } from '../openai/edit-picture.ts'
import { errorBody, invalidKey, refusals, type OpenAIFault } from '../openai/faults.ts'
import { serveLoopback } from '../serve-loopback.ts'
import type { Service } from './service.ts'

/** What POST /v1/images/edits takes from us: always a PNG of a size. An unknown field is an error, as at OpenAI. */
const ImageEdit = z.strictObject({
  model: z.string().regex(/^gpt-image-2(\.[56]-(sunburst|flare))?$/, 'model_not_found'),
  prompt: z.string().min(1).max(32_000),
  image: z
    .file()
    .max(50 * 1024 * 1024)
    .mime(['image/png', 'image/jpeg', 'image/webp']),
  size: z.enum(['1024x1024', '1536x1024', '1024x1536']),
  quality: z.enum(['low', 'medium', 'high']).default('high'),
  output_format: z.literal('png').default('png'),
  background: z.enum(['transparent', 'opaque']).default('opaque'),
})
type ImageEdit = z.infer<typeof ImageEdit>

export type LocalOpenAI = {
  /** Includes /v1, as OPENAI_BASE_URL does. */
  baseUrl: string
  apiKey: string
  /** Every call that came with the right key and a well-formed body, in order. */
  calls: ImageEdit[]
  /**
   * How each call fails from now on; null if none does. Calls that still wait in silence are
   * refused.
   */
  setFault: (fault: OpenAIFault | null) => void
  close: () => Promise<void>
}

const apiKey = 'sk-local'

function picture({ output_format, quality, background, size }: ImageEdit, bytes: Buffer) {
  const data = [{ b64_json: bytes.toString('base64') }]
  return { created: Math.floor(Date.now() / 1000), data, output_format, quality, background, size }
}

/** OpenAI's image edits on loopback: the real fields in, a really processed picture out. */
export async function startOpenAI(): Promise<LocalOpenAI> {
  const calls: ImageEdit[] = []
  let fault: OpenAIFault | null = null
  const silent = new Set<() => void>()

  async function edit({ req, json }: Context): Promise<Response> {
    const type = req.header('content-type') ?? ''
    if (!type.startsWith('multipart/form-data'))
      return json(errorBody(`Unsupported content type: '${type}'.`, null), 400)

    const parsed = ImageEdit.safeParse(await req.parseBody())
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      const param = issue?.path.join('.') ?? null
      if (issue?.message === 'model_not_found')
        return json(
          errorBody('The model does not exist.', 'model_not_found', undefined, param),
          404,
        )
      const reason = issue?.message ?? 'Invalid request.'
      return json(errorBody(reason, 'invalid_value', undefined, param), 400)
    }
    calls.push(parsed.data)

    const [status, error] = (fault && refusals[fault]) ?? []
    if (error) return json(error, status)
    if (fault === 'silence') {
      await new Promise<void>((resolve) => silent.add(resolve))
      return json(invalidKey, 401)
    }
    if (fault === 'empty') return json({ created: 0, data: [] })
    if (fault === 'not_a_picture') return json(picture(parsed.data, Buffer.from('not a picture')))

    const { image, size } = parsed.data
    const edited = await editPicture(await image.bytes(), size).catch(() => undefined)
    return edited
      ? json(picture(parsed.data, edited))
      : json(errorBody('Invalid image file.', 'invalid_image_file', undefined, 'image'), 400)
  }

  const app = new Hono()
    .use(requestId({ generator: () => `req_${randomUUID()}` }))
    .use(async ({ req, json }, next) =>
      req.header('authorization') === `Bearer ${apiKey}` ? next() : json(invalidKey, 401),
    )
    .get('/v1/models/:id', ({ req, json }) =>
      json({ id: req.param('id'), object: 'model', created: 0, owned_by: 'local' }),
    )
    .post('/v1/images/edits', async (context) => edit(context))
    .notFound(({ req, json }) =>
      json(errorBody(`Unknown request: ${req.method} ${req.path}`, null), 404),
    )
  const { port, close } = await serveLoopback(app.fetch)

  return {
    baseUrl: `http://localhost:${port}/v1`,
    apiKey,
    calls,
    setFault: (next) => {
      fault = next
      for (const end of silent) end()
      silent.clear()
    },
    close,
  }
}

export const openai: Service<LocalOpenAI> = {
  name: 'OpenAI',
  variables: ['OPENAI_API_KEY'],
  start: async () => {
    const api = await startOpenAI()
    return {
      api,
      env: { OPENAI_API_KEY: api.apiKey, OPENAI_BASE_URL: api.baseUrl },
      note: 'brightens and sharpens',
      close: api.close,
    }
  },
}
