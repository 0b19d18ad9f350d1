import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { renderPicture, samplePictures } from '../../../local/linkedin/sample-pictures.ts'
import { samplePosts } from '../../../local/linkedin/sample-posts.ts'
import { startLinkedIn, type LinkedIn } from '../../../local/services/linkedin.ts'
import { cleanPostText, decodeLittleText } from '../../../src/lib/little-text.ts'

let linkedin: LinkedIn
beforeAll(async () => {
  linkedin = await startLinkedIn()
})
afterAll(async () => linkedin.close())

async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${linkedin.url}${path}`, {
    headers: {
      authorization: `Bearer ${linkedin.accessToken}`,
      'linkedin-version': '202609',
      'x-restli-protocol-version': '2.0.0',
      ...headers,
    },
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const finder = { 'x-restli-method': 'FINDER' }
const author = 'author=urn%3Ali%3Aorganization%3A90000000&q=author'

describe('LinkedIn’s stand-in', () => {
  test('refuses a wrong token, a retired version and the older protocol’s lists', async () => {
    expect(await ask('/rest/organizations/90000000', { authorization: 'Bearer x' })).toMatchObject({
      status: 401,
      body: { serviceErrorCode: 65_600, code: 'INVALID_ACCESS_TOKEN' },
    })
    expect(
      await ask('/rest/organizations/90000000', { 'linkedin-version': '202401' }),
    ).toMatchObject({ status: 426, body: { code: 'NONEXISTENT_VERSION' } })
    expect(await ask('/rest/socialMetadata?ids[0]=urn%3Ali%3Ashare%3A1')).toMatchObject({
      status: 400,
      body: { code: 'QUERY_PARAM_NOT_ALLOWED' },
    })
  })

  test('pages by links and by start', async () => {
    const first = await ask(`/rest/posts?${author}&count=10`, finder)
    expect(first.body).toMatchObject({
      paging: { total: 24, links: [{ rel: 'next', href: expect.stringContaining('start=10') }] },
    })
    const last = await ask(`/rest/posts?${author}&count=10&start=20`, finder)
    expect(last.body).toMatchObject({ paging: { links: [] } })
    expect(last.body.elements).toHaveLength(4)
  })

  test('answers a batch with results, statuses and errors', async () => {
    const [post] = samplePosts
    const ids = [post!.urn, 'urn:li:share:404'].map(encodeURIComponent).join(',')
    const { body } = await ask(`/rest/socialMetadata?ids=List(${ids})`)
    expect(body).toMatchObject({
      results: { [post!.urn]: { reactionSummaries: { LIKE: { count: 1100 } } } },
      statuses: { [post!.urn]: 200, 'urn:li:share:404': 404 },
      errors: { 'urn:li:share:404': { status: 404 } },
    })
  })

  test('serves pictures behind signed URLs that expire', async () => {
    const urn = 'urn:li:image:D4E10-cue'
    const { body } = await ask(`/rest/images?ids=List(${encodeURIComponent(urn)})`)
    const { downloadUrl } = (body.results as Record<string, { downloadUrl: string }>)[urn]!

    const served = await fetch(downloadUrl)
    expect(served.headers.get('content-type')).toBe('image/jpeg')
    expect(await sharp(await served.arrayBuffer()).metadata()).toMatchObject({
      width: 1200,
      height: 627,
    })
    expect((await fetch(downloadUrl.replace(/t=.+/, 't=x'))).status).toBe(403)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 3_600_000)
    expect((await fetch(downloadUrl)).status).toBe(403)
  })
})

describe('the sample posts', () => {
  const published = samplePosts.filter((post) => !post.visibility && !post.lifecycleState)
  const likes = published.map((post) =>
    Object.values(post.counts.reactions).reduce((sum, count) => sum + count, 0),
  )

  test('are 24, of which at least 20 are public, each with a number of its own', () => {
    expect(samplePosts).toHaveLength(24)
    expect(published.length).toBeGreaterThanOrEqual(20)
    expect(new Set(samplePosts.map((post) => post.urn)).size).toBe(24)
  })

  test('hold every kind that LinkedIn has', () => {
    const all = JSON.stringify(samplePosts)
    for (const kind of ['multiImage', 'article', 'poll', 'urn:li:video', 'reshareOf', 'DRAFT']) {
      expect(all).toContain(kind)
    }
    expect(likes).toEqual(expect.arrayContaining([0, 999, 1000, 1250, 48_300]))
    const cut = published.filter((post) => cleanPostText(post.commentary).endsWith('…'))
    expect(cut).toHaveLength(1)
  })

  test('leave no mark of the format when they are decoded', () => {
    for (const post of published) {
      expect(decodeLittleText(post.commentary)).not.toMatch(/\{hashtag|\]\(urn|\\[_()[\]#|*~]/)
    }
  })

  test('use every picture there is, and none that there is not', () => {
    const all = JSON.stringify(samplePosts)
    for (const { urn } of samplePictures) expect(all).toContain(urn)
    const used = all.match(/urn:li:(?:image|video):[\w-]+/g) ?? []
    for (const urn of used) expect(samplePictures.map((picture) => picture.urn)).toContain(urn)
  })

  test('have pictures of the type that they say', async () => {
    for (const picture of samplePictures) {
      const { bytes, type } = await renderPicture(picture)
      expect(type).toBe(`image/${(await sharp(bytes).metadata()).format}`)
    }
  })
})
