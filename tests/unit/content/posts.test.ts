import { describe, expect, test } from 'vitest'
import { readContent } from '../../../src/content/files.ts'
import {
  getListedPosts,
  getNeighbours,
  getPost,
  getPosts,
  readPosts,
} from '../../../src/content/posts.ts'

const folder = 'src/content/blog/'
const files = readContent('blog/*.md')

function added(change: Record<string, string> = {}) {
  const front = {
    title: 'A ninth post',
    excerpt: 'An excerpt that is long enough to be worth showing on a card and in a search.',
    author: 'The Cuewright team',
    date: '2099-11-19',
    tags: '[Planned Change]',
    image: 'float-is-the-number-to-watch',
    imageAlt: 'Two bars and the gap between them.',
    listed: 'true',
    ...change,
  }
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${value}`)
  return `---\n${lines.join('\n')}\n---\n\n${'word '.repeat(441)}`
}

describe('the blog', () => {
  test('lists the posts that ask for it', () => {
    expect(getListedPosts()).toEqual(getPosts().filter(({ listed }) => listed))
  })

  test('is newest first', () => {
    const dates = getPosts().map((post) => post.date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('finds a post by its slug, and nothing for an unknown one', () => {
    const [newest] = getPosts()
    expect(getPost(newest?.slug ?? '')).toBe(newest)
    expect(getPost('no-such-post')).toBeUndefined()
  })

  test('leads from each post to the one before and the one after', () => {
    const slugs = getPosts().map((post) => post.slug)
    expect(getNeighbours(slugs[0] ?? '')).toMatchObject({ previous: { slug: slugs[1] } })
    expect(getNeighbours(slugs[0] ?? '').next).toBeUndefined()
    expect(getNeighbours(slugs.at(-1) ?? '').previous).toBeUndefined()
    expect(getNeighbours('no-such-post')).toEqual({})
  })
})

describe('adding a post', () => {
  test('is adding one file, and taking it away takes the post away', () => {
    const withNinth = readPosts({ ...files, [`${folder}a-ninth-post.md`]: added() })
    expect(withNinth).toHaveLength(Object.keys(files).length + 1)
    expect(withNinth[0]).toMatchObject({ slug: 'a-ninth-post', readTime: '3 min read' })
    expect(readPosts(files).map((post) => post.slug)).not.toContain('a-ninth-post')
  })

  test.each([
    ['date', { date: '19 November 2026' }],
    ['listed', { listed: 'maybe' }],
    ['tags', { tags: '[]' }],
    ['image', { image: '../escape' }],
    ['titel', { titel: 'A misspelt field' }],
  ])('with a bad %s fails by file, field and reason', (field, change) => {
    function read() {
      return readPosts({ [`${folder}a-ninth-post.md`]: added(change) })
    }

    expect(read).toThrow(new RegExp(`^${folder}a-ninth-post\\.md: [\\s\\S]*${field}`))
  })

  test('refuses a file name that would make a poor URL', () => {
    expect(() => readPosts({ [`${folder}A Ninth Post.md`]: added() })).toThrow(/kebab-case/)
  })
})
