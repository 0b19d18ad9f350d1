import { useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Hydrates one island over its static HTML; `onHydrated` runs when its handlers answer. */
export function hydrateIsland(island: HTMLElement, component: unknown, onHydrated: () => void) {
  const Component = component as ComponentType<Record<string, unknown>>
  const props = JSON.parse(island.dataset.props ?? '{}')
  hydrateRoot(
    island,
    <Hydrated then={onHydrated}>
      <Component {...props} />
    </Hydrated>,
    { identifierPrefix: island.dataset.key },
  )
}

function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  // Runs once: `then` never changes for a root.
  useEffect(then, [then])
  return children
}
