/** What a unit counts. Working days and weeks are as long as the sheet means them. */
export type UnitKind = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month'

/**
 * Units as English, German, French and Spanish planners write them, plain and without plural
 * endings that the pattern allows for. After the duration formats of Microsoft Project ("Duration
 * fields", support.microsoft.com): mins, hrs, days, wks, mons and their short forms.
 */
const names: Readonly<Record<UnitKind, string>> = {
  month: 'mons?|months?|mo|monate?n?|mois|mes(?:es)?',
  week: 'weeks?|wks?|wk|w|wochen?|wo|semaines?|sem|semanas?|ss',
  day: 'days?|dys?|dy|d|tagen?|tage?|t|jours?|jrs?|j|dias?',
  hour: 'hours?|hrs?|h|stunden?|std|st|heures?|horas?',
  minute: 'minutes?|mins?|min|m|minuten|minutos?|mn',
  second: 'seconds?|secs?|s|sekunden?|sek|secondes?|segundos?|seg',
}

const kinds = Object.keys(names) as UnitKind[]

/**
 * A number with its unit. Elapsed units run through nights and weekends: 'ed', 'ehrs' and Smartsheet's
 * 'e2d' in English, 'fTage' in German, 'jé' in French, 'dt' in Spanish.
 */
const part = new RegExp(
  String.raw`(?<first>e)?(?<number>\d+(?:[.,]\d+)*)\s*(?<prefix>e|f)?(?:${kinds
    .map((kind) => `(?<${kind}>${names[kind]})`)
    .join('|')})(?<suffix>e|tr?)?(?![a-z])\.?`,
  'g',
)

export type DurationPart = {
  readonly number: string
  readonly unit: UnitKind
  /** Whether it counts every hour of the day, and not working time alone. */
  readonly isElapsed: boolean
}

/** The parts of '1 day 2 hours', and what of the plain text is none of them. */
export function durationParts(text: string): { parts: DurationPart[]; rest: string } {
  const parts = Array.from(text.matchAll(part), ({ groups = {} }): DurationPart => {
    const { number = '', first, prefix, suffix } = groups
    const unit = kinds.find((kind) => groups[kind] !== undefined)!
    return { number, unit, isElapsed: Boolean(first ?? prefix ?? suffix) }
  })
  return { parts, rest: text.replace(part, '') }
}
