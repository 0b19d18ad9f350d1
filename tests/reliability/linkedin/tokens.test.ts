import { describe, expect, test } from 'vitest'
import { SyncEnv, type Timing } from '../../../netlify/linkedin/settings.ts'
import { Token } from '../../../netlify/linkedin/token.ts'
import { createLog } from '../../../netlify/platform/log.ts'
import { setUpBench, type Scene } from './bench.ts'
import { plainPosts } from './plain-post.ts'

const daySeconds = 86_400

describe('LinkedIn’s tokens', () => {
  const bench = setUpBench()
  let scene: Scene

  async function openWithRefresh(shorter: Partial<Timing> = {}) {
    scene = await bench.open({ posts: plainPosts(2) }, shorter)
    const { tokens } = scene.linkedin
    scene.env.LINKEDIN_REFRESH_TOKEN = tokens.refreshToken
    scene.env.LINKEDIN_CLIENT_ID = tokens.clientId
    scene.env.LINKEDIN_CLIENT_SECRET = tokens.clientSecret
    return tokens
  }

  async function openExpired(shorter: Partial<Timing> = {}) {
    const tokens = await openWithRefresh(shorter)
    tokens.expireAll()
    return tokens
  }

  test('a 401 refreshes the token once, the run goes on, and the next uses the kept token', async () => {
    await openExpired()
    for (let run = 0; run < 2; run += 1) {
      await scene.schedule()
      expect(await bench.lastRun()).toMatchObject({ outcome: 'succeeded', stored: 2 })
      expect(scene.requestsTo('token')).toHaveLength(1)
    }
  })

  test('a new token in the environment is used in place of the kept one', async () => {
    const tokens = await openExpired()
    await scene.schedule()
    tokens.expireAll()
    tokens.allow('consented-anew')
    scene.env.LINKEDIN_ACCESS_TOKEN = 'consented-anew'
    await scene.schedule()
    expect(await bench.lastRun()).toMatchObject({ outcome: 'succeeded' })
    expect(scene.requestsTo('token')).toHaveLength(1)
  })

  test('a token that stays refused is not refreshed again and again', async () => {
    await openWithRefresh()
    scene.linkedin.faults.set('posts', { kind: 'status', status: 401 })
    await scene.schedule()
    expect(await bench.lastRun()).toMatchObject({ error_code: 'token_invalid' })
    expect(scene.requestsTo('token')).toHaveLength(1)
  })

  test('several 401s at once refresh the token once', async () => {
    await openWithRefresh()
    for (const endpoint of ['socialMetadata', 'shareStatistics', 'organizations'] as const)
      scene.linkedin.faults.set(endpoint, { kind: 'status', status: 401 })
    await scene.schedule()
    expect(scene.requestsTo('token')).toHaveLength(1)
    expect(await bench.lastRun()).toMatchObject({ stored: 2, error_code: 'counts_unavailable' })
  })

  test('a token that is refused in the middle of a run is refreshed, and the run goes on', async () => {
    const tokens = await openWithRefresh()
    let isExpired = false
    scene.linkedin.faults.take = (endpoint) => {
      if (endpoint === 'organizations' && !isExpired) tokens.expireAll()
      isExpired ||= endpoint === 'organizations'
      return undefined
    }
    await scene.schedule()
    expect(scene.requestsTo('token')).toHaveLength(1)
    expect(await bench.lastRun()).toMatchObject({ outcome: 'succeeded', stored: 2 })
    expect((await bench.rows())[0]?.comments).toBe(1)
  })

  test.each([null, '5184000', 'soon', -1e300, 1e300])(
    'a token that comes with a life of %s is used',
    async (life) => {
      const tokens = await openExpired()
      Object.assign(tokens, { refreshExpiresIn: life })
      await scene.schedule()
      expect(await bench.lastRun()).toMatchObject({ outcome: 'succeeded', stored: 2 })
    },
  )

  test('neither old nor new tokens appear in the log or in a row', async () => {
    const tokens = await openExpired()
    await scene.schedule()
    const kept = await bench.blobs.store('linkedin-tokens').get('current', { type: 'text' })
    const secrets = [...kept.matchAll(/"(local-[^"]+)"/g)].map(([, secret]) => secret ?? '')
    expect(secrets).toHaveLength(2)
    const written = [...scene.lines, JSON.stringify(await bench.runs())].join('\n')
    for (const secret of [...secrets, scene.linkedin.accessToken, tokens.clientSecret]) {
      expect(written).not.toContain(secret)
    }
  })

  test('the end of a refreshed token is the one that LinkedIn told', async () => {
    const tokens = await openExpired()
    tokens.refreshExpiresIn = 13 * daySeconds
    await scene.schedule()
    const parts = { env: SyncEnv.parse(scene.env), log: createLog('test'), timing: scene.timing }
    const expiry = await new Token(parts).expiry(Date.now())
    expect(expiry).toMatchObject({
      state: 'found',
      value: { name: 'LINKEDIN_REFRESH_TOKEN', isEstimated: false },
    })
    const days = expiry.state === 'found' ? (expiry.value.at - Date.now()) / daySeconds / 1000 : 0
    expect(Math.round(days)).toBe(13)
  })

  test.each(['LINKEDIN_REFRESH_TOKEN', 'LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'])(
    'warns in the run’s row where only %s is missing, and syncs with the token that it has',
    async (name) => {
      await openWithRefresh()
      delete scene.env[name]
      await scene.schedule()
      expect(await bench.lastRun()).toMatchObject({
        outcome: 'succeeded',
        stored: 2,
        warning: `${name} is missing: the token does not renew itself.`,
      })
    },
  )

  test('a kept token is used although it can no longer be refreshed', async () => {
    await openExpired()
    await scene.schedule()
    delete scene.env.LINKEDIN_CLIENT_SECRET
    await scene.schedule()
    expect(await bench.lastRun()).toMatchObject({ outcome: 'succeeded', stored: 2 })
    expect(scene.requestsTo('token')).toHaveLength(1)
  })

  test('a token refreshed while the kept one cannot be read is not written over it', async () => {
    const tokens = await openWithRefresh({ storeMs: 1000 })
    const store = bench.blobs.store('linkedin-tokens')
    tokens.expireAll()
    await scene.schedule()
    const kept = await store.get('current')
    tokens.expireAll()
    bench.blobs.gate.judge(({ method }) => (method === 'GET' ? 'hold' : 'pass'))
    await scene.schedule()
    expect(await bench.lastRun()).toMatchObject({
      stored: 2,
      warning: 'The refreshed token could not be kept: the next run refreshes again.',
    })
    bench.blobs.gate.open()
    expect(await store.get('current')).toBe(kept)
  })

  describe('while the blob store is silent', () => {
    const asked: string[] = []
    const quick = { storeMs: 200 }

    function silence() {
      asked.length = 0
      bench.blobs.gate.judge(({ url = '' }) => {
        asked.push(url)
        return 'hold'
      })
    }

    const withoutPictures = {
      outcome: 'partial',
      error_code: 'pictures_unavailable',
      stored: 2,
    }

    test('the configured token is used', async () => {
      await openWithRefresh(quick)
      silence()
      await scene.schedule()
      expect(await bench.lastRun()).toMatchObject(withoutPictures)
    })

    test('no token is looked for where none can have been kept', async () => {
      scene = await bench.open({ posts: plainPosts(2) }, quick)
      silence()
      await scene.schedule()
      expect(await bench.lastRun()).toMatchObject(withoutPictures)
      expect(asked.join()).toContain('news-images')
      expect(asked.join()).not.toContain('linkedin-tokens')
    })

    test('a refreshed token is used for the run, and that it is not kept is told', async () => {
      await openExpired(quick)
      silence()
      await scene.schedule()
      expect(await bench.lastRun()).toMatchObject({
        stored: 2,
        warning: 'The refreshed token could not be kept: the next run refreshes again.',
      })
    })
  })

  test('an expired token without a refresh token fails by its name', async () => {
    scene = await bench.open()
    scene.linkedin.tokens.expireAll()
    await scene.schedule()
    const run = await bench.lastRun()
    expect(run.error_code).toBe('token_invalid')
    expect(run.error).toMatch(/access token/)
  })
})
