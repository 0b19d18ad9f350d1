import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Ends the time without code; returns what was clicked in it. */
type TakeOver = () => readonly HTMLElement[]

/** Hydrates one island over its static HTML; once its handlers answer, it takes over. */
export function hydrateIsland(island: HTMLElement, component: unknown, takeOver: TakeOver) {
  const Component = component as ComponentType<Record<string, unknown>>
  const props = JSON.parse(island.dataset.props ?? '{}')
  // In slices: a press that comes meanwhile is answered between two of them.
  startTransition(() => {
    hydrateRoot(
      island,
      <Hydrated takeOver={takeOver}>
        <Component {...props} />
      </Hydrated>,
      { identifierPrefix: island.dataset.key },
    )
  })
}

function Hydrated({ takeOver, children }: { takeOver: TakeOver; children: ReactNode }) {
  // Runs once: `takeOver` never changes for a root.
  useEffect(() => {
    // A task for each, as real clicks have: what one changed is drawn before the next.
    for (const target of takeOver()) setTimeout(() => target.click())
  }, [takeOver])
  return children
}
