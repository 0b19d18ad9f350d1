import type { OwnRunbook } from '../model/own-runbook.ts'
import type { DateOrder } from '../reading.ts'
import { day } from '../words/minutes.ts'
import { findDate, readClock } from './cells/dates.ts'
import { plain } from '../words/plain.ts'
import { cellText, type Row } from './file/table.ts'

/** A longer window (minutes from T0) must be a misread date. */
const longest = 14 * day
/** Any year will do without a date in the plan: only the length of the window matters. */
const anyYear = 2026
const word = /\b(window|downtime|outage|(wartungs)?fenster|fenetre|ventana|janela)\b/
const clock = /^(?:\d{1,2}[:.h]\d{2}(?::\d{2})?|\d{4}(?=\s|-|$)|\d{1,2}(?=\s?[ap]m))(?:\s?[ap]m)?/

/** 'D+1' in a plan without dates. */
const counted = /^d\+(\d{1,3})(?!\d)/

/** A day counts from serial day 0, or from the plan's first. Both are in minutes. */
type Token = { readonly day: number } | { readonly time: number }

function tokensIn(text: string, order: DateOrder, year: number): Token[] {
  const tokens: Token[] = []
  for (let rest = text; rest !== '';) {
    const [ofPlan, days] = counted.exec(rest) ?? []
    if (ofPlan !== undefined) {
      tokens.push({ day: Number(days) * day })
      rest = rest.slice(ofPlan.length).trimStart()
      continue
    }
    const date = findDate(rest, { order, year })
    const [written = ''] = clock.exec(rest) ?? []
    const time = written === '' ? null : readClock(written)
    // A date that is invalid in this order makes every later moment invalid too.
    if (date) tokens.push({ day: (date.days ?? NaN) * day })
    else if (time !== null) tokens.push({ time })
    const read = date ? rest.length - date.rest.length : time === null ? 0 : written.length
    rest = read > 0 ? rest.slice(read) : rest.replace(/^[\p{L}\p{N}]+/u, '')
    rest = rest.replace(/^(?:[^\p{L}\p{N}]|t(?=\d))+/u, '')
  }
  return tokens
}

/** Pairs days with times; `day` is null if none is written. */
function momentsIn(tokens: readonly Token[]) {
  // In '22:00 17 October' the day comes after its time.
  const isBehind = tokens[0] !== undefined && 'time' in tokens[0]
  let last: number | null = null
  const moments = (isBehind ? tokens.toReversed() : tokens).flatMap((token) => {
    if ('time' in token) return [{ day: last, time: token.time }]
    last = token.day
    return []
  })
  return isBehind ? moments.toReversed() : moments
}

function endIn(text: string, order: DateOrder, { t0, date }: Dated): number | null {
  const [from, to] = momentsIn(tokensIn(text, order, Number(date?.slice(0, 4) ?? anyYear)))
  if (!from || !to) return null
  const days = from.day === null || to.day === null ? 0 : to.day - from.day
  const length = days + to.time - from.time
  const lasts = length > 0 ? length : length + day
  if (t0 === null) return lasts
  const [hours = 0, minutes = 0] = t0.split(':').map(Number)
  const zero = hours * 60 + minutes
  const isDated = from.day !== null || to.day !== null
  if (date === null || !isDated) {
    // Longer than a day, it begins at the time that is nearest to T0.
    const early = (((zero - from.time) % day) + day) % day
    if (lasts > day) return lasts - early + (early > day / 2 ? day : 0)
    const end = (((to.time - zero) % day) + day) % day
    return end === 0 ? day : end
  }
  const first = findDate(date, { order, year: 0 })!.days! * day
  const end = from.day === null ? to.day! + to.time : from.day + from.time + lasts
  return end - first - zero
}

type Dated = Pick<OwnRunbook, 't0' | 'date'>

/**
 * When the window ends by a text above the headings, in minutes from T0: 'Downtime window: Sun 18/10/2026 01:00 to
 * 05:00'. Null if no text says it. Without a T0 the window begins there.
 */
export function statedWindowEnd(above: readonly Row[], runbook: Dated): number | null {
  const texts = above.map((row) => plain(row.map(cellText).filter(Boolean).join(' ')))
  const ends = texts
    .filter((text) => word.test(text))
    .flatMap((text) => [endIn(text, 'day first', runbook), endIn(text, 'month first', runbook)])
  return ends.find((end) => end !== null && end > 0 && end <= longest) ?? null
}
