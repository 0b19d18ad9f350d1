import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import sharp, { type Sharp } from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { OpenAIFault } from '../../../local/services/openai.ts'
import { setUpBench } from './bench.ts'

/** What the stand-in is told, or what another server answers in its place. */
type Cause = {
  fault?: OpenAIFault
  reply?: (answer: ServerResponse) => void
  settings?: Record<string, string>
}

const inJson = { 'content-type': 'application/json' }

/** What the image service does, by our answer. */
const outcomes: Record<string, Record<string, Cause>> = {
  '422 model_refused': {
    'refuses for safety (400 moderation_blocked)': { fault: 'moderation_blocked' },
  },
  '502 model_denied_access': {
    'does not know the key (401)': { fault: 'invalid_api_key' },
    'forbids the model (403)': { fault: 'forbidden' },
  },
  '502 model_retired': {
    'does not know the model (404)': { settings: { OPENAI_IMAGE_MODEL: 'gpt-image-1' } },
  },
  '503 model_busy, Retry-After: 60': {
    'is at its rate limit (429)': { fault: 'rate_limit' },
  },
  '503 model_busy, Retry-After: 7': {
    'is at its rate limit and says for how long (429, Retry-After: 7)': {
      reply: (answer) =>
        answer.writeHead(429, { ...inJson, 'retry-after': '7' }).end('{"error":{}}'),
    },
  },
  '503 model_quota_exhausted': {
    'has no credit left (429 insufficient_quota)': { fault: 'insufficient_quota' },
  },
  '502 model_unavailable': {
    'is out of order (500)': { fault: 'server_error' },
  },
  '504 model_timeout': {
    'is silent': { fault: 'silence', settings: { OPENAI_TIMEOUT_MS: '400' } },
    'begins an answer and goes silent': {
      reply: (answer) => void answer.writeHead(200, inJson).write('{"data":['),
      settings: { OPENAI_TIMEOUT_MS: '600' },
    },
  },
  '502 model_unreachable': {
    'breaks off in mid-answer': {
      reply: (answer) => {
        answer.writeHead(200, inJson).write('{"data":[', () => answer.destroy())
      },
    },
    'is not there': { settings: { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' } },
  },
  '502 model_bad_answer': {
    'answers HTML': {
      reply: (answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>'),
    },
    'answers broken JSON': { reply: (answer) => answer.writeHead(200, inJson).end('{"data":[') },
  },
  '502 model_sent_no_image': {
    'answers without an image': { fault: 'empty' },
  },
  '502 model_sent_no_png': {
    'answers what is no PNG': { fault: 'not_a_picture' },
    'answers a JPEG': {
      reply: (answer) => void sendPicture(answer, async (drawn) => drawn.jpeg().toBuffer()),
    },
    'answers half a PNG': {
      reply: (answer) =>
        void sendPicture(answer, async (drawn) => (await drawn.png().toBuffer()).subarray(0, 90)),
    },
  },
  '502 result_too_large': {
    'answers a PNG of more than 4.4 MB': {
      reply: (answer) => void sendPicture(answer, largePng),
    },
  },
}

async function sendPicture(answer: ServerResponse, encode: (drawn: Sharp) => Promise<Buffer>) {
  const drawn = sharp({ create: { width: 64, height: 64, channels: 3, background: '#9ab' } })
  const b64_json = (await encode(drawn)).toString('base64')
  answer.writeHead(200, inJson).end(JSON.stringify({ created: 1, data: [{ b64_json }] }))
}

async function largePng() {
  const raw = { width: 1300, height: 1300, channels: 3 } as const
  return sharp(Buffer.alloc(1300 * 1300 * 3, 7), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

describe('when the image service', () => {
  const bench = setUpBench()
  let reply: Cause['reply']
  const other = createServer((incoming, answer) => {
    incoming.resume()
    incoming.on('end', () => reply?.(answer))
  })
  let otherUrl = ''
  beforeAll(async () => {
    await once(other.listen(0, '127.0.0.1'), 'listening')
    const bound = other.address()
    if (bound && typeof bound === 'object') otherUrl = `http://127.0.0.1:${bound.port}/v1`
  })
  afterEach(() => other.closeAllConnections())
  afterAll(() => other.close())

  const cases = Object.entries(outcomes).flatMap(([answer, causes]) =>
    Object.entries(causes).map(([name, cause]) => ({ name, cause, expected: answer })),
  )

  test.each(cases)('$name, nothing is kept', async ({ cause, expected }) => {
    if (cause.fault) bench.openai.setFault(cause.fault)
    if (cause.reply) {
      ;({ reply } = cause)
      bench.env.OPENAI_BASE_URL = otherUrl
    }
    Object.assign(bench.env, cause.settings)
    const answer = await bench.call(bench.photos[0]!)
    const { code, error } = answer.body
    const wait = answer.headers.get('retry-after')
    const waits = wait ? `, Retry-After: ${wait}` : ''
    expect(`${answer.status} ${code}${waits}`).toBe(expected)
    expect(error).toMatch(/^[A-Z].*\.$/)
    expect((await bench.store.list()).blobs).toEqual([])
    expect(await bench.rows()).toMatchObject([{ outcome: 'failed', error_code: code }])
    // The client does not try a call again that may have cost money.
    expect(bench.openai.calls.length).toBeLessThanOrEqual(1)
  })

  test('recovers, the next call makes the picture', async () => {
    bench.openai.setFault('server_error')
    await bench.call(bench.photos[0]!)
    bench.openai.setFault(null)
    expect((await bench.call(bench.photos[0]!)).status).toBe(200)
  })
})
