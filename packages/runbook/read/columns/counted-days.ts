import { splitWeeks } from '../cells/counted-weeks.ts'
import { normalise } from '../headings/spelling.ts'

const ofWeek = /^(?:week|woche|kw|semaine|semana)(?: (?:no|nr|number|nummer|#))?$/
const ofWeeks = /^(?:weeks|wochen|semaines|semanas)$/
const ofDays = /^(?:days|tage|jours|dias)$/

/** Whether a column counts days by its heading alone: 'Days'. */
export function countsDays(heading: string): boolean {
  return ofDays.test(normalise(heading))
}

/** Whether '1 – 5', '6 – 10' under 'Days' are when: the first is day 1, and each begins behind the one above. */
export function areChainedDays(texts: readonly string[]): boolean {
  const spans = texts.map((text) => /^(\d{1,3}) ?[-–—] ?(\d{1,3})$/.exec(text)?.map(Number))
  return (
    spans[0]?.[1] === 1 &&
    spans.every((span, i) => i === 0 || span?.[1] === (spans[i - 1]?.[2] ?? NaN) + 1)
  )
}

/**
 * The days of '3' under 'Week', of '3-4' under 'Weeks', of '1 – 5' under 'Days', and of what says itself that it counts
 * weeks; null for others.
 */
export function countedDays(text: string, heading: string) {
  const [, from, to] = /^(\d{1,3})(?: ?[-–—] ?(\d{1,3}))?$/.exec(text) ?? []
  if (from === undefined) return splitWeeks(text)
  const name = normalise(heading)
  if (ofWeek.test(name) || (to && ofWeeks.test(name))) return splitWeeks(`Week ${text}`)
  const isSpan = to !== undefined && countsDays(heading) && Number(from) <= Number(to)
  return isSpan ? { start: `Day ${from}`, finish: `Day ${to}` } : null
}

/** Whether a cell counts weeks or days, as 'W3' does. W1, W2 and W3, each once, may be packages of work instead. */
export function isCounted(text: string, heading: string, distinct: number): boolean {
  return countedDays(text, heading) !== null && !(distinct === 1 && /^w\d+$/i.test(text))
}
