import { Refused, limits } from '../../failure.ts'
import { parseDuration } from '../cells/durations.ts'
import { isBackout } from '../cells/word-lists.ts'
import { longestValue, type Sheet } from './table.ts'
import { titleOf, unmarked } from './text-tables.ts'

/** '- [x] 05:30 Isolate the frame — Norman (20 min)', '3. Sound check - half an hour - Tess', '22:00 stop sales' */
const item =
  /^(?:[-*+•]\s+|(?<number>\d{1,3})[.)]\s+|(?=\[[ x]\]\s)|(?=\d{1,2}[:.]\d\d\s))(?:\[(?<tick>[ x])\]\s+)?(?<text>\S.*)$/i

/** A number such as 1.2 and a time or a span of times in front of a name. */
const inFront =
  /^(?:(?<number>\d{1,2}(?:\.\d{1,2})+)\s+(?!\d))?(?:(?<time>\d{1,2}[:.h]\d\d(?:\s?(?:-|–|—|to)\s?\d{1,2}[:.h]\d\d)?)(?:\s?[:–—-])?\s+)?(?<rest>.+)$/

type Item = {
  readonly number: string
  readonly name: string
  readonly owner: string
  readonly time: string
  readonly length: string
  readonly tick: string | null
}

type Section = { readonly title: string; readonly items: Item[] }

function isLength(text: string): boolean {
  return /\p{L}/u.test(text) && typeof parseDuration(text, { unit: 'minutes' }) === 'number'
}

function isPerson(text: string): boolean {
  return /^[@\p{Lu}][^\d:.]*$/u.test(text) && text.length <= 40 && text.split(/\s+/).length <= 4
}

/** Splits 'Sound check - half an hour - Tess' and 'Sound check, 30 min (Tess)' into the name and what stands behind it. */
function partsOf(text: string): string[] {
  const [, before = text, inside = ''] = /^(.*\S)\s*\(([^()]+)\)$/.exec(text) ?? []
  const [name = '', ...parts] = before.split(/\s+[-–—|]\s+/)
  const comma = name.lastIndexOf(', ')
  const last = name.slice(comma + 2)
  const names = comma > 0 && isLength(last) ? [name.slice(0, comma), last] : [name]
  return [...names, ...parts, ...inside.split(/,\s*/).filter(Boolean)]
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
  const length = parts.find(isLength) ?? ''
  const owner = parts.find((part) => part !== length && isPerson(part)) ?? ''
  const others = parts.filter((part) => part !== length && part !== owner)
  return {
    number: front.number ?? number ?? '',
    name: [name, ...others].join(' - '),
    owner,
    time: front.time ?? '',
    length,
    tick: tick ?? null,
  }
}

/** The lists of a page, each below the last title above it. */
function sectionsOf(lines: readonly string[]): Section[] {
  const hasHeadings = lines.some((line) => /^#+ /.test(line))
  const sections: Section[] = [{ title: '', items: [] }]
  for (const raw of lines) {
    const line = raw.trim()
    const found = itemOf(line)
    if (found) sections.at(-1)!.items.push(found)
    else {
      const title = line.length > longestValue ? null : titleOf(line)
      if (title !== null && (!hasHeadings || line.startsWith('#')))
        sections.push({ title, items: [] })
    }
  }
  return sections.filter(({ items }) => items.length > 0)
}

function isWork({ time, length, tick }: Item): boolean {
  return time + length !== '' || tick !== null
}

const headings = ['Phase', 'No', 'Task', 'Owner', 'Time', 'Duration', 'Status']

function rowOf(title: string, { number, name, owner, time, length, tick }: Item) {
  const cells = [title, number, name, owner, time, length, tick?.trim() ? 'done' : '']
  return cells.map((cell) => cell || null)
}

function countIn(line: string): number {
  return line.split(/[,;\t]/).length - 1
}

/** A list of another kind of text begins within this many lines. */
const looked = 50

/** Whether a line above the list has as many commas as its items, so that they are rows of a table. */
function isDelimited(lines: readonly string[]): boolean {
  const first = lines.findIndex((line) => itemOf(line.trim()))
  const count = countIn(lines[first] ?? '')
  return count > 0 && lines.slice(0, first).some((line) => countIn(line) === count)
}

/**
 * Reads a page whose plan is a list, as a sheet: a row for each item with a time, a length or a box to tick. Items of
 * other lists, such as contacts, are no part of it, but the backout is. No sheet if there is no such list. Throws
 * Refused: too_many_rows.
 */
export function readTextLists(text: string, isMarkdown: boolean): Sheet[] {
  // An indented line without a mark goes on with the item above.
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && (!/^\s{2}/.test(line) || itemOf(line.trim())))
  const hasList = isMarkdown || lines.slice(0, looked).some((line) => itemOf(line.trim()))
  if (!hasList || (!isMarkdown && isDelimited(lines))) return []
  const sections = sectionsOf(lines)
  const plan = sections.filter(
    ({ title, items }) => isBackout(title) || items.filter(isWork).length * 2 > items.length,
  )
  const work = plan.flatMap(({ items }) => items).filter(isWork)
  const all = sections.flatMap(({ items }) => items)
  if (all.length > limits.rows) throw new Refused('too_many_rows')
  if (work.length < 3 || all.length * 2 < lines.length) return []
  return [
    {
      name: '',
      rows: [
        headings,
        ...plan.flatMap(({ title, items }) =>
          items.map((each) => rowOf(plan.length > 1 ? title : '', each)),
        ),
      ],
    },
  ]
}

/** The backout that a page with tables has as a list. */
export function readBackoutLists(text: string): Sheet[] {
  return sectionsOf(text.split(/\r?\n/).filter((line) => !line.trim().startsWith('|')))
    .filter(({ title }) => isBackout(title))
    .map(({ title, items }) => ({
      name: title,
      rows: [headings.slice(1), ...items.map((each) => rowOf(title, each).slice(1))],
    }))
}
