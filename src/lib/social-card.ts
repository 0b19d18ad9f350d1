/** Where a page's social card is: `/blog/x` → `/social/blog-x.png`, `/` → `/social/home.png`. */
export function socialCardPath(path: string): string {
  return `/social/${path.slice(1).replaceAll('/', '-') || 'home'}.png`
}

/** What a card shows, for people who cannot see it. */
export function socialCardAlt(title: string): string {
  return `The words “${title}” beside a time ruler with one yellow mark`
}
