import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { wakeUp, type LatePlace } from './early-presses.ts'

/** Hydrates one island over its static HTML; it is awake once its handlers answer. */
export function wake(island: LatePlace, component: unknown) {
  const Component = component as ComponentType<Record<string, unknown>>
  const props = JSON.parse(island.dataset.props ?? '{}')
  // In slices: a press that comes meanwhile is answered between two of them.
  startTransition(() => {
    hydrateRoot(
      island,
      <Hydrated island={island}>
        <Component {...props} />
      </Hydrated>,
      { identifierPrefix: island.dataset.key },
    )
  })
}

function Hydrated({ island, children }: { island: LatePlace; children: ReactNode }) {
  // Runs once: a root keeps its place.
  useEffect(() => wakeUp(island), [island])
  return children
}
