import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import sharp, { type Sharp } from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenAIFault } from '../../../local/openai/faults.ts'
import { engines } from '../supabase/engines.ts'
import { documented } from '../documented.ts'
import { startBench, type Bench } from './bench.ts'

/** What the stand-in is told, or what another server answers in its place. */
type Cause = {
  retryAfter?: string
  fault?: OpenAIFault
  reply?: (answer: ServerResponse) => void
  settings?: Record<string, string>
}

const inJson = { 'content-type': 'application/json' }
const outcomes: [string, number, string, Cause][] = [
  [
    'refuses for safety (400 moderation_blocked)',
    422,
    'model_refused',
    { fault: 'moderation_blocked' },
  ],
  ['does not know the key (401)', 502, 'model_denied_access', { fault: 'invalid_api_key' }],
  ['forbids the model (403)', 502, 'model_denied_access', { fault: 'forbidden' }],
  [
    'does not know the model (404)',
    502,
    'model_rejected_request',
    { settings: { OPENAI_IMAGE_MODEL: 'gpt-image-1' } },
  ],
  ['is at its rate limit (429)', 503, 'model_busy', { fault: 'rate_limit', retryAfter: '60' }],
  [
    'is at its rate limit and says for how long (429, Retry-After: 7)',
    503,
    'model_busy',
    {
      reply: (answer) =>
        answer.writeHead(429, { ...inJson, 'retry-after': '7' }).end('{"error":{}}'),
      retryAfter: '7',
    },
  ],
  [
    'has no credit left (429 insufficient_quota)',
    503,
    'model_quota_exhausted',
    { fault: 'insufficient_quota' },
  ],
  ['is out of order (500)', 502, 'model_unavailable', { fault: 'server_error' }],
  ['is silent', 504, 'model_timeout', { fault: 'silence', settings: { OPENAI_TIMEOUT_MS: '400' } }],
  [
    'begins an answer and goes silent',
    504,
    'model_timeout',
    {
      reply: (answer) => void answer.writeHead(200, inJson).write('{"data":['),
      settings: { OPENAI_TIMEOUT_MS: '600' },
    },
  ],
  [
    'breaks off in mid-answer',
    502,
    'model_unreachable',
    {
      reply: (answer) => {
        answer.writeHead(200, inJson).write('{"data":[')
        setTimeout(() => answer.destroy(), 50)
      },
    },
  ],
  [
    'is not there',
    502,
    'model_unreachable',
    { settings: { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' } },
  ],
  [
    'answers HTML',
    502,
    'model_bad_answer',
    {
      reply: (answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>'),
    },
  ],
  [
    'answers broken JSON',
    502,
    'model_bad_answer',
    { reply: (answer) => answer.writeHead(200, inJson).end('{"data":[') },
  ],
  ['answers without an image', 502, 'model_sent_no_image', { fault: 'empty' }],
  ['answers what is no PNG', 502, 'model_sent_no_png', { fault: 'not_a_picture' }],
  [
    'answers a JPEG',
    502,
    'model_sent_no_png',
    { reply: (answer) => void sendPicture(answer, async (drawn) => drawn.jpeg().toBuffer()) },
  ],
  [
    'answers half a PNG',
    502,
    'model_sent_no_png',
    {
      reply: (answer) =>
        void sendPicture(answer, async (drawn) => (await drawn.png().toBuffer()).subarray(0, 90)),
    },
  ],
  [
    'answers a PNG of more than 4.4 MB',
    502,
    'result_too_large',
    { reply: (answer) => void sendPicture(answer, largePng) },
  ],
]

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

const seen: string[][] = []

describe('when the image service', () => {
  let bench: Bench
  let reply: Cause['reply']
  const other = createServer((incoming, answer) => {
    incoming.resume()
    incoming.on('end', () => reply?.(answer))
  })
  let otherUrl = ''
  beforeAll(async () => {
    bench = await startBench(engines[0]!)
    await once(other.listen(0, '127.0.0.1'), 'listening')
    const bound = other.address()
    if (bound && typeof bound === 'object') otherUrl = `http://127.0.0.1:${bound.port}/v1`
  })
  beforeEach(async () => bench.reset())
  afterEach(() => other.closeAllConnections())
  afterAll(async () => {
    other.close()
    await bench.close()
  })

  test.each(outcomes)('%s: a %s, and nothing is kept', async (name, status, code, cause) => {
    if (cause.fault) bench.openai.setFault(cause.fault)
    if (cause.reply) {
      ;({ reply } = cause)
      bench.env.OPENAI_BASE_URL = otherUrl
    }
    Object.assign(bench.env, cause.settings)
    const answer = await bench.call(bench.photos[0]!)
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code })
    expect(answer.headers.get('retry-after')).toBe(cause.retryAfter ?? null)
    expect((await bench.store.list()).blobs).toEqual([])
    expect(await bench.rows()).toMatchObject([{ outcome: 'failed', error_code: code }])
    // The client does not try a call again that may have cost money.
    expect(bench.openai.calls.length).toBeLessThanOrEqual(1)
    const retry = cause.retryAfter ? `, Retry-After: ${cause.retryAfter}` : ''
    seen.push([name, `${status}`, `\`${code}\`${retry}`, answer.body.error ?? ''])
  })

  test('recovers, the next call makes the picture', async () => {
    bench.openai.setFault('server_error')
    await bench.call(bench.photos[0]!)
    bench.openai.setFault(null)
    expect((await bench.call(bench.photos[0]!)).status).toBe(200)
  })
})

// Once all outcomes were tried.
test('docs/reliability.md lists every outcome of the image service', () => {
  expect(documented('photo outcomes')).toEqual(seen)
})
