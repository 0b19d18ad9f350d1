import { wholePage } from '../lib/whole-page.ts'
import { whenShown } from '../lib/when-shown.ts'
import { whileAsleep } from './asleep.ts'
import { builtFiles } from './built-files.ts'
import { fail, outOfDate, type LatePlace } from './early-presses.ts'

type Island = LatePlace & { waking?: Promise<void> }
type Wake = (this: void, island: LatePlace, component: unknown) => unknown
type Code = { default?: unknown; wake?: Wake }

/** An island's React component, or its wake.ts, which needs no React. */
const islands = import.meta.glob<Code>('./*/{index.tsx,wake.ts}', { base: '../islands' })

/**
 * Loads an island's code when its `data-wake` says so (components/island.tsx), when a visitor reaches for
 * it, or when the fragment begins with its name ('#runbook-player:file'). If the code does not arrive, the
 * next press asks again.
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
  addEventListener('dragenter', ({ dataTransfer }) => {
    const island = document.querySelector<Island>('[data-wake=file]')
    if (island && dataTransfer?.types.includes('Files')) wake(island)
  })
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) wake(target.parentElement!)
  })
  void wholePage.then(() => {
    for (const island of document.querySelectorAll<Island>('[data-island]')) {
      const { island: name, wake: by } = island.dataset
      const isWanted = island.early || by === 'load' || location.hash.startsWith(`#${name}:`)
      if (isWanted || isUsed(island)) whenShown(() => wake(island))
      // The first child, because the island element has no box.
      else if (by === 'visible') sight.observe(island.firstElementChild!)
      // Without its code, a press wakes it.
      else if (by === 'file') wakeIfWanted(island, name!).catch(() => undefined)
    }
  })
}

/** Whether a visitor has reached a field before this code was there, or the address fills one in. */
function isUsed(island: Island) {
  const query = new URLSearchParams(location.search)
  return (
    island.contains(document.activeElement) ||
    [...island.querySelectorAll('input')].some(
      ({ name, type, value, defaultValue, checked, defaultChecked }) =>
        query.has(name) ||
        // A checkbox says 'on' before anybody has touched it.
        (type !== 'checkbox' && value !== defaultValue) ||
        checked !== defaultChecked,
    )
  )
}

function wake(island: Island) {
  island.waking ??= load(island).catch(() => {
    delete island.waking
    // After a deployment the old code is gone, and a reload would lose the chosen file.
    if (island.querySelector<HTMLInputElement>('[type=file]')?.files?.length)
      fail(island, outOfDate)
    else if (island.early || island.dataset.wake === 'load') fail(island)
  })
}

/** Wakes an island that has something to show by itself, such as the runbooks that this browser keeps. */
async function wakeIfWanted(island: Island, name: string) {
  const { isWanted } = await whileAsleep(name)
  if (await isWanted()) wake(island)
}

let styles: Promise<unknown> | undefined

/** Resolves when src/islands/styles.ts is applied. */
function loadStyles() {
  return new Promise((onload, onerror) => {
    const { islands: href } = builtFiles()
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
