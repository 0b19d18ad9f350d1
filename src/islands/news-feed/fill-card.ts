import { authorName, type LinkedInPost } from '../../contracts/linkedin-post.ts'
import { shortCount } from '../../lib/counts.ts'
import { cardText } from '../../lib/little-text.ts'
import { relativeDate } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'

/** px in which a browser may ask for a picture: up to twice a card's widest. */
const widths = [320, 480, 640, 960]

/** Writes a post into a copy of the page's card (feed.tsx). */
export function fillCard(card: ParentNode, post: LinkedInPost, now: Date) {
  const author = authorName(post.author)
  const texts: Record<string, string> = {
    initials: initials(author),
    title: post.title,
    author,
    date: relativeDate(post.created_at, now),
    text: cardText(post.title, post.text),
    likes: shortCount(post.likes),
    comments: shortCount(post.comments),
    shares: shortCount(post.shares),
  }
  for (const place of card.querySelectorAll<HTMLElement>('[data-fill]')) {
    const text = texts[place.dataset.fill!]
    if (text) place.textContent = text
    else place.remove()
  }
  card.querySelector('time')!.dateTime = post.created_at
  card.querySelector('a')!.href = post.url
  fillPicture(card.querySelector('img')!, post.image_url)
}

/** Shows the picture. The author's initials show where there is none, or where it does not arrive. */
function fillPicture(image: HTMLImageElement, src: LinkedInPost['image_url']) {
  if (!src) return image.remove()
  image.srcset = widths.map((width) => `${paths.sized(src, width)} ${width}w`).join(', ')
  image.src = paths.sized(src, 640)
  image.addEventListener('error', () => image.remove())
}

/** First and last word: 'Wexcombe Software Ltd' → 'WL'. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return ends.map((word) => Array.from(word)[0]!.toUpperCase()).join('')
}
