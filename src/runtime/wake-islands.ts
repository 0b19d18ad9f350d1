import { whenShown } from '../lib/when-shown.ts'

const islands = import.meta.glob<{ default: unknown }>('../islands/*.tsx')

/**
 * Loads an island's code and React when its `data-wake` asks for it, and replays clicks that
 * came before it could answer them.
 */
export function wakeIslands() {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const early: HTMLElement[] = []
    const keepClick = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      early.push(event.target as HTMLElement)
      wake()
    }
    let waking: Promise<void> | undefined
    const wake = () => {
      waking ??= hydrate(island, () => {
        island.removeEventListener('click', keepClick, true)
        island.dataset.awake = ''
        for (const target of early) target.click()
      })
    }

    if (island.dataset.wake === 'load') whenShown(wake)
    else {
      for (const type of ['pointerover', 'touchstart', 'focusin'])
        island.addEventListener(type, wake, { once: true, passive: true })
      island.addEventListener('click', keepClick, true)
      if (island.dataset.wake === 'visible') onceVisible(island.firstElementChild, wake)
    }
  }
}

async function hydrate(island: HTMLElement, onHydrated: () => void) {
  const load = islands[`../islands/${island.dataset.island}.tsx`]
  const [{ hydrateIsland }, module] = await Promise.all([import('./hydrate-island.tsx'), load!()])
  hydrateIsland(island, module.default, onHydrated)
}

function onceVisible(element: Element | null, then: () => void) {
  if (!element) return
  new IntersectionObserver((entries, observer) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    then()
  }).observe(element)
}
