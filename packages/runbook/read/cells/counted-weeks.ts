import { normalise } from '../columns/heading.ts'
import { longestValue } from '../file/table.ts'

const weeks = [
  'w',
  'wk',
  'wks',
  'kw',
  'cw',
  'week',
  'weeks',
  'woche',
  'wochen',
  'semaine',
  'semaines',
  'semana',
  'semanas',
]
const months = ['month', 'months', 'monat', 'monate', 'mois', 'mes', 'meses']
/** A counted month has as many days as one in a length. */
const monthDays = 30

const unit = [...weeks, ...months].join('|')
const counted = new RegExp(
  String.raw`^(?<unit>${unit})[ .-]?(?<from>\d{1,3})(?: ?(?:[-–—&/]|to|and|bis|und|à|et|a|y|e) ?(?:${unit})?[ .]?(?<to>\d{1,3}))?$`,
)

/** The days of 'Week 3', 'Weeks 2–3', 'W1-W2' and 'Month 2', counted from the first of week 1; null for others. */
export function splitWeeks(text: string): { start: string; finish: string } | null {
  if (text.length > longestValue) return null
  const { unit: word = '', from, to = from } = counted.exec(text.toLowerCase())?.groups ?? {}
  if (from === undefined || Number(to) < Number(from)) return null
  const days = months.includes(word) ? monthDays : 7
  return { start: `Day ${(Number(from) - 1) * days + 1}`, finish: `Day ${Number(to) * days}` }
}

const ofWeek = /^(?:week|woche|kw|semaine|semana)(?: (?:no|nr|number|nummer|#))?$/
const ofWeeks = /^(?:weeks|wochen|semaines|semanas)$/
const ofDays = /^(?:days|tage|jours|dias)$/

/** 'Days' */
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
