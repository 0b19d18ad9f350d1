/** One thing that the product does: a fact, and what it comes to in the illustrative event. */
export type Capability = { readonly name: string; readonly text: string }

export type PhaseName = 'plan' | 'rehearse' | 'execute' | 'evidence'

export type PhaseFacts = {
  /** The station on the page's line. */
  readonly station: string
  readonly title: string
  readonly lead: string
  readonly facts: readonly Capability[]
}
