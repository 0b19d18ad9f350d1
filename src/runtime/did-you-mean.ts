/** Without case, hyphens, the folder and an ending: '/Solutions/Planned-Change.html' → 'plannedchange'. */
function bare(path: string): string {
  const last = path.replace(/\/+$/, '').split('/').at(-1) ?? ''
  return last
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** How many letters must be typed, left out or changed to make one text of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let row = 0; row < one.length; row++) {
    const now = [row + 1]
    for (let column = 0; column < other.length; column++)
      now.push(
        Math.min(
          now[column]! + 1,
          before[column + 1]! + 1,
          before[column]! + Number(one[row] !== other[column]),
        ),
      )
    before = now
  }
  return before.at(-1)!
}

/** The page whose address is nearest to one that leads nowhere, from the text of llms.txt; undefined if none is near. */
export function nearest(path: string, list: string): { name: string; path: string } | undefined {
  const wanted = bare(path)
  const pages = Array.from(
    list.matchAll(/^- \[(.+)\]\((\S+)\.md\)/gm),
    ([, name = '', url = '']) => {
      const { pathname } = new URL(url)
      return { name, path: pathname, away: distance(wanted, bare(pathname)) }
    },
  )
  const [best] = pages.toSorted((a, b) => a.away - b.away)
  return best && wanted.length > 2 && best.away <= wanted.length / 4 ? best : undefined
}

/** Offers the nearest page on a page that says that there is none. */
export async function offerNearest(place: Element) {
  const answer = await fetch('/llms.txt').catch(() => undefined)
  const page = answer?.ok ? nearest(location.pathname, await answer.text()) : undefined
  if (!page) return
  const offer = document.createElement('p')
  const link = document.createElement('a')
  Object.assign(link, { href: page.path, className: 'link', textContent: page.name })
  offer.append('Did you mean ', link, '?')
  // The page's own CSS has short names that nobody knows here.
  offer.style.margin = '0 0 24px'
  place.querySelector('h1 + p')!.after(offer)
}
