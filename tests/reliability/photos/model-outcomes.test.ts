import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import sharp, { type Sharp } from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenAIFault } from '../../../local/openai/faults.ts'
import { engines } from '../supabase/engines.ts'
import { normalise, sectionsOf, table } from '../../../scripts/doc-sections.ts'
import { startBench, type Bench } from './bench.ts'

const reliability = sectionsOf('docs/reliability.md')

type Outcome = {
  name: string
  status: number
  code: string
  retryAfter?: string
  /** What the stand-in is told, or what another server answers in its place. */
  fault?: OpenAIFault
  reply?: (answer: ServerResponse) => void
  settings?: Record<string, string>
}

const inJson = { 'content-type': 'application/json' }
const outcomes: Outcome[] = [
  {
    name: 'refuses for safety (400 moderation_blocked)',
    fault: 'moderation_blocked',
    status: 422,
    code: 'model_refused',
  },
  {
    name: 'does not know the key (401)',
    fault: 'invalid_api_key',
    status: 502,
    code: 'model_denied_access',
  },
  { name: 'forbids the model (403)', fault: 'forbidden', status: 502, code: 'model_denied_access' },
  {
    name: 'does not know the model (404)',
    settings: { OPENAI_IMAGE_MODEL: 'gpt-image-1' },
    status: 502,
    code: 'model_rejected_request',
  },
  {
    name: 'is at its rate limit (429)',
    fault: 'rate_limit',
    status: 503,
    code: 'model_busy',
    retryAfter: '60',
  },
  {
    name: 'is at its rate limit and says for how long (429, Retry-After: 7)',
    reply: (answer) => answer.writeHead(429, { ...inJson, 'retry-after': '7' }).end('{"error":{}}'),
    status: 503,
    code: 'model_busy',
    retryAfter: '7',
  },
  {
    name: 'has no credit left (429 insufficient_quota)',
    fault: 'insufficient_quota',
    status: 503,
    code: 'model_quota_exhausted',
  },
  { name: 'is out of order (500)', fault: 'server_error', status: 502, code: 'model_unavailable' },
  {
    name: 'is silent',
    fault: 'silence',
    settings: { OPENAI_TIMEOUT_MS: '400' },
    status: 504,
    code: 'model_timeout',
  },
  {
    name: 'begins an answer and goes silent',
    reply: (answer) => void answer.writeHead(200, inJson).write('{"data":['),
    settings: { OPENAI_TIMEOUT_MS: '600' },
    status: 504,
    code: 'model_timeout',
  },
  {
    name: 'breaks off in mid-answer',
    reply: (answer) => {
      answer.writeHead(200, inJson).write('{"data":[')
      setTimeout(() => answer.destroy(), 50)
    },
    status: 502,
    code: 'model_unreachable',
  },
  {
    name: 'is not there',
    settings: { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' },
    status: 502,
    code: 'model_unreachable',
  },
  {
    name: 'answers HTML',
    reply: (answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>'),
    status: 502,
    code: 'model_bad_answer',
  },
  {
    name: 'answers broken JSON',
    reply: (answer) => answer.writeHead(200, inJson).end('{"data":['),
    status: 502,
    code: 'model_bad_answer',
  },
  { name: 'answers without an image', fault: 'empty', status: 502, code: 'model_sent_no_image' },
  {
    name: 'answers what is no PNG',
    fault: 'not_a_picture',
    status: 502,
    code: 'model_sent_no_png',
  },
  {
    name: 'answers a JPEG',
    reply: (answer) => void sendPicture(answer, async (drawn) => drawn.jpeg().toBuffer()),
    status: 502,
    code: 'model_sent_no_png',
  },
  {
    name: 'answers half a PNG',
    reply: (answer) =>
      void sendPicture(answer, async (drawn) => (await drawn.png().toBuffer()).subarray(0, 90)),
    status: 502,
    code: 'model_sent_no_png',
  },
  {
    name: 'answers a PNG of more than 4.4 MB',
    reply: (answer) => void sendPicture(answer, largePng),
    status: 502,
    code: 'result_too_large',
  },
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
  let reply: Outcome['reply']
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

  test.each(outcomes)('$name, the page is told so and nothing is kept', async (outcome) => {
    if (outcome.fault) bench.openai.setFault(outcome.fault)
    if (outcome.reply) {
      ;({ reply } = outcome)
      bench.env.OPENAI_BASE_URL = otherUrl
    }
    Object.assign(bench.env, outcome.settings)
    const answer = await bench.call(bench.photos[0]!)
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: outcome.status,
      code: outcome.code,
    })
    expect(answer.headers.get('retry-after')).toBe(outcome.retryAfter ?? null)
    expect((await bench.store.list()).blobs).toEqual([])
    expect(await bench.rows()).toMatchObject([{ outcome: 'failed', error_code: outcome.code }])
    // The client does not try a call again that may have cost money.
    expect(bench.openai.calls.length).toBeLessThanOrEqual(1)
    const retry = outcome.retryAfter ? `, Retry-After: ${outcome.retryAfter}` : ''
    seen.push([
      outcome.name,
      `${outcome.status}`,
      `\`${outcome.code}\`${retry}`,
      answer.body.error ?? '',
    ])
  })

  test('recovers, the next call makes the picture', async () => {
    bench.openai.setFault('server_error')
    await bench.call(bench.photos[0]!)
    bench.openai.setFault(null)
    expect((await bench.call(bench.photos[0]!)).status).toBe(200)
  })
})

// Once all outcomes were tried.
test('docs/reliability.md lists every outcome of the image service', async () => {
  const expected = table(['the image service …', 'status', 'code', 'sentence'], seen)
  if (process.env.UPDATE_RELIABILITY) await reliability.write('photo outcomes', expected)
  expect(await reliability.read('photo outcomes')).toBe(normalise(expected))
})
