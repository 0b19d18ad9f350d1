/** Marks the ruler's link to the band that is on a line at a fifth of the window. */
export function watchRuler() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.page-ruler a')]
  const linkOf = new Map(links.map((link) => [document.querySelector(link.hash)!, link]))
  const under = new Set<Element>()

  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes)
        if (isIntersecting) under.add(target)
        else under.delete(target)
      // On the border of two bands, the lower one is current.
      const current = [...linkOf.keys()].findLast((band) => under.has(band))
      for (const link of links) link.removeAttribute('aria-current')
      if (current) linkOf.get(current)!.setAttribute('aria-current', 'location')
    },
    { rootMargin: '-20% 0px -80%' },
  )
  for (const band of linkOf.keys()) observer.observe(band)
}
