import { describe, expect, test } from 'vitest'
import { samplePictures } from '../../../local/linkedin/sample-pictures.ts'
import { samplePosts } from '../../../local/linkedin/sample-posts.ts'
import { cleanPostText, decodeLittleText } from '../../../src/lib/little-text.ts'

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
})
