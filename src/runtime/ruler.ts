function isBelow(band: Element, line: number): boolean {
  return band.getBoundingClientRect().top > line
}

/** Marks the ruler's link to the band that is on a line at a fifth of the window. */
export function watchRuler() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.page-ruler a')]
  const linkOf = new Map(links.map((link) => [document.querySelector(link.hash)!, link]))
  const bands = [...linkOf.keys()]
  const under = new Set<Element>()
  let isAtEnd = false

  /** At the page's end, bands may be too short to come up to the line: the one that was chosen is current, or the last. */
  function currentAtEnd(): Element | undefined {
    return (
      bands.find((band) => band.matches(':target') && isBelow(band, 0)) ??
      bands.findLast((band) => isBelow(band, innerHeight / 5))
    )
  }

  function mark() {
    // On the border of two bands, the lower one is current.
    const current =
      (isAtEnd ? currentAtEnd() : undefined) ?? bands.findLast((band) => under.has(band))
    for (const link of links) link.removeAttribute('aria-current')
    if (current) linkOf.get(current)!.setAttribute('aria-current', 'location')
  }

  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes)
        if (isIntersecting) under.add(target)
        else under.delete(target)
      mark()
    },
    { rootMargin: '-20% 0px -80%' },
  )
  for (const band of bands) observer.observe(band)

  const end = new IntersectionObserver(
    (changes) => {
      isAtEnd = changes.at(-1)!.isIntersecting
      mark()
    },
    // Where heights have fractions, the last of the footer is a part of a pixel below the window.
    { threshold: 1, rootMargin: '0px 0px 2px' },
  )
  const footer = document.querySelector('footer')
  if (links.length > 0 && footer) end.observe(footer)
  addEventListener('hashchange', mark)
}
