import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { EnhanceAnswer } from '../../../src/contracts/enhance-image.ts'
import { config } from '../../../netlify/functions/enhance-image.ts'
import enhancedPhoto from '../../../netlify/functions/enhanced-photo.ts'
import { prompt } from '../../../netlify/photos/prompt.ts'
import { engines } from '../supabase/engines.ts'
import { setUpBench, type Answer } from './bench.ts'

function picture({ body }: Answer) {
  return Buffer.from(EnhanceAnswer.parse(body).enhancedImage.split(',')[1]!, 'base64')
}

describe('the photo tool', () => {
  const bench = setUpBench()
  let photo: Buffer
  beforeAll(() => {
    photo = bench.photos[0]!
  })

  test('answers a PNG that the model made of the photo as the prompt asks', async () => {
    const answer = await bench.call(photo)
    const { format, width, height } = await sharp(picture(answer)).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1024, height: 1024 })
    expect(Object.keys(answer.body)).toEqual(['enhancedImage'])
    const [call] = bench.openai.calls
    expect(call).toMatchObject({
      model: 'gpt-image-2',
      // In a multipart form the lines of a text end in CRLF.
      prompt: prompt.text.replaceAll('\n', '\r\n'),
      size: '1024x1024',
      output_format: 'png',
    })
    expect(Buffer.from(await call!.image.bytes()).equals(photo)).toBe(true)
  })

  test('waits for a slow body for a while, not for ever', async () => {
    await bench.reset({ bodyMs: 200 })
    let dripping: NodeJS.Timeout | undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        dripping = setInterval(() => controller.enqueue(Buffer.from(' ')), 20)
      },
      cancel: () => clearInterval(dripping),
    })
    const headers = { 'content-type': 'application/json' }
    const answer = await bench.send({ body, headers, duplex: 'half' } as RequestInit)
    clearInterval(dripping)
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 408,
      code: 'body_too_slow',
    })
    expect(bench.openai.calls).toHaveLength(0)
  })

  test('pays for a photo once, says that a stand-in made it, and leads to it from then on', async () => {
    const first = await bench.call(photo)
    const second = await bench.call(photo)
    for (const { headers } of [first, second])
      expect(headers.get('x-picture-source')).toBe('local-stand-in')
    expect(bench.openai.calls).toHaveLength(1)
    const path = EnhanceAnswer.parse(second.body).enhancedImage
    expect(path).toMatch(/^\/api\/enhanced-photo\/[\da-f]{64}\./)
    const kept = await getKept(path)
    expect(kept.status).toBe(200)
    expect(kept.headers.get('netlify-cdn-cache-control')).toContain('max-age=31536000')
    expect(Buffer.from(await kept.arrayBuffer()).equals(picture(first))).toBe(true)
  })

  test.each([
    ['another key', `${'0'.repeat(64)}.gpt-image-2.prompt-1.png`],
    ['a key that is none', 'photo.png'],
    ['a query', `${'0'.repeat(64)}.gpt-image-2.prompt-1.png?x`],
  ])('has no kept photo under %s', async (_, key) => {
    expect((await getKept(`/api/enhanced-photo/${key}`)).status).toBe(404)
  })

  test('pays again for another photo and for another model', async () => {
    await bench.call(photo)
    await bench.call(bench.photos[1]!)
    bench.env.OPENAI_IMAGE_MODEL = 'gpt-image-2.5-flare'
    await bench.call(photo)
    expect(bench.openai.calls).toHaveLength(3)
  })

  test.each([
    ['model_busy', 'rate_limit'],
    ['model_unavailable', 'server_error'],
    ['model_unreachable', null],
  ] as const)('a call that cost nothing is no use of the day: %s', async (code, fault) => {
    bench.env.PHOTO_DAILY_LIMIT = '2'
    const { OPENAI_BASE_URL: there = '' } = bench.env
    bench.env.OPENAI_BASE_URL = fault ? there : 'http://127.0.0.1:9/v1'
    bench.openai.setFault(fault)
    for (let call = 0; call < 3; call += 1) {
      expect((await bench.call(photo)).body.code).toBe(code)
    }
    bench.openai.setFault(null)
    bench.env.OPENAI_BASE_URL = there
    expect((await bench.call(photo)).status).toBe(200)
    expect((await bench.call(bench.photos[1]!)).status).toBe(200)
    expect((await bench.call(bench.photos[2]!)).status).toBe(429)
  })

  test('an outage is knocked at three times the limit at most', async () => {
    bench.env.PHOTO_DAILY_LIMIT = '1'
    bench.openai.setFault('server_error')
    const answers: Answer[] = []
    for (let call = 0; call < 5; call += 1) answers.push(await bench.call(photo))
    expect(answers.map(({ body }) => body.code)).toEqual([
      ...Array.from({ length: 3 }, () => 'model_unavailable'),
      ...Array.from({ length: 2 }, () => 'daily_limit_reached'),
    ])
  })

  test('stops at the daily limit, says until when, and still shows what is paid for', async () => {
    bench.env.PHOTO_DAILY_LIMIT = '2'
    await bench.call(photo)
    bench.openai.setFault('moderation_blocked')
    await bench.call(bench.photos[1]!)
    bench.openai.setFault(null)

    const over = await bench.call(bench.photos[2]!)
    expect(over).toMatchObject({ status: 429, body: { code: 'daily_limit_reached' } })
    const seconds = Number(over.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(86_400)
    expect((await bench.call(photo)).status).toBe(200)
    expect(bench.openai.calls).toHaveLength(2)
  })

  test('counts a day in UTC, and no call that was not made', async () => {
    bench.env.PHOTO_DAILY_LIMIT = '1'
    const today = `date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`
    await bench.database.query(
      `insert into public.photo_edits (result_key, outcome, started_at) values
        ('yesterday', 'made', ${today} - interval '1 second'), ('today', 'unneeded', ${today})`,
    )
    expect((await bench.call(photo)).status).toBe(200)
    expect((await bench.call(bench.photos[1]!)).status).toBe(429)
  })

  test('serves what it kept while the database is away, and calls no model without it', async () => {
    await bench.call(photo)
    bench.gate.judge(() => 'vanish')
    expect((await bench.call(photo)).status).toBe(200)
    const other = await bench.call(bench.photos[1]!)
    expect(other).toMatchObject({ status: 503, body: { code: 'database_unreachable' } })
    bench.gate.judge(() => 'refuse')
    const refused = await bench.call(bench.photos[1]!)
    expect(refused).toMatchObject({ status: 503, body: { code: 'database_refused' } })
    expect(bench.openai.calls).toHaveLength(1)
  })

  test('shows the picture that was paid for although its row cannot be ended', async () => {
    bench.gate.judge(({ method }) => (method === 'PATCH' ? 'refuse' : 'pass'))
    expect((await bench.call(photo)).status).toBe(200)
    expect(await bench.rows()).toMatchObject([{ outcome: 'running' }])
    bench.gate.open()
    expect((await bench.call(photo)).status).toBe(200)
    expect(bench.openai.calls).toHaveLength(1)
  })

  test('logs digest, duration, outcome and request id, and never an image or a key', async () => {
    await bench.call(photo)
    await bench.call(Buffer.from(photo.subarray(0, 900)))
    const log = bench.log()
    const [made, refused] = log
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
    expect(made).toMatchObject({
      event: 'Photo enhanced',
      digest: expect.stringMatching(/^[\da-f]{64}$/),
      duration_ms: expect.any(Number),
      outcome: 'made',
      requestId: expect.stringMatching(/^req_/),
    })
    expect(refused).toMatchObject({ event: 'Photo not enhanced', outcome: 'not_a_team_photo' })
    expect(log).not.toMatch(/base64|iVBOR|\/9j\//)
    expect(log).not.toContain(bench.openai.apiKey)
    expect(log).not.toContain(bench.database.serviceRoleKey)
  })
})

describe.each(engines)('the count of calls on $name', (engine) => {
  const bench = setUpBench(engine)

  test('holds the day’s limit against callers who come at once, and answers each', async () => {
    bench.env.PHOTO_DAILY_LIMIT = '5'
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => bench.call(bench.photos[index % 3]!)),
    )
    const calls = bench.openai.calls.length
    expect(calls).toBeGreaterThanOrEqual(3)
    expect(calls).toBeLessThanOrEqual(5)
    for (const { status, body } of answers)
      expect([status, body.code]).toBeOneOf([
        [200, undefined],
        [429, 'daily_limit_reached'],
      ])
    expect((await bench.rows()).map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: calls }, () => 'made'),
    )
  })

  describe.each(['anon', 'authenticated'] as const)('%s', (role) => {
    test.each([
      ['look at the edits', 'select * from public.photo_edits'],
      ['write an edit', `insert into public.photo_edits (result_key) values ('x')`],
      ['clear the count', 'delete from public.photo_edits'],
      ['begin an edit', `select public.begin_photo_edit('x', 30)`],
    ])('may not %s', async (_, sql) => {
      await expect(bench.database.queryAs(role, sql)).rejects.toMatchObject({ code: '42501' })
    })
  })
})

/** What the deployed function answers at the path of a kept photo. */
async function getKept(path: string) {
  const key = path.slice('/api/enhanced-photo/'.length).replace(/\?.*/, '')
  return enhancedPhoto(new Request(`https://site.example${path}`), { params: { key } } as never)
}

test('calls are limited by visitor and by site, under the address that the page uses', () => {
  expect(config).toMatchObject({
    path: '/api/enhance-image',
    rateLimit: { aggregateBy: ['ip', 'domain'] },
  })
})
