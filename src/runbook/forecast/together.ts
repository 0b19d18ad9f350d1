/**
 * How far tasks run fast or slow together: each alone, one owner's tasks and the whole run
 * together, or strongly so.
 */
export type Together = 'alone' | 'together' | 'strongly'

/** Parts of the variance that a run, an owner and a task alone account for; they add up to 1. */
export type Shares = { readonly run: number; readonly owner: number; readonly task: number }

/**
 * These are judgements, not measurements. Tasks that vary alone cancel out, and the spread of a
 * long runbook's finish all but vanishes; two tasks of one owner share half of their variance
 * here, two of different owners a fifth.
 */
const shares: Readonly<Record<Together, Shares>> = {
  alone: { run: 0, owner: 0, task: 1 },
  together: { run: 0.2, owner: 0.3, task: 0.5 },
  strongly: { run: 0.4, owner: 0.35, task: 0.25 },
}

export function sharesOf(together: Together): Shares {
  return shares[together]
}
