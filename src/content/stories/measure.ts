type Metric = { readonly value: string; readonly label: string }

/** What can be drawn of a metric. Times are in minutes, and a share is a part of 1. */
export type Measure =
  | { kind: 'count'; count: number; isRehearsal: boolean }
  | { kind: 'share'; share: number }
  | { kind: 'time'; minutes?: number; limit?: number | undefined; before?: number | undefined }
  | { kind: 'words' }

const minutesOf = { week: 7 * 24 * 60, day: 24 * 60, hour: 60, h: 60, minute: 1, min: 1 } as const
const part = String.raw`\d+[ -](?:week|day|hour|h|minute|min)s?\b`
const duration = `${part}(?: ${part})?`

/** Reads a metric's words: '405 of 412', '50%', '3 h 10 min' with 'of 4 h allowed', or '1,140'. */
export function measure({ value, label }: Metric): Measure {
  const [, some, all] = /^([\d,]+) of ([\d,]+)$/.exec(value) ?? /^(\d+) ?(%)$/.exec(value) ?? []
  if (some && all) return { kind: 'share', share: number(some) / (all === '%' ? 100 : number(all)) }
  if (new RegExp(`^${duration}$`).test(value)) {
    const minutes = minutesIn(value)
    if (/\b(?:RTO|RPO|tolerance|limit)\b/.test(label)) return { kind: 'time', limit: minutes }
    const [limit, before] = [minutesAfter('of', label), minutesAfter('from', label)]
    return { kind: 'time', minutes, limit, before }
  }
  if (!/^[\d,]+$/.test(value)) return { kind: 'words' }
  return {
    kind: 'count',
    count: number(value),
    isRehearsal: /^(?:\w+ )?rehearsals?\b/.test(label),
  }
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
