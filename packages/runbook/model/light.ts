import type { RunView } from './run.ts'

export type Light = {
  readonly signal: 'go' | 'at risk' | 'no-go'
  readonly reason:
    | 'on time'
    | 'late, inside the window'
    | 'finish after the window'
    | 'no time left to back out'
    | 'backed out'
}

/**
 * No-go is for a finish past the window. Where a backout called at the point of no return would end past it, the finish
 * may still be inside: that is at risk until the decision is taken. `windowEnd`: minutes from T0.
 */
export function goNoGo(view: RunView, windowEnd: number): Light {
  const { status, finish, plannedFinish, noReturn } = view
  if (status === 'backing out' || status === 'backed out')
    return { signal: 'no-go', reason: 'backed out' }
  if (finish > windowEnd) return { signal: 'no-go', reason: 'finish after the window' }
  if (noReturn && !noReturn.isPassed && noReturn.backAt > windowEnd)
    return { signal: 'at risk', reason: 'no time left to back out' }
  return finish > plannedFinish
    ? { signal: 'at risk', reason: 'late, inside the window' }
    : { signal: 'go', reason: 'on time' }
}
