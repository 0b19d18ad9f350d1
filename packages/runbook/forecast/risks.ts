import type { Risk } from '../schema.ts'
import type { Numbers } from './numbers.ts'
import { createRandom } from './random.ts'

const numbersDrawn = 2 ** 32

/** Adds the minutes of risks that happen in a run, and returns whether any did. Each risk has its own
 * generator, so that adding one changes no other draw. */
export function createRisks({ places }: Numbers, risks: readonly Risk[], seed: number) {
  const seeds = createRandom(~seed)
  const drawn = risks
    .map(({ task, percent, minutes }) => ({
      place: places.get(task),
      minutes,
      below: (percent / 100) * numbersDrawn,
      random: createRandom(seeds.next()),
    }))
    .filter((risk): risk is typeof risk & { place: number } => risk.place !== undefined)

  return (durations: Float64Array): boolean => {
    let hasHappened = false
    for (const { place, minutes, below, random } of drawn) {
      if (random.next() >= below) continue
      durations[place]! += minutes
      hasHappened = true
    }
    return hasHappened
  }
}
