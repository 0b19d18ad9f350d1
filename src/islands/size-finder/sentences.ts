import { britishDate } from '../../lib/dates.ts'
import type { BusinessCase } from '../../lib/pricing/business-case.ts'
import type { Choice } from '../../lib/pricing/choice.ts'
import type { Estimate } from '../../lib/pricing/estimate.ts'
import { formatPence, formatToThePenny } from '../../lib/pricing/money.ts'

/** The answer in a sentence, as it is read out after each choice. */
export function answerSentence(found: Estimate): string {
  if (found.ok) {
    const extras = [
      '',
      ', with one accessory',
      ', with two accessories',
      ', with three accessories',
    ]
    const count = found.accessories.length
    return `Size ${found.size.name}${extras[count] ?? ', with all accessories'}: ${formatPence(found.yearly)} a year, excluding VAT.`
  }
  if (found.code === 'not_a_number') return 'No size yet.'
  return `${new Intl.NumberFormat('en-GB').format(found.creators)} Content Creators are more than the largest size holds.`
}

/** What the two days lack, or what they are for. */
export function moveProblem(found: Estimate): { text: string; isWrong: boolean } {
  if (!found.ok) return { text: 'A move needs a package to start from.', isWrong: false }
  const move = found.next?.move
  if (!move) return { text: 'There is no larger size to move to.', isWrong: false }
  if (move.ok)
    return {
      text: move.isExample
        ? 'Give both days for a figure to the penny. Until then you see an example.'
        : `${move.daysLeft} of ${move.daysInTerm} days ${move.daysLeft === 1 ? 'is' : 'are'} left on that day, itself included.`,
      isWrong: false,
    }
  if (move.code === 'one_date_missing')
    return { text: 'Give both days for a figure to the penny.', isWrong: false }
  return {
    isWrong: true,
    text:
      move.code === 'not_a_date'
        ? 'Give both days as a day, a month and a year that exist.'
        : `The move must fall inside the year, which ends on ${britishDate(move.lastDay)}.`,
  }
}

type Priced = Extract<Estimate, { ok: true }>
type Next = NonNullable<Priced['next']>

/** How the cost of a move is arrived at, so that it can be checked by hand. */
export function moveReason({ size: from }: Priced, next: Next, choice: Choice): string {
  const { move, size: to } = next
  if (!move.ok) return ''
  const share = `${move.daysLeft} / ${move.daysInTerm}`
  const days = move.isExample
    ? `For example, with ${move.daysLeft} of ${move.daysInTerm} days left: `
    : `In the year from ${britishDate(choice.starts)}, on ${britishDate(choice.moves)}: `
  return move.rule === 'new term'
    ? `${days}${formatPence(to.yearly)} less the credit for what is left of ${from.name}, ${formatPence(from.yearly)} × ${share} = ${formatToThePenny(move.credit)}. A new 12-month plan starts.`
    : `${days}(${formatPence(to.yearly)} − ${formatPence(from.yearly)}) × ${share}. It ends on the same day as your year.`
}

/** What the visitor's own numbers say of the package, in a sentence or two. */
export function caseSentence(work: BusinessCase): string {
  if (!work.ok)
    return work.code === 'not_a_number'
      ? 'One of your numbers is not a number yet.'
      : 'Fill in the events and at least one line. Every number is yours: we suggest none.'
  const year = `A year of events costs you ${formatPounds(work.pence)} in people’s time.`
  if (!work.breakEven) return year
  const { tenths, hours } = work.breakEven
  return tenths > 1000
    ? `${year} The package costs more than that. On these numbers alone it does not pay for itself.`
    : `${year} The package pays for itself once it saves ${formatCount(tenths / 10)}% of that time: ${formatCount(hours)} of ${formatCount(work.hours)} hours.`
}

/** Whole pounds: the visitor's rates are no more exact than that. */
export function formatPounds(pence: number): string {
  return formatPence(Math.round(pence / 100) * 100)
}

export function formatCount(count: number): string {
  return new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }).format(count)
}
