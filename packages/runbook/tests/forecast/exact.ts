import type { Draws } from '../../forecast/simulate.ts'
import type { Spread, Task } from '../../model/task.ts'
import { relax } from '../reference.ts'

const steps = 4000

/** The middle values of `count` equally likely parts of a beta-PERT spread, by brute summation. */
export function partsOf({ optimistic, likely, pessimistic }: Spread, count: number): number[] {
  const range = pessimistic - optimistic
  if (range === 0) return Array.from({ length: count }, () => optimistic)
  const mode = (likely - optimistic) / range
  const weights = Array.from({ length: steps }, (_, k) => {
    const x = (k + 0.5) / steps
    return x ** (4 * mode) * (1 - x) ** (4 - 4 * mode)
  })
  const total = weights.reduce((sum, each) => sum + each, 0)
  const parts: number[] = []
  let sum = 0
  for (const [k, weight] of weights.entries()) {
    sum += weight
    while (parts.length < count && sum >= ((parts.length + 0.5) / count) * total)
      parts.push(optimistic + (range * (k + 0.5)) / steps)
  }
  return parts
}

/** Every combination of the parts of all spreads, each as likely, with its finish. */
export function enumerate(tasks: readonly Task[], count: number): number[] {
  const parts = tasks.map(({ spread }) => partsOf(spread!, count))
  const finishes: number[] = []
  for (let run = 0; run < count ** tasks.length; run++) {
    const played = tasks.map((task, i) => {
      const duration = parts[i]![Math.floor(run / count ** i) % count]!
      return { ...task, duration, planned: task.duration }
    })
    finishes.push(Math.max(...[...relax(played).values()].map(({ finish }) => finish)))
  }
  return finishes.toSorted((a, b) => a - b)
}

/** Numbers from 0 to 1, by another generator than the forecast's. */
export function lehmer(): () => number {
  let state = 20_261_017
  return () => (state = (state * 48_271) % 0x7fff_ffff) / 0x7fff_ffff
}

/** Each task varies by itself, as in the simulations of the tests. */
export const apart: Draws = { seed: 1710, shares: { run: 0, owner: 0, task: 1 } }
