export type UnitKind = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month'

/** After Microsoft Project's formats ("Duration fields", support.microsoft.com), without accents. */
const names: Readonly<Record<UnitKind, string>> = {
  month: 'mons?|months?|mo|monate?n?|mois|mes(?:es)?|meses',
  week: 'weeks?|wks?|wk|w|wochen?|wo|semaines?|sem|semanas?|ss',
  day: 'work(?:ing)? ?days?|business days?|arbeitstage?n?|days?|dys?|dy|d|tagen?|tage?|t|jours?|jrs?|j|dias?',
  hour: 'hours?|hrs?|h|stunden?|std|st|heures?|horas?',
  minute: 'minutes?|mins?|min|m|minuten|minutos?|mn',
  second: 'seconds?|secs?|s|sekunden?|sek|secondes?|segundos?|seg',
}

const kinds = Object.keys(names) as UnitKind[]

/**
 * A number and its unit. The letters around them mark elapsed time: 'ed', 'ehrs', 'e2d' in English, 'fTage' in German,
 * 'jé' in French, 'dt' in Spanish.
 */
const part = new RegExp(
  String.raw`e?(?<number>\d+(?:[.,]\d+)*)\s*(?:e|f)?(?:${kinds
    .map((kind) => `(?<${kind}>${names[kind]})`)
    .join('|')})(?:e|tr?)?(?![a-z])\.?`,
  'g',
)

export type DurationPart = {
  readonly number: string
  readonly unit: UnitKind
}

/** The parts of '1 day 2 hours', and the rest of the text. */
export function durationParts(text: string): { parts: DurationPart[]; rest: string } {
  const parts = Array.from(text.matchAll(part), ({ groups = {} }): DurationPart => {
    const { number = '' } = groups
    const unit = kinds.find((kind) => groups[kind] !== undefined)!
    return { number, unit }
  })
  return { parts, rest: text.replace(part, '') }
}
