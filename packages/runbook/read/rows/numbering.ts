import { Refused, limits } from '../../failure.ts'
import { idKey } from '../../words/id-key.ts'
import { parseLinks } from '../cells/links.ts'
import { cellText, longestValue } from '../file/table.ts'
import type { Placed } from './outline.ts'

export type Numbered = Placed & {
  /** What the sheet calls it; '' if it has no number. */
  readonly id: string
  /** Unique: the id, or with the row or the sheet added where the id is taken. */
  readonly key: string
}

/** The key of the row that a text names, seen from a row; undefined if it names none. */
export type Resolve = (text: string, from: Numbered) => string | undefined

/** What a number in a predecessor cell may mean, as a text for each row. */
type Scheme = readonly string[]

function keyed(rows: readonly Placed[], titles: readonly string[], ids: Scheme): Numbered[] {
  const used = new Map<string, number>()
  const keys = new Set<string>()
  return rows.map((row, i) => {
    const id = ids[i]!
    const usedIn = used.get(idKey(id))
    if (usedIn === undefined) used.set(idKey(id), row.part)
    if (id === '' || id.length > longestValue || usedIn === row.part)
      return { ...row, id, key: `${id.slice(0, 40) || '?'} (${row.place})` }
    const where = row.isBelowBackout ? 'backout' : titles[row.sheet]!
    const named = usedIn === undefined ? id : `${id} (${where})`
    const key = keys.has(named) ? `${id.slice(0, 40)} (${row.place})` : named
    keys.add(key)
    return { ...row, id, key }
  })
}

/** Columns of which every value is there once, beside the numbers: another program’s ids, for example. */
function uniqueColumns(rows: readonly Numbered[]): Scheme[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  return Array.from({ length: Math.min(width, 60) }, (_, column) =>
    rows.map(({ cells }) => cellText(cells[column])),
  ).filter((texts) => {
    const filled = texts.filter((text) => text !== '' && text.length <= 40)
    return filled.length > rows.length * 0.7 && new Set(filled).size === filled.length
  })
}

/** 'B4' is step 4 of block B, where steps are numbered anew in each block. */
function withGroup(rows: readonly Numbered[]): Scheme[] {
  const ids = rows.map((row) => row.text('id')).filter(Boolean)
  const isAnew = new Set(ids).size < ids.length
  return isAnew ? [rows.map((row) => row.text('group') + row.text('id'))] : []
}

/** The digits of 'WA-4711', if all values of a column begin with the same letters. */
function digitsOf(scheme: Scheme): Scheme[] {
  const parts = scheme.map((text) => /^(\p{L}{1,5}[-_ ]?)(\d{2,})$/u.exec(text))
  const prefixes = new Set(parts.flatMap((part) => part?.[1] ?? []))
  return prefixes.size === 1 ? [parts.map((part) => part?.[2] ?? '')] : []
}

/** 'A1' of 'A1 – Drain the dock', if all names begin with a code; 'B' of 'Activity B', if all are such names. */
function codesOf(rows: readonly Numbered[]): Scheme[] {
  const names = rows.map((row) => row.text('task').slice(0, longestValue))
  const inFront = names.map((name) => /^(\p{L}{0,3}\d[\w.]*)\s*[:–—-]\s/u.exec(name)?.[1] ?? '')
  const behind = names.map((name) => /^\p{L}+\s(\p{Lu}{1,2}|\d{1,3})$/u.exec(name)?.[1] ?? '')
  return [inFront, behind].filter((codes) => codes.every(Boolean))
}

/** Tasks counted from 1; a heading has no number. */
function counted(rows: readonly Placed[]): Scheme {
  let count = 0
  return rows.map(({ isGroup }) => (isGroup ? '' : String(++count)))
}

/** Tasks, rows, rows of the spreadsheet, and rows with the empty ones between them, counted in each sheet. */
function counts(rows: readonly Numbered[]): Scheme[] {
  let [tasks, all, sheet, first] = [0, 0, -1, 0]
  const each = rows.map((row) => {
    if (row.sheet !== sheet) [tasks, all, sheet, first] = [0, 0, row.sheet, row.number]
    all++
    if (!row.isGroup) tasks++
    return {
      tasks: row.isGroup ? '' : String(tasks),
      all: String(all),
      lines: String(all - 1),
      withEmpty: String(row.number - first + 1),
    }
  })
  // The row of the whole project is Project's line 0.
  const fromZero = rows[0]?.id === '0' ? [each.map((count) => count.lines)] : []
  return [
    each.map((count) => count.tasks),
    ...fromZero,
    each.map((count) => count.all),
    rows.map(({ number }) => String(number)),
    each.map((count) => count.withEmpty),
  ]
}

type Known = Map<string, { readonly part: number; readonly key: string }[]>

function add(known: Known, text: string, { part, key }: Numbered) {
  if (text === '' || text.length > longestValue) return
  const same = known.get(text)
  if (!same) known.set(text, [{ part, key }])
  else if (!same.some((each) => each.part === part)) same.push({ part, key })
}

/** 'T-07' without its nought, as people write it in a link. */
function withoutNoughts(id: string): string {
  return idKey(id).replace(/(?<=[a-z]|[a-z]-)0+(?=\d)/g, '')
}

/**
 * Numbers are tried before names, and rows of the same part before those of another. 'Block 3' under 'Depends on' is
 * number 3 under 'Block', unless `isStrict`.
 */
function lookup(rows: readonly Numbered[], scheme: Scheme, isStrict = false): Resolve {
  const [byNumber, byName, byBare]: [Known, Known, Known] = [new Map(), new Map(), new Map()]
  for (const [i, row] of rows.entries()) {
    add(byNumber, idKey(scheme[i]!), row)
    add(byName, row.text('task').toLowerCase(), row)
    add(byBare, withoutNoughts(scheme[i]!), row)
  }
  return (text, { part }) => {
    const [, bare = ''] = isStrict ? [] : (/^\p{L}+\s+(\S*\d\S*)$/u.exec(text) ?? [])
    const found =
      byNumber.get(idKey(text)) ??
      byName.get(text.toLowerCase()) ??
      byBare.get(withoutNoughts(text)) ??
      (bare === '' ? [] : (byNumber.get(idKey(bare)) ?? []))
    return (found.find((each) => each.part === part) ?? found[0])?.key
  }
}

/** A single word must be as long, and begin the name. */
const shortestWord = 4

/** Names with a word in common that are compared with a shortened one. */
const mostAlike = 200

/** The words of a name, in lower case. */
function wordsIn(name: string): string[] {
  return name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Whether a name has the words of a shortened one, in their order. */
function holds(name: readonly string[], words: readonly string[]): boolean {
  let at = 0
  for (const word of name) if (word === words[at]) at++
  return at === words.length
}

/**
 * 'Configuration ERP' means 'Initial configuration of the ERP' if no other name has these words; names that begin with
 * them come first.
 */
function byShortName(rows: readonly Numbered[]): Resolve {
  const names = rows.map((row) => wordsIn(row.text('task').slice(0, longestValue)))
  const having = new Map<string, number[]>()
  for (const [i, name] of names.entries()) {
    for (const word of new Set(name)) {
      const among = having.get(word)
      if (among) among.push(i)
      else having.set(word, [i])
    }
  }
  return (text, { key }) => {
    const words = wordsIn(text.slice(0, longestValue))
    const isWord = words.length === 1 && words[0]!.length >= shortestWord
    if (words.length < 2 && !isWord) return undefined
    const lists = words.map((word) => having.get(word) ?? [])
    const shortest = lists.reduce((least, list) => (list.length < least.length ? list : least))
    if (shortest.length > mostAlike) return undefined
    const found = shortest.filter((i) => rows[i]!.key !== key && holds(names[i]!, words))
    const beginning = found.filter((i) => words.every((word, at) => names[i]![at] === word))
    const [only, another] = beginning.length > 0 || isWord ? beginning : found
    return only === undefined || another !== undefined ? undefined : rows[only]!.key
  }
}

/** At most this many cells decide which scheme is meant. */
const asked = 2000

/**
 * Counts the references that a scheme resolves. One in the other direction, as to a predecessor further down, counts
 * half, one to the row itself nothing.
 */
function score(rows: readonly Numbered[], resolve: Resolve) {
  const places = new Map(rows.map(({ key }, i) => [key, i]))
  let [found, missing, links] = [0, 0, 0]
  for (const [i, row] of rows.entries()) {
    for (const role of ['after', 'before'] as const) {
      const cell = row.text(role)
      if (cell === '' || links + missing > asked) continue
      const read = parseLinks(cell, {
        resolve: (text) => resolve(text, row),
        previous: null,
        lagUnit: 'minutes',
      })
      missing += read.unknown.length
      if (links + missing > limits.links) throw new Refused('too_many_links')
      links += read.links.length
      for (const { from } of read.links) {
        const further = (places.get(from)! - i) * (role === 'after' ? -1 : 1)
        found += further > 0 ? 1 : further < 0 ? 0.5 : 0
      }
    }
  }
  return { found, missing, links }
}

/** The scheme that resolves most references, the first of several; null if none resolves any. */
function bestOf(rows: readonly Numbered[], schemes: readonly Scheme[], isStrict = false) {
  let best: { readonly scheme: Scheme | null; readonly found: number } = { scheme: null, found: 0 }
  for (const scheme of schemes) {
    const { found } = score(rows, lookup(rows, scheme, isStrict))
    if (found > best.found) best = { scheme, found }
  }
  return best.scheme
}

/**
 * Numbers the rows by the sheet's ids, or counts them. A text in a predecessor cell means what resolves most of them:
 * the ids, another column whose values are unique, tasks or rows counted from 1, or row numbers of the sheet.
 */
export function numberRows(
  given: readonly Placed[],
  titles: readonly string[],
): { rows: readonly Numbered[]; resolve: Resolve } {
  const hasIds = given.some((row) => row.text('id') !== '')
  const rows = keyed(given, titles, hasIds ? given.map((row) => row.text('id')) : counted(given))
  const ids = rows.map(({ id }) => id)
  const own = lookup(rows, ids)
  const byId = score(rows, lookup(rows, ids, true))
  // The sheet's own numbers name every predecessor, and each of them is further up.
  if (hasIds && byId.missing === 0 && byId.found === byId.links) return { rows, resolve: own }
  const unique = uniqueColumns(rows)
  const digits = unique.flatMap((full) => digitsOf(full).map((scheme) => ({ scheme, full })))
  const schemes = [
    ids,
    ...unique,
    ...counts(rows),
    ...withGroup(rows),
    ...codesOf(rows),
    ...digits.map(({ scheme }) => scheme),
  ]
  // 'Blue 1' may be the whole value of another column: only where there is none it is number 1.
  const best = bestOf(rows, schemes, true) ?? bestOf(rows, schemes) ?? ids
  // A task's number is what predecessors call it, where no column has numbers or only counts the rows, or by the outline.
  const isOther =
    unique.includes(best) &&
    (ids.every((id, i) => id === String(i + 1)) ||
      rows.every((row, i) => row.text('wbs') === best[i]))
  const named = (hasIds && !isOther) || best === ids ? rows : keyed(given, titles, best)
  const resolve = lookup(named, best)
  // 'WA-4711' once, where the others say 4711.
  const whole = digits.find(({ scheme }) => scheme === best)?.full
  const inFull = whole && lookup(named, whole)
  let shortened: Resolve | null = null
  return {
    rows: named,
    resolve: (text, row) => {
      const known = resolve(text, row) ?? own(text, row) ?? inFull?.(text, row)
      if (known !== undefined) return known
      // Most plans need no list of words.
      shortened ??= byShortName(named)
      return shortened(text, row)
    },
  }
}
