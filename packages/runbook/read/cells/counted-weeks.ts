import { longestValue } from '../file/table.ts'

/** Words in front of the number of a week. */
export const weekWords = [
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
/** What may be counted, and how a cell names each: 'Day 3', 'Week 3'. */
export const countedUnits = [
  { name: 'Hour', words: /\b(?:hours?|stunden?|heures?|horas?)\b/ },
  { name: 'Day', words: /\b(?:days?|dias?|tage?|jours?)\b/ },
  { name: 'Week', words: /\b(?:weeks?|wochen?|kw|semaines?|semanas?)\b/ },
  { name: 'Month', words: /\b(?:months?|monate?|mois|mes|meses)\b/ },
] as const

const months = ['month', 'months', 'monat', 'monate', 'mois', 'mes', 'meses']
/** A counted month has as many days as one in a length. */
const monthDays = 30

const unit = [...weekWords, ...months].join('|')
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
