export type Together = 'alone' | 'together' | 'strongly'

/** Shares of the variance, which add up to 1. */
export type Shares = { readonly run: number; readonly owner: number; readonly task: number }

/** These are judgements, not measurements. With `alone`, a long runbook’s finish would hardly vary. */
export const shares: Readonly<Record<Together, Shares>> = {
  alone: { run: 0, owner: 0, task: 1 },
  together: { run: 0.2, owner: 0.3, task: 0.5 },
  strongly: { run: 0.4, owner: 0.35, task: 0.25 },
}
