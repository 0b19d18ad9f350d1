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
const offset = String.raw`[thj]\s?[+−–-]\s?\d{1,4}(?:[:.h]\d\d|\s?(?:m|min(?:ute)?s?|h(?:ours?|rs?)?|d(?:ays?|[ií]as?)?|tage?|j(?:ours?)?)(?!\p{L}))?`
const span = String.raw`(?:\d{1,2}(?:[:.h]\d\d)?(?:\s?[ap]m|\s(?:noon|midday)|\s?h)?(?:\s?[-–—→]\s?|\s(?:to|a|à|às|bis)\s))?(?:${clock})`

/** A number such as 1.2, a time or a span of times, and a length in brackets, in front of a name. */
const inFront = new RegExp(
  String.raw`^(?:(?<number>\d{1,2}(?:\.\d{1,2})+|\p{Lu}(?=\.))\.?\s+(?!\d))?(?:(?<time>(?:${span})|${offset})(?:, (?<lasting>\d[^:,]{0,15}))?(?:\s?(?:→\s)?[:→–—-])?\s+)?(?:\((?<length>[^()]{1,20})\)\s+)?(?<rest>.+)$`,
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

/** 'T-24h', 'T-7 days (one week before)', '22:00: Close the shops' */
const timeFirst = new RegExp(
  String.raw`^(?<time>(?:${span})|${offset})(?!\p{L}|\d)(?<rest>.*)$`,
  'iu',
)

/** The time in front of a title, and its own words. */
function timeOf(title: string): { time: string; words: string } {
  const { time = '', rest = '' } = timeFirst.exec(title)?.groups ?? {}
  return { time, words: rest.replace(/\([^)]*\)/g, '').replace(/^[^\p{L}]+/u, '') }
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

/** 'Step 3 – Last base backup' */
const counted =
  /^(?<mark>\**)(?:step|schritt|[ée]tape|paso|passo|task|aufgabe)\s+(?<number>\d{1,2}|\p{Lu})\s?[–—:.-]\s+(?=\S)/iu

function itemOf(line: string): Item | null {
  const { tick, text: written, ...marks } = item.exec(line)?.groups ?? {}
  const number = (written && counted.exec(written)?.groups?.number) ?? marks.number
  const text = written?.replace(counted, '$<mark>')
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

/** Whether a text has the headings of Jira's or MediaWiki's marks. */
export function isWiki(text: string): boolean {
  return /^h[1-6]\. \S|^={2,6}[^=\n]+={2,6}[ \t]*$/m.test(text)
}

/** A page in Org's, Jira's or MediaWiki's marks with Markdown's: '# Stop' and '** Why' as '1. Stop' and an item inside. */
function asMarkdown(text: string): string {
  if (/^#\+\w+:/m.test(text)) return text.replace(/^\*+ /gm, '## ')
  if (!isWiki(text)) return text
  return text
    .replace(/^\{(noformat|code)[^}]*\}[^]*?^\{\1\}/gm, '')
    .replace(/^([#*]{2,6}) /gm, '  - ')
    .replace(/^# /gm, '1. ')
    .replace(/^h[1-6]\. /gm, '## ')
    .replace(/^={2,6}\s*([^=\n]+?)\s*={2,6}[ \t]*$/gm, '## $1')
}

type Line = { readonly text: string; readonly isInside: boolean }

/** '### 0–3 · Cold open', '- 15-30 min: Demo' */
const betweenMinutes =
  /^(?<mark>#+\s+|[-*+•]\s+|)(?<from>\d{1,3})\s?[–—-]\s?(?<to>\d{1,3})\s?(?:min(?:utes?)?\b\.?\s?)?[·:|–—-]\s+(?=\S)/iu

/** Minutes since the start in front of headings or items, each from where the last one ends, as 'T+15m (15 min)'. */
function withMinutes(lines: readonly Line[]): readonly Line[] {
  const found = lines.map(({ text }) => betweenMinutes.exec(text)?.groups)
  const spans = found.filter((groups) => groups !== undefined)
  const areOneAfterAnother = spans.every(
    ({ from, to }, i) => Number(from) < Number(to) && (i === 0 || from === spans[i - 1]!.to),
  )
  if (spans.length < 3 || !areOneAfterAnother) return lines
  return lines.map((line, i) => {
    const { mark = '', from = '', to = '' } = found[i] ?? {}
    const text = line.text.replace(
      betweenMinutes,
      `${mark}T+${from}m (${Number(to) - Number(from)} min) `,
    )
    return { ...line, text }
  })
}

/** The lines of a page without its code. What is indented is inside the item above. */
function linesOf(text: string): readonly Line[] {
  const lines = asMarkdown(text)
    .replace(/^[ \t]*(`{3,}|~{3,})[^]*?^[ \t]*\1.*$/gm, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ text: line.trim(), isInside: /^(?: {2}|\t)/.test(line) }))
  return withMinutes(lines)
}

/** 'Who: Bas' below a step that is a heading. */
const who = new RegExp(String.raw`^\**${anyOf(whoWords)}\**\s*:\**\s*(.{1,60})$`, 'i')

/** '**Dauer:** ~15 Min | klein' below one. */
const lasts =
  /^\**(?:duration|length|estimate|time needed|dauer|dur[ée]e|duraci[óo]n|dura[çc][ãa]o)\**\s*:\**\s*([^|]{1,40})/i

/** 'Phase 1 - Prepare' */
const phase = new RegExp(String.raw`^${anyOf(partWords)}\s+\d{1,2}\b.{0,60}$`, 'i')

/** '## 12:00–12:02 — Welcome', 'T-60 min: Checks', 'Part 1: Why (10 min)': a step that is a heading. */
function stepAt(lines: readonly Line[], at: number): Item | null {
  const title = titleOf(lines[at]!.text)
  // 'Beat 1 — Teams up', 'Session 2: Test'
  const numbered = title?.replace(/^\p{L}{3,12} (?=\d{1,2}\s?[–—:-]\s+\S)/u, 'Step ')
  const step = numbered === undefined ? null : itemOf(`- ${numbered}`)
  if (!step) return null
  const [, length = step.length] =
    lines
      .slice(at + 1, at + 3)
      .map(({ text }) => lasts.exec(text))
      .find(Boolean) ?? []
  if (step.time + length === '') return null
  // '(10 min, slides)' says how.
  const isHow = /^\p{Ll}+$/u.test(step.owner)
  const named = isHow ? { owner: '', name: `${step.name} - ${step.owner}` } : {}
  return { ...step, ...named, length: length.trim() }
}

/** 'Receiving' above its list, in a text without headings. */
function bareTitle(lines: readonly Line[], at: number): string | undefined {
  const next = lines[at + 1]
  return next && itemOf(next.text)
    ? /^\p{Lu}[\p{L}\d &/'’-]{1,39}$/u.exec(lines[at]!.text)?.[0]
    : undefined
}

/** The lists of a page, each below the last title above it. `steps`: the headings that are steps, by their lines. */
function sectionsOf(lines: readonly Line[], steps: ReadonlyMap<number, Item>): Section[] {
  const areSteps = steps.size > 0
  const hasHeadings = lines.filter(({ text }) => /^#+ /.test(text)).length > 1
  const sections: Section[] = [{ title: '', items: [] }]
  for (const [at, { text, isInside }] of lines.entries()) {
    const found = itemOf(text)
    const bare = hasHeadings ? undefined : bareTitle(lines, at)
    const title =
      found || text.length > longestValue
        ? null
        : (titleOf(text) ?? phase.exec(text)?.[0] ?? bare ?? null)
    const items = sections.at(-1)!.items
    const owner = areSteps ? who.exec(text)?.[1] : undefined
    const step = steps.get(at)
    if (owner && items.length > 0) items.push({ ...items.pop()!, owner })
    else if (step) items.push(step)
    else if (found && isHeadOf(lines, at)) sections.push({ title: found.name, items: [] })
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

/** '- **Load-in**' above items inside it that are the steps. */
function isHeadOf(lines: readonly Line[], at: number): boolean {
  const [line, next] = [lines[at]!, lines[at + 1]]
  const [own, inside] = [line, next].map((each) => each && itemOf(each.text))
  return Boolean(
    own && !line.isInside && !isWork(own) && next?.isInside && inside && isWork(inside),
  )
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

/** Lists below titles that are times, such as 'T-24h': each of their items begins then. None if there are no such lists. */
function sectionsByTime(lines: readonly Line[]): Section[] {
  const titles = lines.filter(({ text }) => timeOf(titleOf(text) ?? '').time !== '')
  const sections = sectionsOf(lines, new Map())
  const lists = sections.filter(({ title, items }) => {
    const { time, words } = timeOf(title)
    return time !== '' && (words === '' || items.some(({ tick }) => tick !== null))
  })
  if (lists.length < 3 || lists.length * 2 < titles.length) return []
  return sections.map(({ title, items }) => {
    const { time } = timeOf(title)
    return { title, items: items.map((each) => (isTimed(each) ? each : { ...each, time })) }
  })
}

function depthOf({ text }: Line): number {
  return /^#*/.exec(text)![0].length
}

/** The headings that are steps, by their lines: most lists below them then only explain. Lengths alone may be those of parts of steps. */
function stepsOf(lines: readonly Line[], items: readonly Item[]): ReadonlyMap<number, Item> {
  const found = lines.flatMap((line, at) => {
    const step = stepAt(lines, at)
    return step ? [{ at, step, depth: depthOf(line) }] : []
  })
  const back = lines.findIndex(({ text }) => text.startsWith('#') && isBackout(titleOf(text) ?? ''))
  const headed = found.filter(({ depth }) => depth > 0)
  const areTimed = headed.some(({ step }) => isTimed(step))
  const depths = [...Map.groupBy(headed, ({ depth }) => depth)].toSorted(
    ([a, some], [b, others]) => others.length - some.length || a - b,
  )
  const steps = areTimed
    ? found.filter(({ at, step }) => isTimed(step) || (back >= 0 && at > back))
    : (depths[0]?.[1] ?? [])
  const others = items.filter(areTimed ? isTimed : isWork)
  const isEnough = headed.length > 2 && steps.length > 2 && others.length < headed.length
  return new Map(isEnough ? steps.map(({ at, step }) => [at, step]) : [])
}

/**
 * Reads a page whose plan is a list, as a sheet: a row for each item with a time, a length or a box to tick, or for each
 * heading with a time or a length. Items of other lists, such as contacts, are no part of it, but the backout is. No
 * sheet if there is no such list. Throws Refused: too_many_rows.
 */
export function readTextLists(text: string, isMarkdown: boolean, hasTables: boolean): Sheet[] {
  const lines = linesOf(text)
  const hasList = isMarkdown || lines.slice(0, looked).some((line) => itemOf(line.text))
  if (!hasList || (!isMarkdown && isDelimited(lines))) return []
  const items = lines.flatMap((line) => itemOf(line.text) ?? [])
  if (items.length > limits.rows) throw new Refused('too_many_rows')
  const byTime = sectionsByTime(lines)
  const steps = stepsOf(lines, items)
  const areRepeated = hasTables && ![...steps.values()].some(isTimed)
  const sections = byTime.length > 0 ? byTime : sectionsOf(lines, areRepeated ? new Map() : steps)
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
  return sectionsOf(lines, new Map())
    .filter(({ title }) => isBackout(title))
    .map(({ title, items }) => ({
      name: title,
      rows: [headings.slice(2), ...items.map((each) => rowOf(title, each).slice(2))],
    }))
}
