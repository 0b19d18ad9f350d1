import { Feed } from 'feed'
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

const headingAnchor = /<a class="heading-anchor"[^>]*><\/a>/g
const newTabNote = /<span class="sr-only"> \(opens in a new tab\)<\/span>/g
const scrollRegion = /<section class="table-scroll"[^>]*>([\s\S]*?<\/table>)<\/section>/g
const newTab = / target="_blank" rel="noopener"/g

/** A post's picture and text for a feed reader: absolute addresses, nothing that only a page needs. */
function feedHtml(post: Post, origin: string): string {
  const picture = `<p><img src="${origin}${post.imageUrl}" alt="${escapeAttribute(post.imageAlt)}" width="960" height="540"></p>\n`
  const body = post.html
    .replace(headingAnchor, '')
    .replace(newTabNote, '')
    .replace(newTab, '')
    .replace(scrollRegion, '$1')
    .replace(/ (href|src)="\//g, ` $1="${origin}/`)
    .replaceAll(' href="#', ` href="${origin}${paths.post(post.slug)}#`)
  return picture + body
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
