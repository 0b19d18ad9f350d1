import { Refused, limits } from '../../failure.ts'
import type { Role } from '../../reading.ts'
import { splitWeeks } from '../cells/counted-weeks.ts'
import { dayNamedIn } from '../cells/moments.ts'
import { anyOf } from '../../words/word-list.ts'
import { isBackout } from '../../words/backout.ts'
import { partWords } from '../cells/word-lists.ts'
import { joinLabels, readLabels } from './labels.ts'
import { itemOf, timeOf, type Item } from './list-items.ts'
import { longestValue, type Cell, type Sheet } from './table.ts'
import { titleOf } from './text-tables.ts'

type Section = { readonly title: string; readonly items: Item[] }

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

type Line = { readonly text: string; readonly isInside: boolean; readonly item: Item | null }

/** Minutes from one to another in front of a heading or an item: '### 0–3 · Cold open', '- 15-30 min: Demo'. */
const betweenMinutes =
  /^(?<mark>#+\s+|[-*+•]\s+|)(?<from>\d{1,3})\s?[–—-]\s?(?<to>\d{1,3})\s?(?:min(?:utes?)?\b\.?\s?)?[·:|–—-]\s+(?=\S)/iu

/** Minutes since the start in front of headings or items, each from where the last one ends, as 'T+15m (15 min)'. */
function withMinutes(lines: readonly string[]): readonly string[] {
  const found = lines.map((line) => betweenMinutes.exec(line)?.groups)
  const spans = found.filter((groups) => groups !== undefined)
  const areOneAfterAnother = spans.every(
    ({ from, to }, i) => Number(from) < Number(to) && (i === 0 || from === spans[i - 1]!.to),
  )
  if (spans.length < 3 || !areOneAfterAnother) return lines
  return lines.map((line, i) => {
    const { mark = '', from = '', to = '' } = found[i] ?? {}
    return line.replace(betweenMinutes, `${mark}T+${from}m (${Number(to) - Number(from)} min) `)
  })
}

/** The filled lines of a page without its code. */
function filledLines(text: string): readonly string[] {
  const lines = asMarkdown(text)
    .replace(/^[ \t]*(`{3,}|~{3,})[^]*?^[ \t]*\1.*$/gm, '')
    // '14 h 30'
    .replace(/\b(\d{1,2}) h (?=\d\d\b)/g, '$1h')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  return joinLabels(lines)
}

/** What is indented is inside the item above. */
function linesOf(lines: readonly string[]): readonly Line[] {
  const texts = withMinutes(lines.map((line) => line.trim()))
  return texts.map((text, i) => ({
    text,
    isInside: /^(?: {2}|\t)/.test(lines[i]!),
    item: itemOf(text),
  }))
}

/** What a line below a step that is a heading says by its label: 'Who: Bas', '**Dauer:** ~15 Min | klein'. */
function labelled({ text }: Line, role: Role): string | undefined {
  return text.length > longestValue ? undefined : readLabels(text, 1)?.get(role)
}

/** A line that names a part of the plan: 'Phase 1 - Prepare'. */
const phase = new RegExp(String.raw`^${anyOf(partWords)}\s+\d{1,2}\b.{0,60}$`, 'i')

/** '## 12:00–12:02 — Welcome', 'T-60 min: Checks', 'Part 1: Why (10 min)': a step that is a heading. */
function stepAt(lines: readonly Line[], at: number): Item | null {
  const title = titleOf(lines[at]!.text)
  // 'Beat 1 — Teams up', 'Session 2: Test'
  const numbered = title?.replace(/^\p{L}{3,12} (?=\d{1,2}\s?[–—:-]\s+\S)/u, 'Step ')
  if (title === null || numbered === undefined) return null
  const whole = itemOf(`- ${title}`)
  // 'Sprint 1 - 22/04 to 06/05' has no other name.
  const step = whole?.time ? whole : itemOf(`- ${numbered}`)
  if (!step) return null
  const below = lines.slice(at + 1, at + 3).map((line) => labelled(line, 'duration'))
  const length = below.find(Boolean) ?? step.length
  if (step.time + length === '') return null
  // '(10 min, slides)' says how.
  const isHow = /^\p{Ll}+$/u.test(step.owner)
  const named = isHow ? { owner: '', name: `${step.name} - ${step.owner}` } : {}
  return { ...step, ...named, length: length.trim() }
}

/** 'Receiving' above its list, in a text without headings. */
function bareTitle(lines: readonly Line[], at: number): string | undefined {
  const next = lines[at + 1]
  return next?.item ? /^\p{Lu}[\p{L}\d &/'’-]{1,39}$/u.exec(lines[at]!.text)?.[0] : undefined
}

/** The lists of a page, each below the last title above it. `steps`: the headings that are steps, by their lines. */
function sectionsOf(lines: readonly Line[], steps: ReadonlyMap<number, Item>): Section[] {
  const areSteps = steps.size > 0
  const hasHeadings = lines.filter(({ text }) => /^#+ /.test(text)).length > 1
  const sections: Section[] = [{ title: '', items: [] }]
  for (const [at, line] of lines.entries()) {
    const { text, isInside, item: found } = line
    const bare = hasHeadings ? undefined : bareTitle(lines, at)
    const title =
      found || text.length > longestValue
        ? null
        : (titleOf(text) ?? phase.exec(text)?.[0] ?? bare ?? null)
    const items = sections.at(-1)!.items
    const owner = areSteps ? labelled(line, 'owner') : undefined
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
  if (!line.item || line.isInside || isWork(line.item)) return false
  return Boolean(next?.item && next.isInside && isWork(next.item))
}

function isWork({ time, length, tick }: Item): boolean {
  return time + length !== '' || tick !== null
}

const headings = ['Phase', 'Date', 'No', 'Task', 'Owner', 'Time', 'Duration', 'After', 'Status']

/** `isFirst`: the day of its title is told once, so that a time past midnight below it is on the next one. */
function rowOf(title: string, item: Item, isFirst: boolean): Cell[] {
  const { number, name, owner, time, length, after, tick } = item
  const state = tick === null ? '' : tick.trim() ? 'done' : 'to do'
  const cells = [number, name, owner, time, length, after, state]
  return [title || null, isFirst ? dayNamedIn(title) : null, ...cells.map((cell) => cell || null)]
}

function countIn(line: string): number {
  return line.split(/[,;\t]/).length - 1
}

/** A list of another kind of text begins within this many lines. */
const looked = 50

/** Whether a text that is no page may be a list: not if a line above has as many commas as the items, as tables have. */
function mayBeList(lines: readonly string[]): boolean {
  const first = lines.slice(0, looked).findIndex((line) => itemOf(line.trim()))
  const count = countIn(lines[first] ?? '')
  return first >= 0 && !(count > 0 && lines.slice(0, first).some((line) => countIn(line) === count))
}

function isTimed({ time }: Item): boolean {
  return time !== ''
}

function isOfDay({ time }: Item): boolean {
  return dayNamedIn(time) !== null || splitWeeks(time) !== null
}

/** Lists below titles that are times, such as 'T-24h': each of their items begins then. None if there are no such lists. */
function sectionsByTime(lines: readonly Line[]): Section[] {
  const titles = lines.filter(({ text }) => timeOf(titleOf(text) ?? '').time !== '')
  const sections = sectionsOf(lines, new Map())
  const lists = sections.filter(({ title, items }) => {
    const { time, words } = timeOf(title)
    return time !== '' && (words === '' || items.some(({ tick }) => tick !== null))
  })
  // '20:00 - 20:30: Secure the server' is a step itself, and what is ticked below it are its parts.
  const steps = lists.filter(({ title }) => {
    const { time, words } = timeOf(title)
    return words !== '' && /\d ?[–—-] ?\d/.test(time)
  })
  if (lists.length < 3 || lists.length * 2 < titles.length || steps.length * 2 > lists.length)
    return []
  return sections.map(({ title, items }) => {
    const { time } = timeOf(title)
    return { title, items: items.map((each) => (isTimed(each) ? each : { ...each, time })) }
  })
}

function depthOf({ text }: Line): number {
  return /^#*/.exec(text)![0].length
}

/** Whether headings with a day are most of those that say when or how long. */
function areAllOfDays(headed: readonly { readonly step: Item }[]): boolean {
  return headed.filter(({ step }) => isOfDay(step)).length * 2 > headed.length
}

/** The items below steps; a list of what to check is below another heading. */
function itemsBelow(
  lines: readonly Line[],
  steps: readonly { at: number; depth: number }[],
): Item[] {
  const depths = new Map(steps.map(({ at, depth }) => [at, depth]))
  let below = 0
  return lines.flatMap((line, at) => {
    const depth = depthOf(line)
    if (depths.has(at)) below = depths.get(at)!
    else if (depth > 0 && depth <= below) below = 0
    return line.item && below > 0 && !depths.has(at) ? [line.item] : []
  })
}

/** The headings that are steps, by their lines: most lists below them then only explain. Lengths alone may be those of parts of steps. */
function stepsOf(lines: readonly Line[], items: readonly Item[]): ReadonlyMap<number, Item> {
  const found = lines.flatMap((line, at) => {
    const step = stepAt(lines, at)
    return step ? [{ at, step, depth: depthOf(line) }] : []
  })
  const back = lines.findIndex(({ text }) => text.startsWith('#') && isBackout(titleOf(text) ?? ''))
  // '# Day 1' above '## 09:00 Welcome' is no step, nor is '# Afterwards (week 1)' below.
  const areClocked = found.some(({ step, depth }) => depth > 0 && isTimed(step) && !isOfDay(step))
  const all = areClocked ? found.filter(({ step }) => !isOfDay(step)) : found
  const headed = all.filter(({ depth }) => depth > 0)
  const depths = [...Map.groupBy(headed, ({ depth }) => depth)].toSorted(
    ([a, some], [b, others]) => others.length - some.length || a - b,
  )
  // '# Day 2' above '## Step 1 (20 minutes)' is a title.
  const areTimed =
    headed.some(({ step }) => isTimed(step) && !isOfDay(step)) || areAllOfDays(headed)
  const steps = areTimed
    ? all.filter(({ at, step }) => isTimed(step) || (back >= 0 && at > back))
    : (depths[0]?.[1] ?? [])
  // Below headings with days or lengths, items to tick are the steps.
  const areNumbered = steps.filter(({ step }) => step.number !== '').length > 2
  const others = (areNumbered ? itemsBelow(lines, steps) : items).filter(
    areClocked ? isTimed : isWork,
  )
  const isEnough = headed.length > 2 && steps.length > 2 && others.length < headed.length
  return new Map(isEnough ? steps.map(({ at, step }) => [at, step]) : [])
}

/**
 * Reads a page whose plan is a list, as a sheet: a row for each item with a time, a length or a box to tick, or for each
 * heading with a time or a length. Items of other lists, such as contacts, are no part of it, but the backout is. No
 * sheet if there is no such list. Throws Refused: too_many_rows.
 */
export function readTextLists(text: string, isMarkdown: boolean, hasTables: boolean): Sheet[] {
  const filled = filledLines(text)
  if (!isMarkdown && !mayBeList(filled)) return []
  const lines = linesOf(filled)
  const items = lines.flatMap((line) => line.item ?? [])
  if (items.length > limits.rows) throw new Refused('too_many_rows')
  const byTime = sectionsByTime(lines)
  const steps = stepsOf(lines, items)
  const sections = byTime.length > 0 ? byTime : sectionsOf(lines, steps)
  const plan = sections.flatMap(({ title, items: all }) => {
    const isBack = isBackout(title)
    const some = isBack ? all : all.filter(isWork)
    return some.length * 3 > all.length && !(isBack && hasTables) ? [{ title, items: some }] : []
  })
  const work = plan.flatMap((section) => section.items).filter(isWork)
  const isMost = isMarkdown || items.length * 2 >= lines.length
  if (work.length < 3 || !isMost) return []
  const rows = plan.flatMap((section) =>
    section.items.map((each, i) => rowOf(plan.length > 1 ? section.title : '', each, i === 0)),
  )
  const used = headings.map((_, at) => rows.some((row) => row[at] !== null))
  const filledRows = [headings, ...rows].map((row) => row.filter((_, at) => used[at]))
  return [{ name: 'List', rows: filledRows, of: 'list' }]
}

/** The backout that a page with tables has as a list. */
export function readBackoutLists(text: string): Sheet[] {
  const lines = linesOf(filledLines(text)).filter((line) => !line.text.startsWith('|'))
  return sectionsOf(lines, new Map())
    .filter(({ title }) => isBackout(title))
    .map(({ title, items }) => ({
      name: title,
      rows: [headings.slice(2), ...items.map((each) => rowOf(title, each, true).slice(2))],
    }))
}
