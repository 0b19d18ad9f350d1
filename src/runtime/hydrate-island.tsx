import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { carryOver, controlsIn } from './carry-over.ts'
import { fail, wakeUp, type LatePlace } from './early-presses.ts'

/**
 * Hydrates one island over its static HTML; it is awake once its handlers answer. An error that nothing
 * in the island catches gives the static HTML back, with a sentence; the next press wakes it again.
 */
export function wake(island: LatePlace, component: unknown) {
  const Component = component as ComponentType<Record<string, unknown>>
  const props = JSON.parse(island.dataset.props ?? '{}')
  const picture = island.innerHTML

  function putBack(root: Root) {
    root.unmount()
    island.innerHTML = picture
    delete island.dataset.awake
    fail(island)
    // A pointer that is still there does not wake it: the same error may be waiting.
    const asleep = new AbortController()
    for (const type of ['click', 'change'])
      addEventListener(
        type,
        ({ target }) => {
          if (!island.contains(target as Node)) return
          asleep.abort()
          wake(island, component)
        },
        { capture: true, signal: asleep.signal },
      )
  }

  // In slices: a press that comes meanwhile is answered between two of them.
  startTransition(() => {
    const root = hydrateRoot(
      island,
      <Hydrated island={island}>
        <Component {...props} />
      </Hydrated>,
      {
        identifierPrefix: island.dataset.key,
        onRecoverableError: (error) => {
          // React has drawn the island anew, because a translator had changed it.
          if (!isTranslated()) reportError(error)
        },
        onUncaughtError: (error) => {
          reportError(error)
          // Not while React is still at work on it.
          setTimeout(() => putBack(root))
        },
      },
    )
  })
}

/** Browsers that translate a page name the language they translated it into. */
function isTranslated() {
  return document.documentElement.lang !== 'en-GB'
}

type HydratedProps = { island: LatePlace; readonly children: ReactNode }

function Hydrated({ island, children }: HydratedProps) {
  // Runs once: a root keeps its place.
  useEffect(() => wakeUp(island), [island])
  return (
    <>
      <CarryOver island={island} />
      {children}
    </>
  )
}

/** Comes before the island's components, whose first effects read what was typed early. */
function CarryOver({ island }: { island: LatePlace }) {
  const [before] = useState(() => ({
    controls: controlsIn(island),
    focused: document.activeElement,
  }))
  useLayoutEffect(() => carryOver(island, before.controls, before.focused), [island, before])
  return null
}
