import type { DrawingOf } from './drawings.ts'

type Metric = { readonly value: string; readonly label: string }
export type Measure = DrawingOf<'metrics'>['measures'][number]

const minutesOf = { week: 7 * 24 * 60, day: 24 * 60, hour: 60, h: 60, minute: 1, min: 1 } as const
const part = String.raw`\d+[ -](?:week|day|hour|h|minute|min)s?\b`
const duration = `${part}(?: ${part})?`

/**
 * The drawing of a story that has none of its own: a line for each metric, as long, as many or as full
 * as the metric's own words say.
 */
export function drawMetrics(metrics: readonly Metric[]): DrawingOf<'metrics'> {
  return {
    kind: 'metrics',
    label: `${metrics.map(({ value, label }) => `${value} ${label}`).join('; ')}.`,
    measures: metrics.map(measure),
  }
}

function measure({ value, label }: Metric): Measure {
  const words = { value, label, isRehearsal: /^(?:\w+ )?rehearsals?\b/.test(label) }
  const [, some, all] = /^([\d,]+) of ([\d,]+)$/.exec(value) ?? /^(\d+) ?(%)$/.exec(value) ?? []
  if (some && all) return { ...words, share: number(some) / (all === '%' ? 100 : number(all)) }
  if (new RegExp(`^${duration}$`).test(value)) {
    const minutes = minutesIn(value)
    if (/\b(?:RTO|RPO|tolerance|limit)\b/.test(label)) return { ...words, limit: minutes }
    const [limit, before] = [minutesAfter('of', label), minutesAfter('from', label)]
    return { ...words, minutes, limit, before }
  }
  return /^[\d,]+$/.test(value) ? { ...words, count: number(value) } : words
}

function number(digits: string): number {
  return Number(digits.replaceAll(',', ''))
}

/** The time that a label names after a word: 'of 6 h allowed', 'of a 44-hour window', 'from 3 h 10 min'. */
function minutesAfter(word: 'of' | 'from', label: string): number | undefined {
  const [, found] = new RegExp(`\\b${word} (?:an? )?(${duration})`).exec(label) ?? []
  return found === undefined ? undefined : minutesIn(found)
}

function minutesIn(text: string): number {
  const parts = text.matchAll(/(\d+)[ -](week|day|hour|h|minute|min)/g)
  return Array.from(
    parts,
    ([, count, unit]) => Number(count) * minutesOf[unit as keyof typeof minutesOf],
  ).reduce((sum, minutes) => sum + minutes, 0)
}
