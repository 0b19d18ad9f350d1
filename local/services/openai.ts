import { randomUUID } from 'node:crypto'
import { Hono, type Context, type HonoRequest } from 'hono'
import { requestId } from 'hono/request-id'
import sharp from 'sharp'
import { z } from 'zod'
import { serveLoopback } from '../serve-loopback.ts'
import type { Service } from './service.ts'

/** What we send to POST /v1/images/edits. An unknown field is an error, as at OpenAI. */
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

export type LocalOpenAI = Awaited<ReturnType<typeof startOpenAI>>

const apiKey = 'sk-local'

function picture({ output_format, quality, background, size }: ImageEdit, bytes: Buffer) {
  const data = [{ b64_json: bytes.toString('base64') }]
  return { created: Math.floor(Date.now() / 1000), data, output_format, quality, background, size }
}

type Refusal = {
  status: 400 | 401 | 403 | 404 | 429 | 500
  message: string
  code?: string
  type?: string
  param?: string
}

const invalidKey: Refusal = {
  status: 401,
  message: 'Incorrect API key provided.',
  code: 'invalid_api_key',
}
const refusals = {
  moderation_blocked: {
    status: 400,
    message: 'Your request was rejected by the safety system.',
    code: 'moderation_blocked',
    type: 'image_generation_user_error',
  },
  invalid_api_key: invalidKey,
  forbidden: { status: 403, message: 'Your organisation must be verified to use this model.' },
  rate_limit: { status: 429, message: 'Rate limit reached.', code: 'rate_limit_exceeded' },
  insufficient_quota: {
    status: 429,
    message: 'You exceeded your current quota, please check your plan and billing details.',
    code: 'insufficient_quota',
  },
  server_error: { status: 500, message: 'The server had an error.', type: 'server_error' },
  // These send no error: no answer, an answer without a picture, and one that is no picture.
  silence: undefined,
  empty: undefined,
  not_a_picture: undefined,
} satisfies Record<string, Refusal | undefined>

export type OpenAIFault = keyof typeof refusals

function refuse({ status, message, code, type = 'invalid_request_error', param }: Refusal) {
  const error = { message, type, param: param ?? null, code: code ?? null }
  return Response.json({ error }, { status })
}

async function readEdit(req: HonoRequest): Promise<ImageEdit | Refusal> {
  const type = req.header('content-type') ?? ''
  if (!type.startsWith('multipart/form-data'))
    return { status: 400, message: `Unsupported content type: '${type}'.` }
  const { data, error } = ImageEdit.safeParse(await req.parseBody())
  if (data) return data
  const { path = [], message = 'Invalid request.' } = error.issues[0] ?? {}
  const param = path.join('.')
  return message === 'model_not_found'
    ? { status: 404, message: 'The model does not exist.', code: message, param }
    : { status: 400, message, code: 'invalid_value', param }
}

export async function startOpenAI() {
  /** Every well-formed call with the right key. */
  const calls: ImageEdit[] = []
  let fault: OpenAIFault | null = null
  const silent = new Set<() => void>()

  async function edit({ req, json }: Context): Promise<Response> {
    const asked = await readEdit(req)
    if ('status' in asked) return refuse(asked)
    calls.push(asked)

    const refusal = fault && refusals[fault]
    if (refusal) return refuse(refusal)
    if (fault === 'silence') {
      await new Promise<void>((resolve) => silent.add(resolve))
      return refuse(invalidKey)
    }
    if (fault === 'empty') return json({ created: 0, data: [] })
    if (fault === 'not_a_picture') return json(picture(asked, Buffer.from('not a picture')))

    const edited = await editPicture(await asked.image.bytes(), asked.size).catch(() => undefined)
    return edited
      ? json(picture(asked, edited))
      : refuse({
          status: 400,
          message: 'Invalid image file.',
          code: 'invalid_image_file',
          param: 'image',
        })
  }

  const app = new Hono()
    .use(requestId({ generator: () => `req_${randomUUID()}` }))
    .use(async ({ req }, next) =>
      req.header('authorization') === `Bearer ${apiKey}` ? next() : refuse(invalidKey),
    )
    .get('/v1/models/:id', ({ req, json }) =>
      json({ id: req.param('id'), object: 'model', created: 0, owned_by: 'local' }),
    )
    .post('/v1/images/edits', async (context) => edit(context))
    .notFound(({ req }) =>
      refuse({ status: 404, message: `Unknown request: ${req.method} ${req.path}` }),
    )
  const { port, close } = await serveLoopback(app.fetch)

  return {
    baseUrl: `http://localhost:${port}/v1`,
    apiKey,
    calls,
    /** How each call fails from now on. Calls that wait in silence are refused. */
    setFault: (next: OpenAIFault | null) => {
      fault = next
      for (const end of silent) end()
      silent.clear()
    },
    close,
  }
}

const mark = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="148" height="32">
  <rect width="148" height="32" rx="6" fill="#000" fill-opacity=".55"/>
  <circle cx="17" cy="16" r="5" fill="#fff"/>
  <text x="32" y="21" font-family="sans-serif" font-size="14" fill="#fff">local stand-in</text>
</svg>`)

/** Brightens and sharpens a picture and marks it, so that the result differs as a model's would. */
async function editPicture(bytes: Uint8Array, size: string): Promise<Buffer> {
  const [width, height] = size.split('x').map(Number)
  return sharp(bytes)
    .autoOrient()
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .modulate({ brightness: 1.08, saturation: 1.05 })
    .sharpen({ sigma: 1.2 })
    .composite([{ input: mark, gravity: 'southeast' }])
    .png()
    .toBuffer()
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
    }
  },
}
