import type { Context } from '@netlify/functions'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { image, video } from '../../../local/linkedin/sample-pictures.ts'
import newsImage, { config as newsImageConfig } from '../../../netlify/functions/news-image.ts'
import { isMediaUrl } from '../../../netlify/linkedin/picture-download.ts'
import { pictureKey, picturePath } from '../../../netlify/linkedin/picture-store.ts'
import { createLog } from '../../../netlify/platform/log.ts'
import { servePicture } from '../../../netlify/platform/serve-picture.ts'
import { setUpBench } from './bench.ts'
import { eightPictured, pictured, plainPost } from './plain-post.ts'

const gif = Buffer.from('GIF89a and more')

/** What the deployed function answers under a key. */
async function serve(key: string | undefined, query = '') {
  const request = new Request(`https://site.example/api/news-image/${key}${query}`)
  return newsImage(request, { params: { key } } as Partial<Context> as Context)
}

describe('copying pictures', () => {
  const bench = setUpBench()

  async function imageUrls() {
    return (await bench.rows()).map((row) => row.image_url)
  }

  test('copies an image, a video’s and an article’s thumbnail, and the first of several images', async () => {
    const article = { source: 'x', title: 't', description: '', thumbnail: image('backout') }
    const images = [image('dress-2'), image('dress-1')].map((id) => ({ id, altText: '' }))
    const scene = await bench.open({
      posts: [
        pictured(1, image('cue')),
        pictured(2, video('critical-path')),
        plainPost(3, { content: { article } }),
        plainPost(4, { content: { multiImage: { images } } }),
        pictured(5, 'urn:li:document:D1'),
        plainPost(6),
      ],
    })
    await scene.schedule()
    expect(await imageUrls()).toEqual([
      picturePath(image('cue')),
      picturePath(video('critical-path')),
      picturePath(image('backout')),
      picturePath(image('dress-2')),
      null,
      null,
    ])
    expect(await bench.lastRun()).toMatchObject({ pictures: 4, outcome: 'succeeded' })
  })

  test('serves a copied picture to be kept for a day, and locked down', async () => {
    await bench.openSynced({ posts: [pictured(1, image('cue'))] })
    const answer = await serve(pictureKey(image('cue')))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
  })

  test('answers 404 for a picture it does not hold and for a key that is none', async () => {
    await bench.open()
    expect((await serve(pictureKey(image('nobody')))).status).toBe(404)
    for (const key of [undefined, 'secrets', 'A'.repeat(64)]) {
      const answer = await serve(key)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'picture_not_found' })
      expect(answer.headers.get('netlify-cdn-cache-control')).toBe('public, durable, max-age=60')
    }
  })

  test('serves each picture at one address: none with a query', async () => {
    await bench.openSynced({ posts: [pictured(1, image('cue'))] })
    const key = pictureKey(image('cue'))
    expect((await serve(key)).status).toBe(200)
    expect((await serve(key, '?v=1')).status).toBe(404)
    expect(newsImageConfig.rateLimit).toMatchObject({ aggregateBy: ['ip', 'domain'] })
  })

  test('answers 503 for a picture while the store is silent', async () => {
    await bench.open()
    bench.blobs.gate.judge(() => 'hold')
    const store = bench.blobs.store('news-images')
    const log = createLog('test')
    const key = pictureKey(image('cue'))
    const answer = await servePicture({ key, store, log, seconds: 60, timeoutMs: 100 })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'pictures_unavailable' })
  })

  test.each([
    ['is not an image, whatever it is called', Buffer.from('<svg onload="x">'), null],
    ['is over 5 MB', Buffer.concat([gif, Buffer.alloc(5 * 1024 * 1024)]), null],
    ['is a gif', gif, picturePath(image('cue'))],
  ])('a picture that %s', async (_, bytes, path) => {
    async function draw() {
      return { bytes, type: 'image/png' }
    }

    await bench.openSynced({ posts: [pictured(1, image('cue'))], draw })
    expect(await imageUrls()).toEqual([path])
    // Nothing that another run could mend.
    expect(await bench.lastRun()).toMatchObject({ outcome: 'succeeded' })
  })

  test('a picture that fails leaves its placeholder, the others come, and the next run fetches it', async () => {
    const scene = await bench.open({ posts: eightPictured() })
    scene.linkedin.faults.set('media', { kind: 'status', status: 404 }, 1)
    await scene.schedule()
    expect((await imageUrls()).filter((url) => url === null)).toHaveLength(1)
    expect(await bench.lastRun()).toMatchObject({
      error_code: 'pictures_unavailable',
      pictures: 7,
    })
    scene.linkedin.requests.length = 0
    await scene.schedule()
    expect(await imageUrls()).not.toContain(null)
    expect(scene.requestsTo('media')).toHaveLength(1)
  })

  test('a video that always fails takes no other video’s picture with it', async () => {
    const posts = [pictured(1, 'urn:li:video:broken'), pictured(2, video('critical-path'))]
    const scene = await bench.open({ posts })
    // Both tries for the first video.
    scene.linkedin.faults.set('videos', { kind: 'status', status: 500 }, 2)
    await scene.schedule()
    expect(await imageUrls()).toEqual([null, picturePath(video('critical-path'))])
    expect(await bench.lastRun()).toMatchObject({ missing: ['pictures_unavailable'] })
  })

  test('fetches at most five at a time', async () => {
    let open = 0
    let most = 0
    const fiveAreOpen = new AbortController()

    async function draw() {
      open += 1
      most = Math.max(most, open)
      if (open === 5) fiveAreOpen.abort()
      else if (!fiveAreOpen.signal.aborted) await once(fiveAreOpen.signal, 'abort')
      // Time for a sixth, which there must not be.
      await wait(50)
      open -= 1
      return { bytes: gif, type: 'image/gif' }
    }

    await bench.openSynced({ posts: eightPictured(), draw })
    expect(most).toBe(5)
    expect(await imageUrls()).not.toContain(null)
  })

  test('takes a refused or expired picture for no picture', async () => {
    const scene = await bench.open({ posts: [pictured(1, image('cue'))] })
    scene.linkedin.faults.set('images', { kind: 'status', status: 403 }, 1)
    await scene.schedule()
    expect(await bench.lastRun()).toMatchObject({ outcome: 'succeeded' })
    expect(await imageUrls()).toEqual([null])
  })

  test('a copied picture that the store has lost is fetched again', async () => {
    const scene = await bench.openSynced({ posts: [pictured(1, image('cue'))] })
    await bench.blobs.empty()
    await scene.schedule()
    expect((await serve(pictureKey(image('cue')))).status).toBe(200)
  })
})

describe('the hosts that a picture may come from', () => {
  const env = { LINKEDIN_API_URL: 'https://api.linkedin.com', LINKEDIN_MEDIA_HOSTS: '' }

  test.each([
    ['https://media.licdn.com/dms/image/x?e=1', true],
    ['http://media.licdn.com/x', false],
    ['https://media.licdn.com:8443/x', false],
    ['https://user@media.licdn.com/x', false],
    ['https://licdn.com.evil.example/x', false],
    ['https://evillicdn.com/x', false],
    ['https://169.254.169.254/latest', false],
    ['https://localhost/x', false],
    ['http://127.0.0.1:9/x', false],
    ['file:///etc/passwd', false],
    ['not a url', false],
  ])('%s: %s', (url, isAllowed) => {
    expect(isMediaUrl(url, env)).toBe(isAllowed)
  })

  test('are loopback only where LinkedIn’s API is', () => {
    const local = { ...env, LINKEDIN_API_URL: 'http://127.0.0.1:4000' }
    expect(isMediaUrl('http://127.0.0.1:9/x', local)).toBe(true)
    expect(isMediaUrl('http://192.168.0.1/x', local)).toBe(false)
  })

  test('are joined by those of the environment', () => {
    const listed = { ...env, LINKEDIN_MEDIA_HOSTS: 'a.example, b.example' }
    expect(isMediaUrl('https://b.example/x', listed)).toBe(true)
    expect(isMediaUrl('https://c.b.example/x', listed)).toBe(false)
    expect(isMediaUrl('https://media.licdn.com/x', listed)).toBe(true)
  })
})
