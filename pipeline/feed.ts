import { Feed } from 'feed'
import { h } from 'hastscript'
import { renderForFeed } from '../src/content/markdown.ts'
import type { Post } from '../src/content/posts.ts'
import { paths } from '../src/paths.ts'
import { company, copyrightYear, product } from '../src/site.ts'

/**
 * The blog as RSS 2.0 with the full text of every post (content:encoded) and the feed's own address
 * (atom:link, rel self). `origin` is the site's, without a trailing slash: every address is absolute.
 * The dates are those of the posts alone, so that the same posts give the same file.
 */
export function buildFeed(posts: readonly Post[], origin: string): string {
  const feed = new Feed({
    id: origin + paths.blog,
    title: `${product} blog`,
    description: 'On cutovers, rehearsals, recovery times and the evidence they leave behind.',
    link: origin + paths.blog,
    feedLinks: { rss: origin + paths.rss },
    language: 'en-GB',
    updated: posts[0] && new Date(posts[0].date),
    copyright: `© ${copyrightYear} ${company}`,
    generator: false,
  })
  for (const post of posts) {
    const link = origin + paths.post(post.slug)
    feed.addItem({
      title: post.title,
      link,
      id: link,
      date: new Date(post.date),
      extensions: [{ name: 'dc:creator', objects: { _text: post.author } }],
      description: post.excerpt,
      content: feedHtml(post, origin),
      category: post.tags.map((name) => ({ name })),
    })
  }
  return feed.rss2()
}

function feedHtml({ file, body, slug, imageUrl, imageAlt }: Post, origin: string): string {
  const picture = h('img', { src: imageUrl, alt: imageAlt, width: 960, height: 540 })
  return renderForFeed(file, body, origin + paths.post(slug), h('p', picture))
}
