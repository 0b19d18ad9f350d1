/** Shares of the variance, which add up to 1. */
export type Shares = { readonly run: number; readonly owner: number; readonly task: number }

/** A judgement, not a measurement. If each task varied by itself, a long runbook’s finish would hardly vary. */
export const shares: Shares = { run: 0.2, owner: 0.3, task: 0.5 }
