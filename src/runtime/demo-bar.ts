import { wholePage } from '../lib/whole-page.ts'

/** The header and the bar cover this much of the window (px), so a button behind them is not in view. */
const covered = '-64px 0px -48px'

/**
 * Shows the demo bar after 300 px of scroll. Its button is yellow only while no other yellow demo button
 * is in view. The first scroll (`data-scroll-began`) ends what moves by itself.
 */
export function watchDemoBar() {
  const root = document.documentElement

  function onScroll() {
    if (scrollY > 0) root.dataset.scrollBegan = ''
    root.toggleAttribute('data-scrolled', scrollY > 300)
  }

  addEventListener('scroll', onScroll)
  onScroll()

  const inView = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) inView[entry.isIntersecting ? 'add' : 'delete'](entry.target)
      root.toggleAttribute('data-demo-in-view', inView.size > 0)
    },
    { rootMargin: covered },
  )
  void wholePage.then(() => {
    for (const button of document.querySelectorAll('main [data-demo="yellow"]'))
      observer.observe(button)
  })
}
