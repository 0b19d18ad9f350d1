import { above, valueAt } from './beta-pert.ts'
import type { Numbers } from './numbers.ts'
import type { Random } from './random.ts'
import { running, type Situation } from './situation.ts'
import type { Shares } from './correlation.ts'

/** Draws a normal variate for each owner, and returns one for the run. */
export function drawShared(random: Random, owners: Float64Array): number {
  for (let i = 0; i < owners.length; i++) owners[i] = random.normal()
  return random.normal()
}

/**
 * Draws each duration of one run, in minutes. Three normal variates, the run’s, the owner’s and the task’s own,
 * give its place in its spread (NORTA: M. C. Cario and B. L. Nelson, Northwestern University, 1997).
 */
export function drawDurations(
  { drawn, least, range, tables, owner }: Numbers,
  shares: Shares,
  random: Random,
  run: number,
  owners: Float64Array,
  durations: Float64Array,
): void {
  const byRun = Math.sqrt(shares.run) * run
  const ofOwner = Math.sqrt(shares.owner)
  const alone = Math.sqrt(shares.task)
  const unowned = Math.sqrt(shares.owner + shares.task)
  for (const i of drawn) {
    if (range[i] === 0) {
      durations[i] = least[i]!
      continue
    }
    const own = random.normal()
    const by = owner[i]!
    const z = byRun + (by < 0 ? unowned * own : ofOwner * owners[by]! + alone * own)
    durations[i] = least[i]! + range[i]! * valueAt(tables[i]!, z)
  }
}

/** Adds delays, and makes a running task take longer than it has run already. */
export function applySituation(
  { least, range, tables }: Numbers,
  { state, start, extra, now }: Situation,
  durations: Float64Array,
): void {
  for (let i = 0; i < durations.length; i++) {
    if (state[i] === running && range[i]! > 0) {
      const elapsed = (now - start[i]! - extra[i]! - least[i]!) / range[i]!
      const drawn = (durations[i]! - least[i]!) / range[i]!
      if (elapsed >= 1) durations[i] = least[i]! + range[i]! * (elapsed + drawn)
      else if (elapsed > 0) durations[i] = least[i]! + range[i]! * above(tables[i]!, elapsed, drawn)
    }
    durations[i] = Math.max(0, durations[i]! + extra[i]!)
    if (state[i] === running) durations[i] = Math.max(durations[i]!, now - start[i]!)
  }
}
