import type { Context } from '@netlify/functions'
import { afterEach, describe, expect, test, vi } from 'vitest'
import fetchLinkedInPosts, {
  config as fetchConfig,
} from '../../../netlify/functions/fetch-linkedin-posts.ts'
import newsImage, { config as imageConfig } from '../../../netlify/functions/news-image.ts'
import syncLinkedInPosts, {
  config as syncConfig,
} from '../../../netlify/functions/sync-linkedin-posts.ts'
import { cannotLoad } from '../../../netlify/linkedin/answer-fetch-posts.ts'
import { FetchPostsAnswer } from '../../../src/contracts/fetch-posts.ts'
import { setUpBench } from './bench.ts'

function context(params: Record<string, string>) {
  return { params } as Partial<Context> as Context
}

function call(method = 'POST') {
  return fetchLinkedInPosts(
    new Request('https://site.example/api/fetch-linkedin-posts', { method }),
  )
}

describe('the deployed functions', () => {
  const bench = setUpBench()
  afterEach(() => vi.unstubAllEnvs())

  async function open() {
    const scene = await bench.open()
    for (const [name, value] of Object.entries(scene.env)) vi.stubEnv(name, value)
    return scene
  }

  test('are scheduled and addressed as the site expects', () => {
    expect(syncConfig).toEqual({ schedule: '0 6 * * *' })
    expect(fetchConfig.path).toBe('/api/fetch-linkedin-posts')
    // Netlify would answer any other method with its 404 page, before our 405.
    expect(fetchConfig).not.toHaveProperty('method')
    expect(imageConfig.path).toBe('/api/news-image/:key')
  })

  test('fill the table on a visitor’s call, and serve its pictures where its rows say', async () => {
    await open()
    const answer = await call()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(FetchPostsAnswer.parse(await answer.json())).toEqual({ success: true, posts: 22 })
    const urls = (await bench.visible()).flatMap((row) => row.image_url ?? [])
    expect(urls.length).toBeGreaterThan(8)
    for (const url of urls) {
      const key = url.replace('/api/news-image/', '')
      const image = await newsImage(new Request(`https://site.example${url}`), context({ key }))
      expect(image.headers.get('content-type')).toBe('image/png')
    }
  })

  test('run on schedule', async () => {
    await open()
    await syncLinkedInPosts()
    expect(await bench.lastRun()).toMatchObject({ trigger: 'scheduled', outcome: 'succeeded' })
  })

  test('refuse other methods', async () => {
    await open()
    const answer = await call('GET')
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('POST')
    const post = new Request('https://site.example/api/news-image/x', { method: 'POST' })
    expect((await newsImage(post, context({ key: 'x' }))).status).toBe(405)
  })

  test('name the setting that is missing in the log, and to no visitor', async () => {
    const { lines } = await open()
    vi.stubEnv('LINKEDIN_ACCESS_TOKEN', '')
    const answer = await call()
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({
      success: false,
      code: 'not_configured',
      error: cannotLoad,
    })
    await syncLinkedInPosts()
    // The visitor's call, the run, and what the owner is told of it.
    expect(lines.filter((line) => line.includes('LINKEDIN_ACCESS_TOKEN'))).toHaveLength(3)
  })
})
