import type { Risk } from '../../contracts/own-runbook.ts'
import type { Numbers } from './numbers.ts'
import { createRandom } from './random.ts'

/** As many numbers as a generator has, of which those below a risk's share are runs in which it happens. */
const numbersDrawn = 2 ** 32

/**
 * Draws which risks of these tasks happen in the next run, and adds their minutes to the durations;
 * returns whether one did. Each risk has its own generator beside that of the durations: with a risk
 * more or less, or none, everything else is drawn as before. A running task keeps its whole risk until it
 * is done, for no sheet says that a risk is over.
 */
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
