import type { Unit } from '../../reading.ts'
import { plain } from '../../words/plain.ts'
import { apart } from './spelling.ts'

const units: readonly (readonly [RegExp, Unit])[] = [
  [/\b(secs?|seconds|sekunden|secondes|segundos)\b/, 'seconds'],
  [/\b(mins?|mn|minutes?|minuten|minutos?)\b/, 'minutes'],
  [/\b(hrs?|hours?|stunden|std|heures?|horas?)\b/, 'hours'],
  [/\b(days?|tagen?|tage|jours?|dias?|arbeitstage|pt)\b/, 'days'],
  [/\b(wks?|weeks?|(?:start|end)?wochen?|kw|semaines?|semanas?)\b/, 'weeks'],
  [/\b(months?|monaten?|monate|mois|mes|meses)\b/, 'months'],
]

/** A unit's letter stands in brackets or at the end: 'Duration (h)', 'Durée (j)', 'Est. d', but not 'S.No'. */
const letters: Readonly<Record<string, Unit>> = {
  s: 'seconds',
  m: 'minutes',
  h: 'hours',
  d: 'days',
  j: 'days',
  t: 'days',
  w: 'weeks',
}

/** The unit that a heading names, as in 'Duration (min)' or 'Est. Days'; null if it names none. */
export function unitOf(heading: string): Unit | null {
  // Kilowatts: 'Start kW'. 'Start KW' is a week in German.
  if (/\bkWh?\b/.test(heading)) return null
  const text = plain(apart(heading))
  // Jira exports its estimates in seconds (“Export issues”, support.atlassian.com).
  if (/\b(original|remaining) estimate$/.test(text)) return 'seconds'
  // 'hh:mm' is a format, not the unit of a plain number.
  if (/\bh\w*:m/.test(text)) return null
  const [, bracketed = '', last = ''] =
    /[([]([smhdjtw])[)\]]|(?:^|[\s./])([smhdw])\.?$/.exec(text) ?? []
  return letters[bracketed || last] ?? units.find(([names]) => names.test(text))?.[1] ?? null
}
