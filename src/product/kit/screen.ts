import type { ComponentType } from 'react'

/** One screen of the product, drawn. */
export type Screen = {
  readonly title: string
  /** What the drawing shows, for people who do not see it. */
  readonly alt: string
  /** The moment that it shows, and on whose desk. */
  readonly when: string
  readonly desk: string
  readonly Component: ComponentType
}
