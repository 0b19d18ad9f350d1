import { authorName, type LinkedInPost } from '../../contracts/linkedin-post.ts'
import { shortCount } from '../../lib/counts.ts'
import { cardWords } from '../../lib/little-text.ts'
import { dayNumber, relativeDate } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'

/** px in which a browser may ask for a picture: up to twice a card's widest. */
const widths = [320, 480, 640, 960, 1280, 1920]
/** The width of the one large picture; the others' is in feed.tsx. */
const largeWidth = '(min-width: 600px) 480px, calc(100vw - 68px)'
/** A gap of more days than this is drawn as a break in the ruler. */
const daysDrawn = 6

/** `older` is the post below, undefined for the last one; `isLarge` marks the newest with a picture. */
type Place = { now: Date; older: LinkedInPost | undefined; isLarge: boolean }

/** Writes a post into a copy of the page's row (feed.tsx). */
export function fillCard(row: HTMLElement, post: LinkedInPost, { now, older, isLarge }: Place) {
  const author = authorName(post.author)
  const [, day = '', year = ''] = /^(.*?)( \d{4})?$/.exec(relativeDate(post.created_at, now))!
  const words = cardWords(post.title, post.text)
  const texts: Record<string, string> = {
    ...words,
    // The links would have one name for twenty addresses.
    about: ` (${words.title})`,
    initials: initials(author),
    author,
    day,
    year,
    likes: inWords(post.likes, 'like'),
    comments: inWords(post.comments, 'comment'),
    shares: inWords(post.shares, 'share'),
  }
  for (const place of row.querySelectorAll<HTMLElement>('[data-fill]')) {
    const text = texts[place.dataset.fill!]
    if (text) place.textContent = text
    else place.remove()
  }
  row.querySelector('time')!.dateTime = post.created_at
  row.querySelector('a')!.href = post.url
  const quiet = older ? quietDays(older.created_at, post.created_at) : 0
  row.style.setProperty('--quiet', String(Math.min(quiet, daysDrawn)))
  row.toggleAttribute('data-broken', quiet > daysDrawn)
  fillPicture(row, post.image_url, isLarge)
}

/** '1.3K likes' */
function inWords(count: number, one: string): string {
  return `${shortCount(count)} ${one}${count === 1 ? '' : 's'}`
}

/** Counts the days without a post between two posts. */
function quietDays(older: string, newer: string): number {
  return Math.max(0, dayNumber(new Date(newer)) - dayNumber(new Date(older)) - 1)
}

/** Shows the picture, or the author's initials if there is none or it fails to load. */
function fillPicture(row: HTMLElement, src: LinkedInPost['image_url'], isLarge: boolean) {
  const image = row.querySelector('img')!

  function giveUp() {
    image.remove()
    delete row.dataset.picture
  }

  if (!src) return giveUp()
  row.dataset.picture = isLarge ? 'large' : 'small'
  if (isLarge) {
    image.sizes = largeWidth
    // It is in most first views, so it is loaded at once.
    image.loading = 'eager'
  }
  image.srcset = widths.map((width) => `${paths.sized(src, width)} ${width}w`).join(', ')
  image.src = paths.sized(src, 640)
  image.addEventListener('error', giveUp)
}

/** First and last word: 'Wexcombe Software Ltd' → 'WL'. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return ends.map((word) => Array.from(word)[0]!.toUpperCase()).join('')
}
