import type { Post } from '../src/content/posts.ts'
import { paths } from '../src/paths.ts'

const headingAnchor = /<a class="heading-anchor"[^>]*><\/a>/g
const newTabNote = /<span class="sr-only"> \(opens in a new tab\)<\/span>/g
const scrollRegion = /<section class="table-scroll"[^>]*>([\s\S]*?<\/table>)<\/section>/g
const newTab = / target="_blank" rel="noopener"/g

/** A post's picture and text for a feed reader: absolute addresses, nothing that only a page needs. */
export function feedHtml(post: Post, origin: string): string {
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
