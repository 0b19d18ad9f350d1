import { describe, expect, test } from 'vitest'
import { buildFeed } from '../../../pipeline/feed.ts'
import { getPosts } from '../../../src/content/posts.ts'

const origin = 'https://example.org'
const posts = getPosts()
const rss = buildFeed(posts, origin)
const items = rss.split('<item>').slice(1)

describe('the feed', () => {
  test('carries every post, newest first, whether or not the list shows it', () => {
    expect(items).toHaveLength(posts.length)
    const dates = items.map((item) => Date.parse(/<pubDate>(.*?)<\/pubDate>/.exec(item)![1]!))
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  })

  test('carries the whole text of a post, to its last heading', () => {
    for (const [i, post] of posts.entries()) {
      expect(items[i]).toContain('<content:encoded>')
      expect(items[i]).toContain(`id="${post.headings.at(-1)!.id}"`)
    }
  })

  test('names its own address and the permanent address of each post', () => {
    expect(rss).toContain(`<atom:link href="${origin}/rss.xml" rel="self"`)
    for (const [i, post] of posts.entries())
      expect(items[i]).toContain(`<link>${origin}/blog/${post.slug}</link>`)
  })

  test('has absolute addresses only, footnotes included', () => {
    const addresses = [...rss.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses).toContain(`${origin}/blog/what-a-runbooks-record-answers#note-fn-sysc`)
    expect(addresses.filter((address) => !/^(https?|mailto):/.test(address!))).toEqual([])
  })

  test('leaves out what only a page needs', () => {
    expect(rss).not.toMatch(/heading-anchor|sr-only|table-scroll|tabindex/)
  })
})
