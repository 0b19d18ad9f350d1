/** A package as its price depends on it. Sizes are listed from the smallest up. */
export type Size = {
  name: string
  /** The most Content Creators that it holds. */
  creators: number
  /** Pence a year, excluding VAT and other sales tax. */
  yearly: number
  /** What an upgrade from it means before the year is over (subscription agreement, clause 7). */
  upgrade: 'co-terminus' | 'new term'
}

export type Fit<S extends Size = Size> =
  { ok: true; size: S; next: S | undefined } | { ok: false; code: 'too_many'; most: number }

/** The smallest size that holds so many Content Creators (1 or more), and the one after it. */
export function fitSize<S extends Size>(sizes: readonly S[], creators: number): Fit<S> {
  const at = sizes.findIndex((size) => creators <= size.creators)
  const size = sizes[at]
  if (!size) return { ok: false, code: 'too_many', most: sizes.at(-1)?.creators ?? 0 }
  return { ok: true, size, next: sizes[at + 1] }
}
