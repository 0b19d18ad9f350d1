import { isLength } from '../cells/durations.ts'
import { splitWeeks } from '../cells/counted-weeks.ts'
import { saysAfter } from '../cells/links.ts'
import { dayNamedIn, splitSpan } from '../cells/moments.ts'
import { afterWords } from '../cells/word-lists.ts'
import { anyOf } from '../../words/word-list.ts'
import { readLabels } from './labels.ts'
import { unmarked } from './text-tables.ts'

/** How an item may begin. */
const openings = [
  // '- Stop'
  String.raw`[-*+•]\s+`,
  // '3. Stop'
  String.raw`(?<number>\d{1,3})[.)]\s+`,
  // '[x] Stop'
  String.raw`(?=\[[ x]\]\s)`,
  // '**8-8:30h** Welcome'
  String.raw`(?=\*\*\d[\dh:.\s–-]{0,14}\*\*\s)`,
  // '23.03.2027 -> Test'
  String.raw`(?=\d{1,2}\.\d{1,2}\.(?:\d{4})?\s*(?:->|→))`,
  // 'Week 3: Test'
  String.raw`(?=(?:week|woche|semana|semaine)\s\d{1,2}\s?[:–-])`,
  // '22:00 Stop'
  String.raw`(?=(?:\*\*)?\d{1,2}[:.h]\d\d\s)`,
  // '2200-2215 Stop'
  String.raw`(?=[012]\d[0-5]\d\s?[-–—]\s)`,
  // '1.2 Stop'
  String.raw`(?=\d{1,2}\.\d{1,2}\s+\p{L})`,
]

/** '- [x] 05:30 Isolate the frame — Norman (20 min)', '3. Sound check - half an hour - Tess', '22:00 stop sales' */
const item = new RegExp(
  String.raw`^(?:${openings.join('|')})(?:\[(?<tick>[ x])\]\s+)?(?<text>\S.*)$`,
  'iu',
)

const clock = String.raw`[012]\d[0-5]\d(?=\s?[-–—])|\d{1,2}(?:[:.h]\d\d(?:\s?[ap]m|\s?hs?\b|\s?uhr)?|\s?[ap]m|\s?(?:noon|midday|uhr|h\b))`
const offset = String.raw`[th]0(?=:)|[thj]\s?[+−–-]\s?\d{1,4}(?:[:.h]\d\d|\s?(?:m|min(?:ute)?s?|h(?:ours?|rs?)?|d(?:ays?|[ií]as?)?|tage?|j(?:ours?)?)(?!\p{L}))?`
const span = String.raw`(?:\d{1,2}(?:[:.h]\d\d)?(?:\s?[ap]m|\s(?:noon|midday)|\s?h)?(?:\s?[-–—→]\s?|\s(?:to|a|à|às|bis)\s))?(?:${clock})`

/** A number such as 1.2, a time or a span of times, and a length in brackets, in front of a name. */
const inFront = new RegExp(
  String.raw`^(?:(?<number>\d{1,2}(?:\.\d{1,2})+|\p{Lu}(?=\.))\.?\s+(?!\d|[-–—]\s?\d))?(?:(?<time>(?:${span})|${offset})(?:, (?<lasting>\d[^:,]{0,15}))?(?:\s?(?:→\s)?[:→–—.-])?\s+)?(?:\((?<length>[^()]{1,20})\)\s+)?(?<rest>.+)$`,
  'iu',
)

/** An item of a list in its parts: '' for what it doesn't say; `tick`: what is in its box, null without a box. */
export type Item = {
  readonly number: string
  readonly name: string
  readonly owner: string
  readonly time: string
  readonly length: string
  readonly after: string
  readonly tick: string | null
}

/** A time at the beginning of a title: 'T-24h', 'T-7 days (one week before)', '22:00: Close the shops'. */
const timeFirst = new RegExp(
  String.raw`^(?<time>(?:${span})|${offset})(?!\p{L}|\d)(?<rest>.*)$`,
  'iu',
)

/** The time in front of a title, and its own words. */
export function timeOf(title: string): { time: string; words: string } {
  const { time = '', rest = '' } = timeFirst.exec(title)?.groups ?? {}
  return { time, words: rest.replace(/\([^)]*\)/g, '').replace(/^[^\p{L}]+/u, '') }
}

function isLengthWithUnit(text: string): boolean {
  return /\p{L}/u.test(text) && isLength(text)
}

function isPerson(text: string): boolean {
  return (
    /^[@\p{Lu}][^\d:]*[^\d:.]$/u.test(text) && text.length <= 40 && text.split(/\s+/).length <= 4
  )
}

/** The beginning of a part that says what comes before: 'after A', 'depois de B e C'. */
const follows = new RegExp(String.raw`^${anyOf(afterWords)}\s`, 'i')

/** The name and what stands behind it in 'Sound check - half an hour - Tess' and 'Sound check, 30 min (Tess)'. */
function partsOf(text: string): string[] {
  const [, front = text, handle = ''] = /^(.*\S)\s+(@[\p{L}][\p{L}\p{N}._-]*)$/u.exec(text) ?? []
  const [, before = front, inside = ''] = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/.exec(front) ?? []
  const [name = '', ...parts] = before.split(/\s+[-–—|]\s+/)
  const comma = name.lastIndexOf(', ')
  const last = name.slice(comma + 2)
  const names = comma > 0 && isLengthWithUnit(last) ? [name.slice(0, comma), last] : [name]
  const bracketed = [...names, ...parts].flatMap((part) => {
    const [, words, length = ''] = /^(.*\S)\s*\(([^()]+)\)$/.exec(part) ?? []
    return words && isLengthWithUnit(length) ? [words, length] : [part]
  })
  return [...bracketed, ...inside.split(/,\s*/), handle.slice(1)].filter(Boolean)
}

/** The word and the number in front of a name: 'Step 3' of 'Step 3 – Last base backup'. */
const stepNumber =
  /^(?<mark>\**)(?:step|schritt|[ée]tape|paso|passo|task|aufgabe)\s+(?<number>\d{1,2}|\p{Lu})\s?[–—:.-]\s+(?=\S)/iu

/** A day behind a word for it: 'Cut the release - ETA: 06/28/2027', 'Order the racks (due 3 May)'. */
const dueBehind =
  /^(.{2,200}?)\s*[-–—(,;]\s*(?:eta|due(?: by| on| date)?|deadline|f[aä]llig(?: am)?|[ée]ch[ée]ance|vence(?: el)?|prazo)\s*:?\s+([^()]{3,30})\)?$/iu

/** The day, the days or the weeks in front of 'Week 3: Test', '23.03.2023 -> Test' and '29 Aug - 4 Sep: Test'. */
function datedPart(text: string): { time: string; rest: string } | null {
  const [, iso, after = ''] = /^(\d{4}-\d\d-\d\d)\s+(\p{L}.*)$/u.exec(text) ?? []
  if (iso) return { time: iso, rest: after }
  const [, time = '', rest = ''] =
    /^(.{3,40}?)\s*(?:->|→|:(?=\s)|\s[–—](?=\s))\s*(\S.*)$/.exec(text) ?? []
  if (isDated(time)) return { time, rest }
  const [, told = '', due = ''] = dueBehind.exec(text) ?? []
  if (isDated(due)) return { time: due, rest: told }
  // The dates may stand behind: 'Sprint 1 - 22/04 to 06/05', 'Phase 1: Plan (Weeks 1-2)'.
  const [, name = '', behind = ''] =
    /^(.{2,80}?)\s*(?:[-–—:]\s+|\()([^()]{3,40}?)\)?$/.exec(text) ?? []
  return isDated(behind) ? { time: behind, rest: name } : null
}

function isDated(text: string): boolean {
  // 'Backup (1/2)' is the first of two.
  if (!/\d/.test(text) || /^\d{1,2}[/.-]\d{1,2}$/.test(text)) return false
  const ends = splitSpan(text)
  return (
    splitWeeks(text) !== null ||
    dayNamedIn(text) !== null ||
    dayNamedIn(ends?.start ?? null) !== null
  )
}

/** '**T1 Secrets** — Owner: DevOps, Duration: 1d', 'Secrets (Owner: DevOps, Duration: 1d)'; null for others. */
function labelledItem(text: string): Omit<Item, 'tick'> | null {
  const [, words = '', behind = ''] =
    /^(\*\*[^*]+\*\*)\s*[-–—:]\s+(.*)$/.exec(text) ??
    /^([^()]+?)\s*\(([^()]*)\)\.?$/.exec(text) ??
    []
  const labels = /:\s.*:\s/.test(behind) ? readLabels(behind) : null
  if (!labels) return null
  const ends = [labels.get('start'), labels.get('finish')].filter((each) => each !== undefined)
  const whole = unmarked(words) ?? ''
  const [, number = '', name = whole] = /^(\p{Lu}{1,3}-?\d{1,3})[.:]?\s+(\S.*)$/u.exec(whole) ?? []
  return {
    number,
    name,
    owner: labels.get('owner') ?? '',
    time: ends.join(' - '),
    length: labels.get('duration') ?? '',
    after: labels.get('after') ?? '',
  }
}

/** Reads a line as an item; null for other lines. */
export function itemOf(line: string): Item | null {
  const { tick, text: written, ...marks } = item.exec(line)?.groups ?? {}
  const number = (written && stepNumber.exec(written)?.groups?.number) ?? marks.number
  const text = written?.replace(stepNumber, '$<mark>')
  // A tab or several spaces part the columns of a table.
  if (text === undefined || text.length > 500 || /\t| {3}/.test(line)) return null
  const labelled = labelledItem(text)
  if (labelled)
    return { ...labelled, number: labelled.number || (number ?? ''), tick: tick ?? null }
  const dated = datedPart(unmarked(text) ?? '')
  if (dated) {
    const own = itemOf(`- ${dated.rest}`)
    return (
      own && { ...own, number: own.number || (number ?? ''), time: dated.time, tick: tick ?? null }
    )
  }
  // What stands behind a name in bold explains it, unless it says who or how long.
  const [, bold = '', behind = ''] = /^(\*\*[^*]+\*\*)\s+[-–—:]\s+(.*)$/.exec(text) ?? []
  const isWhen = timeFirst.exec(bold.replaceAll('*', ''))?.groups?.rest === ''
  const isExplained =
    !isWhen &&
    (behind.length > 60 ||
      (behind !== '' && !partsOf(behind).some((part) => isLengthWithUnit(part) || isPerson(part))))
  const front = inFront.exec(unmarked(isExplained ? bold : text) ?? '')?.groups ?? {}
  const [name = '', ...found] = partsOf(front.rest ?? '')
  const told = readLabels(found.join('; '), 1)
  const parts = told ? found.filter((part) => !/^[\p{L} ]{2,20}: /u.test(part)) : found
  const own = front.length ?? front.lasting ?? ''
  const ownLength = told?.get('duration') ?? (isLengthWithUnit(own) ? own : '')
  const length = ownLength || (parts.find(isLengthWithUnit) ?? '')
  const after =
    told?.get('after') ?? parts.find((part) => saysAfter(part) || follows.test(part)) ?? ''
  const known = [length, after]
  // In a list with dashes, the first part behind the name is who.
  const owner =
    told?.get('owner') ??
    parts.find((part) => !known.includes(part) && isPerson(part)) ??
    parts.find((part) => !known.includes(part) && /^\p{L}+$/u.test(part)) ??
    ''
  // 'Freeze (22:00, 10 min)'
  const time = front.time ?? parts.find((part) => /^\d{1,2}[:.h]\d\d$/.test(part)) ?? ''
  const others = parts.filter((part) => ![...known, owner, time].includes(part))
  return {
    number: front.number ?? number ?? '',
    name: [name, ...others].reduce((all, part) =>
      text.includes(`(${part})`) ? `${all} (${part})` : `${all} - ${part}`,
    ),
    owner,
    time,
    length,
    after,
    tick: tick ?? null,
  }
}
