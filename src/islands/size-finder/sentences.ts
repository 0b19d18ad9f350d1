import type { BusinessCase } from '../../lib/pricing/business-case.ts'
import type { Estimate } from '../../lib/pricing/estimate.ts'
import { formatPence } from '../../lib/pricing/money.ts'

const counted = ['no', 'one', 'two', 'three']

/** The answer as it is read out after each choice. */
export function answerSentence(found: Estimate): string {
  if (found.ok) {
    const { length } = found.accessories
    const extras = `, with ${counted[length] ?? 'all'} ${length === 1 ? 'accessory' : 'accessories'}`
    return `Size ${found.size.name}${length > 0 ? extras : ''}: ${formatPence(found.yearly)} a year, excluding VAT.`
  }
  if (found.code === 'not_a_number') return 'No size yet.'
  return `${formatCount(found.creators)} Content Creators are more than our largest size. Ask us for a price.`
}

/** The business case in a sentence or two. */
export function caseSentence(work: BusinessCase): string {
  if (!work.ok)
    return work.code === 'not_a_number'
      ? 'One entry isn’t a number.'
      : 'Fill in the events and at least one line. Use your own numbers.'
  const year = `A year of events costs you ${formatPounds(work.pence)} in people’s time.`
  if (!work.breakEven) return year
  const { tenths, hours } = work.breakEven
  return tenths > 1000
    ? `${year} The package costs more than that. On these numbers alone, it doesn’t pay for itself.`
    : `${year} The package pays for itself once it saves ${formatCount(tenths / 10)}% of that time, ${formatCount(hours)} of ${formatCount(work.hours)} hours.`
}

/** Whole pounds: the visitor's rates are no more exact than that. */
export function formatPounds(pence: number): string {
  return formatPence(Math.round(pence / 100) * 100)
}

export function formatCount(count: number): string {
  return new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }).format(count)
}
