/** '/blog/x' → '/social/blog-x.png', '/' → '/social/home.png' */
export function socialCardPath(path: string): string {
  return `/social/${path.slice(1).replaceAll('/', '-') || 'home'}.png`
}

export function socialCardAlt(title: string): string {
  return `The words “${title}” on a dark green card`
}
