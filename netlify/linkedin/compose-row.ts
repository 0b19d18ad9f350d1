import { longest } from '../../src/contracts/linkedin-post.ts'
import { cutText } from '../../src/lib/cut-text.ts'
import { decodeLittleText } from '../../src/lib/little-text.ts'
import { firstSentence } from './post-title.ts'
import type { StoredPost, PostRow } from './post-store.ts'
import type { FetchedPost } from './read-post.ts'

const longestTitle = 120
/** The text of a post that was shared without a comment, in LinkedIn's little text format. */
const sharedText = 'A post from another page. Read it on LinkedIn.'

/** The row of a post, with the counts and the picture that are stored so far. */
export function composeRow(post: FetchedPost, author: string, stored?: StoredPost): PostRow {
  const text = storable(post.text, longest.text)
  const { likes = 0, comments = 0, shares = 0, image_url = null } = stored ?? {}
  const fallback = post.parent ? `${author} shared a post` : `Update from ${author}`
  return {
    id: post.id,
    title: storable(postTitle(text, post.contentTitle, fallback), longest.title),
    author: { name: storable(author, longest.name) },
    text: text.trim() === '' && post.parent ? sharedText : text,
    url: permalink(post.id),
    created_at: new Date(post.publishedAt).toISOString(),
    image_url: post.picture ? image_url : null,
    likes,
    comments,
    shares,
    hidden_at: null,
  }
}

/** Makes a text that PostgreSQL accepts: shortened, without U+0000, and with U+FFFD for half a surrogate pair. */
function storable(text: string, most: number) {
  return text.replaceAll('\0', '').slice(0, most).toWellFormed()
}

/** Keeps the URN as it is, because a share and its activity have different numbers. */
function permalink(urn: string): string {
  return `https://www.linkedin.com/feed/update/${urn}`
}

/** LinkedIn's posts have no title: takes the first sentence, the content's title or `fallback`, up to 120 characters. */
function postTitle(littleText: string, contentTitle: string | undefined, fallback: string) {
  const title = firstSentence(decodeLittleText(littleText))
  return shorten(title || (contentTitle?.replace(/\s+/g, ' ').trim() ?? '') || fallback)
}

function shorten(title: string) {
  return cutText(title, longestTitle) === title ? title : cutText(title, longestTitle - 1)
}
