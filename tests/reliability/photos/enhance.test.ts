import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { EnhanceAnswer } from '../../../src/contracts/enhance-image.ts'
import { config } from '../../../netlify/functions/enhance-image.ts'
import { digestOf } from '../../../netlify/photos/gallery.ts'
import { prompt } from '../../../netlify/photos/prompt.ts'
import { resultKey } from '../../../netlify/photos/result-store.ts'
import { PhotoEnv } from '../../../netlify/photos/settings.ts'
import { engines } from '../supabase/engines.ts'
import { setUpBench, type Answer, type Bench } from './bench.ts'

function picture({ body }: Answer) {
  return Buffer.from(EnhanceAnswer.parse(body).enhancedImage.split(',')[1]!, 'base64')
}

function codes(answers: Answer[]) {
  return [...new Set(answers.map(({ body }) => body.code))]
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

  test('pays for a photo once, and says that a stand-in made the picture', async () => {
    const first = await bench.call(photo)
    const second = await bench.call(photo)
    expect(picture(second).equals(picture(first))).toBe(true)
    for (const { headers } of [first, second])
      expect(headers.get('x-picture-source')).toBe('local-stand-in')
    expect(bench.openai.calls).toHaveLength(1)
  })

  test('pays again for another photo and for another model', async () => {
    await bench.call(photo)
    await bench.call(bench.photos[1]!)
    bench.env.OPENAI_IMAGE_MODEL = 'gpt-image-2.5-flare'
    await bench.call(photo)
    expect(bench.openai.calls).toHaveLength(3)
  })

  test('pays again where the kept result is damaged, and mends it', async () => {
    await bench.call(photo)
    const { blobs } = await bench.store.list()
    const whole = Buffer.from(await bench.store.get(blobs[0]!.key, { type: 'arrayBuffer' }))
    await bench.store.set(blobs[0]!.key, new Blob([new Uint8Array(whole.subarray(0, 5000))]))
    expect((await bench.call(photo)).status).toBe(200)
    await bench.call(photo)
    expect(bench.openai.calls).toHaveLength(2)
  })

  test('tells everybody who waited why the one call failed', async () => {
    // Those who wait look for longer after the model's time than a busy machine needs to write why.
    await bench.reset({ pollMs: 30, lastLookMs: 10_000 })
    bench.env.OPENAI_TIMEOUT_MS = '1000'
    bench.openai.setFault('silence')
    const answers = await Promise.all(Array.from({ length: 8 }, async () => bench.call(photo)))
    expect(codes(answers)).toEqual(['model_timeout'])
    expect(bench.openai.calls).toHaveLength(1)
  })

  test('does not wait beyond its time for another instance', async () => {
    await bench.reset({ budgetMs: 600, reserveMs: 200 })
    // On a slow machine a claim of now would be stale before the call, and be taken over.
    await leaveRunning(bench, -60)
    const answer = await bench.call(photo)
    expect(answer).toMatchObject({ status: 503, body: { code: 'still_enhancing' } })
    expect(answer.headers.get('retry-after')).toBe('10')
    expect(bench.openai.calls).toHaveLength(0)
  })

  test('does not go to the model with too little time for it', async () => {
    await bench.reset({ budgetMs: 8000, reserveMs: 1000, leastModelMs: 8000 })
    await leaveRunning(bench, 0)
    let looks = 0
    bench.gate.judge(({ method }) => {
      if (method === 'GET') looks += 1
      return 'pass'
    })
    const waiting = bench.call(photo)
    await expect.poll(() => looks).toBeGreaterThan(0)
    await bench.database.query(`update public.photo_edits set outcome = 'abandoned'`)
    expect(await waiting).toMatchObject({ status: 503, body: { code: 'still_enhancing' } })
    expect(bench.openai.calls).toHaveLength(0)
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

  test('shows the picture that was paid for in time although the database is silent', async () => {
    // Its own limit would end the row's last try after ten minutes.
    await bench.reset({ budgetMs: 5000, reserveMs: 500, finishMs: 600_000 })
    bench.gate.judge(({ method }) => (method === 'PATCH' ? 'hold' : 'pass'))
    expect((await bench.call(photo)).status).toBe(200)
  })

  test('tries once more to end a row that the database did not', async () => {
    await bench.reset({ finishMs: 1000 })
    let tries = 0
    bench.gate.judge(({ method }) => {
      if (method === 'PATCH') tries += 1
      return method === 'PATCH' && tries === 1 ? 'hold' : 'pass'
    })
    expect((await bench.call(photo)).status).toBe(200)
    expect(await bench.rows()).toMatchObject([{ outcome: 'made' }])
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

// What is one call's alone depends on the database's locks.
describe.each(engines)('claims of an edit on $name', (engine) => {
  const bench = setUpBench(engine)

  test('makes one call for each photo of 30 requests at once, and answers them all', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => bench.call(bench.photos[index % 3]!)),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ body }) => body.enhancedImage)).size).toBe(3)
    expect(bench.openai.calls).toHaveLength(3)
    const outcomes = (await bench.rows()).map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(3)
    expect(new Set(outcomes).difference(new Set(['made', 'unneeded'])).size).toBe(0)
  })

  test('those who waited for an instance that died get the picture of the one that takes over', async () => {
    await leaveRunning(bench, 0)
    let looks = 0
    bench.gate.judge(({ method }) => {
      if (method === 'GET') looks += 1
      return 'pass'
    })
    const waiting = Array.from({ length: 10 }, async () => bench.call(bench.photos[0]!))
    await expect.poll(() => looks).toBeGreaterThanOrEqual(waiting.length)
    await bench.database.query(
      `update public.photo_edits set started_at = started_at - interval '1 hour'`,
    )
    const answers = await Promise.all([...waiting, bench.call(bench.photos[0]!)])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(bench.openai.calls).toHaveLength(1)
    const [died, ...others] = await bench.rows()
    expect(died).toMatchObject({ outcome: 'abandoned', error_code: 'edit_abandoned' })
    expect(others.filter(({ outcome }) => outcome === 'made')).toHaveLength(1)
  })

  describe.each(['anon', 'authenticated'] as const)('%s', (role) => {
    test.each([
      ['look at the edits', 'select * from public.photo_edits'],
      ['write an edit', `insert into public.photo_edits (result_key) values ('x')`],
      ['clear the count', 'delete from public.photo_edits'],
      ['claim an edit', `select public.claim_photo_edit('x', 75, 30)`],
    ])('may not %s', async (_, sql) => {
      await expect(bench.database.queryAs(role, sql)).rejects.toMatchObject({ code: '42501' })
    })
  })

  test('the database lets one edit of a result be under way, whoever writes it', async () => {
    const begin = `insert into public.photo_edits (result_key) values ('x')`
    await bench.database.query(begin)
    await expect(bench.database.query(begin)).rejects.toMatchObject({ code: '23505' })
  })
})

/** The first photo is being enhanced by an instance that began so many seconds ago, and never ends. */
async function leaveRunning({ env, database, photos }: Bench, seconds: number) {
  await database.query(
    `insert into public.photo_edits (result_key, started_at)
     values ($1, clock_timestamp() - make_interval(secs => $2))`,
    [resultKey(PhotoEnv.parse(env), digestOf(photos[0]!)), seconds],
  )
}

test('calls are limited by visitor and by site, under the address that the page uses', () => {
  expect(config).toMatchObject({
    path: '/api/enhance-image',
    rateLimit: { aggregateBy: ['ip', 'domain'] },
  })
})
