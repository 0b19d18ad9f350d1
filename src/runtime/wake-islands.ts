import { whenShown } from '../lib/when-shown.ts'

const islands = import.meta.glob<{ default: unknown }>('../islands/*/index.tsx')
/** What wakes without React. */
const alone = import.meta.glob<{ wake(island: HTMLElement): unknown }>('../islands/*/wake.tsx')

/**
 * Loads an island's code and React when its `data-wake` asks for it, or the page's fragment begins
 * with its name, and replays clicks that came before it could answer them. Code that does not arrive is
 * asked for again by the next click; `data-failed` marks an island that was wanted and is without.
 */
export function wakeIslands() {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const early: HTMLElement[] = []

    function keepClick(event: Event) {
      event.preventDefault()
      event.stopPropagation()
      early.push(event.target as HTMLElement)
      wake()
    }

    function takeOver() {
      island.removeEventListener('click', keepClick, true)
      delete island.dataset.failed
      island.dataset.awake = ''
      return early
    }

    let waking: Promise<void> | undefined

    function wake() {
      waking ??= load(island, takeOver).catch(() => {
        waking = undefined
        const isMissed = early.splice(0).length > 0 || island.dataset.wake === 'load'
        if (isMissed) island.dataset.failed = ''
      })
    }

    island.addEventListener('click', keepClick, true)
    const isWanted = location.hash.startsWith(`#${island.dataset.island}:`)
    if (isWanted || island.dataset.wake === 'load') whenShown(wake)
    else {
      for (const type of ['pointerover', 'touchstart', 'focusin'])
        island.addEventListener(type, wake, { once: true, passive: true })
      if (island.dataset.wake === 'visible') onceVisible(island.firstElementChild, wake)
    }
  }
}

async function load(island: HTMLElement, takeOver: () => HTMLElement[]) {
  const folder = `../islands/${island.dataset.island}`
  const code = alone[`${folder}/wake.tsx`]
  if (code) {
    const module = await code()
    takeOver()
    module.wake(island)
    return
  }
  const component = islands[`${folder}/index.tsx`]!
  const [{ hydrateIsland }, module] = await Promise.all([
    import('./hydrate-island.tsx'),
    component(),
  ])
  hydrateIsland(island, module.default, takeOver)
}

function onceVisible(element: Element | null, then: () => void) {
  if (!element) return
  new IntersectionObserver((entries, observer) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    then()
  }).observe(element)
}
