import { wholePage } from '../lib/whole-page.ts'
import { whenShown } from '../lib/when-shown.ts'
import { fail, type LatePlace } from './early-presses.ts'

type Island = LatePlace & { waking?: Promise<void> }
type Wake = (this: void, island: LatePlace, component: unknown) => unknown
type Code = { default?: unknown; wake?: Wake }

/** An island's React component, or its wake.ts, which needs no React. */
const islands = import.meta.glob<Code>('./*/{index.tsx,wake.ts}', { base: '../islands' })

/**
 * Loads an island's code when its `data-wake` says so, when a visitor reaches for it, or when the fragment
 * begins with its name ('#runbook-player:file'). If the code does not arrive, the next press asks again.
 */
export function wakeIslands() {
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

/** Resolves when src/islands/styles.ts is applied. */
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
  const alone = islands[`${folder}wake.ts`]
  const [code, { wake: wakeBy }] = await Promise.all([
    (alone ?? islands[`${folder}index.tsx`]!)(),
    alone?.() ?? import('./hydrate-island.tsx'),
    // The page itself has the rules for what wakes without React (news-feed/feed.tsx).
    alone || import.meta.env.DEV || (styles ??= loadStyles()),
    // The island's HTML may still be arriving.
    wholePage,
  ])
  wakeBy!(island, code.default)
}
