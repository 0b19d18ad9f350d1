/** Marks the ruler's link to the band that is on a line at a fifth of the window. */
export function watchRuler() {
  const links = document.querySelectorAll<HTMLAnchorElement>('.rail a')
  const linkOf = new Map(Array.from(links, (link) => [document.querySelector(link.hash)!, link]))

  const observer = new IntersectionObserver(
    (changes) => {
      // Leave before enter: the line is in one band at a time, or on the border of two.
      for (const { target, isIntersecting } of changes)
        if (!isIntersecting) linkOf.get(target)!.removeAttribute('aria-current')
      for (const { target, isIntersecting } of changes)
        if (isIntersecting) linkOf.get(target)!.setAttribute('aria-current', 'location')
    },
    { rootMargin: '-20% 0px -80%' },
  )
  for (const band of linkOf.keys()) observer.observe(band)
}
