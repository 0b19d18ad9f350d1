import { above, valueAt } from './beta-pert.ts'
import type { Numbers } from './numbers.ts'
import type { Random } from './random.ts'
import { running, type Situation } from './situation.ts'
import type { Shares } from './together.ts'

/** What one run draws for all its tasks together: one number for the run and one for each owner. */
export function drawShared(random: Random, owners: Float64Array): number {
  for (let i = 0; i < owners.length; i++) owners[i] = random.normal()
  return random.normal()
}

/**
 * Draws how long each task takes in one run. A task's place in its spread is a sum of three normal
 * variates, those of the run, of its owner and its own, weighted so that the sum is standard normal
 * again: a normal copula. The same seed draws the same for a task whatever its delays and however
 * far the run has come, so that two forecasts differ only by what is different about them.
 *
 * M. C. Cario and B. L. Nelson, "Modeling and Generating Random Vectors with Arbitrary Marginal
 * Distributions and Correlation Matrix", Northwestern University, 1997 (NORTA).
 */
export function drawDurations(
  { least, range, tables, owner }: Numbers,
  shares: Shares,
  random: Random,
  run: number,
  owners: Float64Array,
  durations: Float64Array,
): void {
  const byRun = Math.sqrt(shares.run) * run
  const ofOwner = Math.sqrt(shares.owner)
  const alone = Math.sqrt(shares.task)
  // Without an owner a task shares nothing with others but the run.
  const unowned = Math.sqrt(shares.owner + shares.task)
  for (let i = 0; i < durations.length; i++) {
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

/**
 * The draws of one run, changed by what is known of it: delays come on top, and a task that is
 * still running takes longer than it has run, however that was drawn. Of one that has outrun its
 * longest nothing is known but that it goes on: all that varies of it comes on top.
 */
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
