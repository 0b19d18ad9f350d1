import { wholePage } from '../lib/whole-page.ts'
import { whenShown } from '../lib/when-shown.ts'
import { fail, type LatePlace } from './early-presses.ts'

type Island = LatePlace & { waking?: Promise<void> }
type Wake = (this: void, island: LatePlace, component: unknown) => unknown
type Code = { default?: unknown; wake?: Wake }

/** An island's component, for React, or what wakes it alone. */
const islands = import.meta.glob<Code>('./*/{index,wake}.tsx', { base: '../islands' })

/**
 * Loads an island's code and React when its `data-wake` asks for it, when a visitor reaches for it, or
 * when the page's fragment begins with its name, then or later. Code that does not arrive is asked for
 * again by the next press; `data-failed` marks an island that was wanted and is without.
 */
export function wakeIslands() {
  // A finger is a pointer too.
  for (const type of ['pointerover', 'focusin', 'change', 'click'])
    addEventListener(
      type,
      ({ target }) => {
        const island = (target as Element).closest?.<Island>('[data-island]')
        if (island) wake(island)
      },
      true,
    )
  addEventListener('hashchange', () => {
    const [, name] = /^#([\w-]+):/.exec(location.hash) ?? []
    const island = name && document.querySelector<Island>(`[data-island=${name}]`)
    if (island) wake(island)
  })
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) wake(target.parentElement!)
  })
  void wholePage.then(() => {
    for (const island of document.querySelectorAll<Island>('[data-island]')) {
      const isWanted = location.hash.startsWith(`#${island.dataset.island}:`)
      if (isWanted || island.early || island.dataset.wake === 'load') whenShown(() => wake(island))
      // The island itself has no box.
      else if (island.dataset.wake === 'visible') sight.observe(island.firstElementChild!)
    }
  })
}

function wake(island: Island) {
  island.waking ??= load(island).catch(() => {
    delete island.waking
    if (island.early || island.dataset.wake === 'load') fail(island)
  })
}

let styles: Promise<unknown> | undefined

/** What islands look like beyond the page's own styles (src/islands/styles.ts): it is there when it is applied. */
function loadStyles() {
  return new Promise((onload, onerror) => {
    const [, , href] = document
      .querySelector<HTMLElement>('[data-files]')!
      .dataset.files!.split(' ')
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload, onerror }))
  }).catch((error: unknown) => {
    styles = undefined
    throw error
  })
}

async function load(island: Island) {
  const folder = `./${island.dataset.island}/`
  const alone = islands[`${folder}wake.tsx`]
  const [code, { wake: wakeBy }] = await Promise.all([
    (alone ?? islands[`${folder}index.tsx`]!)(),
    alone?.() ?? import('./hydrate-island.tsx'),
    // What wakes alone is drawn by rules that its page has (src/pages/news/news-posts.tsx).
    alone || import.meta.env.DEV || (styles ??= loadStyles()),
    // In an island that is still arriving they would find only a part.
    wholePage,
  ])
  wakeBy!(island, code.default)
}
