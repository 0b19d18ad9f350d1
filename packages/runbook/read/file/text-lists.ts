import { Refused, limits } from '../../failure.ts'
import { parseDuration } from '../cells/durations.ts'
import { saysAfter } from '../cells/links.ts'
import { dayNamedIn } from '../cells/moments.ts'
import { afterWords, anyOf, isBackout, partWords, whoWords } from '../cells/word-lists.ts'
import { longestValue, type Cell, type Sheet } from './table.ts'
import { titleOf, unmarked } from './text-tables.ts'

/** '- [x] 05:30 Isolate the frame — Norman (20 min)', '3. Sound check - half an hour - Tess', '22:00 stop sales' */
const item =
  /^(?:[-*+•]\s+|(?<number>\d{1,3})[.)]\s+|(?=\[[ x]\]\s)|(?=\d{1,2}[:.h]\d\d\s)|(?=[012]\d[0-5]\d\s?[-–—]\s)|(?=\d{1,2}\.\d{1,2}\s+\p{L}))(?:\[(?<tick>[ x])\]\s+)?(?<text>\S.*)$/iu

const clock = String.raw`[012]\d[0-5]\d(?=\s?[-–—])|\d{1,2}(?:[:.h]\d\d(?:\s?[ap]m|\s?hs?\b|\s?uhr)?|\s?[ap]m|\s?(?:noon|midday|uhr|h\b))`
const offset = String.raw`t\s?[+−–-]\s?\d{1,4}(?:[:.]\d\d|\s?(?:m|min(?:ute)?s?|h(?:ours?|rs?)?)\b)?`
const span = String.raw`(?:\d{1,2}(?:[:.h]\d\d)?(?:\s?[ap]m|\s(?:noon|midday)|\s?h)?(?:\s?[-–—→]\s?|\s(?:to|a|à|às|bis)\s))?(?:${clock})`

/** A number such as 1.2, a time or a span of times, and a length in brackets, in front of a name. */
const inFront = new RegExp(
  String.raw`^(?:(?<number>\d{1,2}(?:\.\d{1,2})+|\p{Lu}(?=\.))\.?\s+(?!\d))?(?:(?<time>(?:${span})|${offset})(?:, (?<lasting>\d[^:,]{0,15}))?(?:\s?[:–—-])?\s+)?(?:\((?<length>[^()]{1,20})\)\s+)?(?<rest>.+)$`,
  'iu',
)

type Item = {
  readonly number: string
  readonly name: string
  readonly owner: string
  readonly time: string
  readonly length: string
  readonly after: string
  readonly tick: string | null
}

type Section = { readonly title: string; readonly items: Item[] }

function isLength(text: string): boolean {
  return /\p{L}/u.test(text) && typeof parseDuration(text, { unit: 'minutes' }) === 'number'
}

function isPerson(text: string): boolean {
  return (
    /^[@\p{Lu}][^\d:]*[^\d:.]$/u.test(text) && text.length <= 40 && text.split(/\s+/).length <= 4
  )
}

/** 'after A', 'depois de B e C' */
const follows = new RegExp(String.raw`^${anyOf(afterWords)}\s`, 'i')

/** The name and what stands behind it in 'Sound check - half an hour - Tess' and 'Sound check, 30 min (Tess)'. */
function partsOf(text: string): string[] {
  const [, front = text, handle = ''] = /^(.*\S)\s+(@[\p{L}][\p{L}\p{N}._-]*)$/u.exec(text) ?? []
  const [, before = front, inside = ''] = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/.exec(front) ?? []
  const [name = '', ...parts] = before.split(/\s+[-–—|]\s+/)
  const comma = name.lastIndexOf(', ')
  const last = name.slice(comma + 2)
  const names = comma > 0 && isLength(last) ? [name.slice(0, comma), last] : [name]
  const bracketed = [...names, ...parts].flatMap((part) => {
    const [, words, length = ''] = /^(.*\S)\s*\(([^()]+)\)$/.exec(part) ?? []
    return words && isLength(length) ? [words, length] : [part]
  })
  return [...bracketed, ...inside.split(/,\s*/), handle.slice(1)].filter(Boolean)
}

function itemOf(line: string): Item | null {
  const { number, tick, text } = item.exec(line)?.groups ?? {}
  // A tab or several spaces part the columns of a table.
  if (text === undefined || text.length > 500 || /\t| {3}/.test(line)) return null
  // What stands behind a name in bold explains it, unless it says who or how long.
  const [, bold = '', behind = ''] = /^(\*\*[^*]+\*\*)\s+[-–—:]\s+(.*)$/.exec(text) ?? []
  const isExplained =
    behind.length > 60 ||
    (behind !== '' && !partsOf(behind).some((part) => isLength(part) || isPerson(part)))
  const front = inFront.exec(unmarked(isExplained ? bold : text) ?? '')?.groups ?? {}
  const [name = '', ...parts] = partsOf(front.rest ?? '')
  const own = front.length ?? front.lasting ?? ''
  const ownLength = isLength(own) ? own : ''
  const length = ownLength || (parts.find(isLength) ?? '')
  const after = parts.find((part) => saysAfter(part) || follows.test(part)) ?? ''
  const known = [length, after]
  // In a list with dashes, the first part behind the name is who.
  const owner =
    parts.find((part) => !known.includes(part) && isPerson(part)) ??
    parts.find((part) => !known.includes(part) && /^\p{L}+$/u.test(part)) ??
    ''
  const others = parts.filter((part) => !known.includes(part) && part !== owner)
  return {
    number: front.number ?? number ?? '',
    name: [name, ...others].reduce((all, part) =>
      text.includes(`(${part})`) ? `${all} (${part})` : `${all} - ${part}`,
    ),
    owner,
    time: front.time ?? '',
    length,
    after,
    tick: tick ?? null,
  }
}

/** Whether a text has the headings of Jira's or MediaWiki's marks. */
export function isWiki(text: string): boolean {
  return /^h[1-6]\. \S|^={2,6}[^=\n]+={2,6}[ \t]*$/m.test(text)
}

/** A page in Jira's or MediaWiki's marks with Markdown's: '# Stop' and '** Why' as '1. Stop' and an item inside. */
function asMarkdown(text: string): string {
  if (!isWiki(text)) return text
  return text
    .replace(/^\{(noformat|code)[^}]*\}[^]*?^\{\1\}/gm, '')
    .replace(/^([#*]{2,6}) /gm, '  - ')
    .replace(/^# /gm, '1. ')
    .replace(/^h[1-6]\. /gm, '## ')
    .replace(/^={2,6}\s*([^=\n]+?)\s*={2,6}[ \t]*$/gm, '## $1')
}

type Line = { readonly text: string; readonly isInside: boolean }

/** The lines of a page without its code. What is indented is inside the item above. */
function linesOf(text: string): Line[] {
  return asMarkdown(text)
    .replace(/^[ \t]*(`{3,}|~{3,})[^]*?^[ \t]*\1.*$/gm, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ text: line.trim(), isInside: /^(?: {2}|\t)/.test(line) }))
}

/** 'Who: Bas' below a step that is a heading. */
const who = new RegExp(String.raw`^\**${anyOf(whoWords)}\**\s*:\**\s*(.{1,60})$`, 'i')

/** 'Phase 1 - Prepare' */
const phase = new RegExp(String.raw`^${anyOf(partWords)}\s+\d{1,2}\b.{0,60}$`, 'i')

/** '## 12:00–12:02 — Welcome', 'T-60 min: Checks': a step that is a heading. */
function stepOf(title: string): Item | null {
  const step = itemOf(`- ${title}`)
  return step && step.time !== '' ? step : null
}

/** The lists of a page, each below the last title above it. */
function sectionsOf(lines: readonly Line[], areSteps: boolean): Section[] {
  const hasHeadings = lines.filter(({ text }) => /^#+ /.test(text)).length > 1
  const sections: Section[] = [{ title: '', items: [] }]
  for (const { text, isInside } of lines) {
    const found = itemOf(text)
    const title =
      found || text.length > longestValue ? null : (titleOf(text) ?? phase.exec(text)?.[0] ?? null)
    const items = sections.at(-1)!.items
    const owner = areSteps ? who.exec(text)?.[1] : undefined
    const step = areSteps && title !== null ? stepOf(title) : null
    if (owner && items.length > 0) items.push({ ...items.pop()!, owner })
    else if (step) items.push(step)
    else if (
      found &&
      (areSteps ? isTimed(found) || isBackout(sections.at(-1)!.title) : !isInside || isWork(found))
    )
      items.push(found)
    else if (title !== null && (!hasHeadings || text.startsWith('#') || phase.test(text)))
      sections.push({ title, items: [] })
  }
  return sections.filter(({ items }) => items.length > 0)
}

function isWork({ time, length, tick }: Item): boolean {
  return time + length !== '' || tick !== null
}

const headings = ['Phase', 'Date', 'No', 'Task', 'Owner', 'Time', 'Duration', 'After', 'Status']

function rowOf(title: string, { number, name, owner, time, length, after, tick }: Item): Cell[] {
  const state = tick === null ? '' : tick.trim() ? 'done' : 'to do'
  const cells = [number, name, owner, time, length, after, state]
  return [title || null, dayNamedIn(title), ...cells.map((cell) => cell || null)]
}

function countIn(line: string): number {
  return line.split(/[,;\t]/).length - 1
}

/** A list of another kind of text begins within this many lines. */
const looked = 50

/** Whether a line above the list has as many commas as its items, so that they are rows of a table. */
function isDelimited(lines: readonly Line[]): boolean {
  const first = lines.findIndex(({ text }) => itemOf(text))
  const count = countIn(lines[first]?.text ?? '')
  return count > 0 && lines.slice(0, first).some(({ text }) => countIn(text) === count)
}

function isTimed({ time }: Item): boolean {
  return time !== ''
}

/**
 * Reads a page whose plan is a list, as a sheet: a row for each item with a time, a length or a box to tick, or for each
 * heading with a time. Items of other lists, such as contacts, are no part of it, but the backout is. No sheet if there
 * is no such list. Throws Refused: too_many_rows.
 */
export function readTextLists(text: string, isMarkdown: boolean, hasTables: boolean): Sheet[] {
  const lines = linesOf(text)
  const hasList = isMarkdown || lines.slice(0, looked).some((line) => itemOf(line.text))
  if (!hasList || (!isMarkdown && isDelimited(lines))) return []
  const items = lines.flatMap((line) => itemOf(line.text) ?? [])
  if (items.length > limits.rows) throw new Refused('too_many_rows')
  const titles = lines.filter(
    (line) => line.text.startsWith('#') && stepOf(titleOf(line.text) ?? ''),
  )
  const areSteps = titles.length > 2 && items.filter(isTimed).length < titles.length
  const sections = sectionsOf(lines, areSteps)
  const plan = sections.flatMap(({ title, items: all }) => {
    const isBack = isBackout(title)
    const some = isBack ? all : all.filter(isWork)
    return some.length * 3 > all.length && !(isBack && hasTables) ? [{ title, items: some }] : []
  })
  const work = plan.flatMap((section) => section.items).filter(isWork)
  const isMost = isMarkdown || items.length * 2 >= lines.length
  if (work.length < 3 || !isMost) return []
  const rows = plan.flatMap((section) =>
    section.items.map((each) => rowOf(plan.length > 1 ? section.title : '', each)),
  )
  const used = headings.map((_, at) => rows.some((row) => row[at] !== null))
  return [{ name: 'List', rows: [headings, ...rows].map((row) => row.filter((_, at) => used[at])) }]
}

/** The backout that a page with tables has as a list. */
export function readBackoutLists(text: string): Sheet[] {
  const lines = linesOf(text).filter((line) => !line.text.startsWith('|'))
  return sectionsOf(lines, false)
    .filter(({ title }) => isBackout(title))
    .map(({ title, items }) => ({
      name: title,
      rows: [headings.slice(2), ...items.map((each) => rowOf(title, each).slice(2))],
    }))
}
