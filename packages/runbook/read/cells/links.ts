import type { Unit } from '../../reading.ts'
import { parseDuration } from './durations.ts'
import { longestValue } from '../file/table.ts'
import {
  afterWords,
  beforeLinks,
  besideLinks,
  doneWords,
  isAll,
  isPrevious,
  whenWords,
} from './word-lists.ts'
import { anyOf } from '../../words/word-list.ts'
import { plain } from '../../words/plain.ts'
import type { Lag, Link, LinkKind } from '../../model/link.ts'

export type CellLinks = {
  readonly links: readonly Link[]
  /** Texts that name no task. */
  readonly unknown: readonly string[]
  /** 'All', if the cell says so. */
  readonly all: string | null
}

export type Resolve = (text: string) => string | undefined

export type LinkReading = {
  readonly resolve: Resolve
  readonly previous: string | null
  /** The tasks from one to another in the file's order, of a range of at most `longestRange`. */
  readonly between?: (from: string, to: string) => readonly string[]
  /** The unit of a bare number behind a sign. */
  readonly lagUnit: Unit
}

export const longestRange = 500

const nothing =
  /^(none|nothing|nil|no|n\/?a|start|at once|immediately|sofort|t0|keine?r?|aucune?|ninguna?|ninguno|nenhuma?|0|-+|–|—|\.)?$/i

/** Microsoft Project's codes: f, e (Ende) and t (término) are a finish; s, a (Anfang), d (début), c (comienzo) and i (início) a start. */
function kindOf(code = 'fs'): LinkKind {
  const letters = plain(code).replace(
    /(start|finish|end)[- ]?(?:to)?[- ]?/g,
    (word: string) => word[0]!,
  )
  const [from, to] = Array.from(letters, (letter) => ('fet'.includes(letter) ? 'finish' : 'start'))
  return `${from!}-to-${to!}`
}

const kinds = String.raw`(?:fs|ss|ff|sf|ea|aa|ee|ae|fd|dd|df|fc|cc|cf|ti|ii|tt|it|(?:finish|start|end)[- ]to[- ](?:finish|start|end))`
const amount = String.raw`e?\d[\d.,:]*\s*(?:%|e%|\p{L}*\.?)(?:\s?\d{1,2}\s?\p{L}+)?`

/** A link with its kind, its lag or both: '3FS', '12 SS+10m', '4fs - 1 day', and Primavera's 'A1020: SS 2'. */
const linked = new RegExp(
  String.raw`^(?<id>.+?)\s*(?::?\s*(?<kind>${kinds})(?:\s+(?<after>${amount}))?)?\s*(?:(?<sign>[+−-])\s*(?<lag>${amount}))?$`,
  'iu',
)

const kindAlone = new RegExp(`^${kinds}$`, 'i')

/** Whether a text is a link's kind: 'SS', 'finish-to-start'. */
export function isLinkKind(text: string): boolean {
  return kindAlone.test(text)
}

const prefixed = new RegExp(`^(?<kind>${kinds})\\s*:?\\s*(?<id>\\S+)$`, 'i')
const followed = new RegExp(`^(?<id>\\S+)\\s+(?<kind>${kinds})$`, 'i')

/** Numbers of a range that no task has are listed as unknown one by one. */
function range(text: string, resolve: Resolve): { keys: string[]; unknown: string[] } | null {
  const [, from, to] = /^(\d{1,6})\s*(?:-|–|to|bis|à|a)\s*(\d{1,6})$/i.exec(text) ?? []
  const length = Number(to) - Number(from) + 1
  if (!(length > 0)) return null
  if (length > longestRange) return { keys: [], unknown: [text] }
  const numbers = Array.from({ length }, (_, i) => String(Number(from) + i))
  const keys = numbers.map(resolve)
  return {
    keys: keys.filter((key) => key !== undefined),
    unknown: numbers.filter((_, i) => keys[i] === undefined),
  }
}

/** '2.1-2.3', 'CO-1.1.2 to CO-1.2.1': from one id to another that stands below it. */
function rangeOfIds(text: string, { resolve, between: tasksBetween }: LinkReading): Part | null {
  const [, first, last] =
    /^(\S+?)(?:\s*[–—]\s*|\s+(?:-|to|bis|à|a)\s+)(\S+)$/i.exec(text) ??
    /^([^\s-]+)-([^\s-]+)$/.exec(text) ??
    []
  const [from, to] = [first, last].map((id) => (id === undefined ? id : resolve(id)))
  if (from === undefined || to === undefined) return null
  const keys = tasksBetween?.(from, to) ?? []
  return keys.length < 2 ? null : { links: keys.map((key) => linkTo(key)), unknown: [] }
}

const noLag: Lag = { minutes: 0 }

function readLag(sign: string, text: string, { lagUnit }: LinkReading): Lag | null {
  const factor = sign === '+' ? 1 : -1
  const [, percent] = /^(\d+(?:[.,]\d+)?)\s*e?%$/.exec(plain(text)) ?? []
  if (percent) return { percent: factor * Number(percent.replace(',', '.')) }
  const minutes = parseDuration(text, { unit: lagUnit })
  return typeof minutes === 'number' ? { minutes: factor * minutes } : null
}

const inBrackets = new RegExp(String.raw`\s*\(\s*((?:${kinds}|[+−-])[^)]*)(?:\)|$)`, 'gi')
const apart = new RegExp(String.raw`\s*[;,]\s*(${kinds}\s*(?=[+−-]|[;,]|$))`, 'gi')

/** '3FS+1,5h', '1 (SS+15m)', '2;SS+10', GanttProject's '2-FS=P1D' and GanttExcel's '2_FS_1' are one link each. */
function joined(cell: string): string {
  return cell
    .replace(/(\d)-(fs|ss|ff|sf)=p(?=\d)/gi, '$1$2+')
    .replace(/(\d)-(fs|ss|ff|sf)=p(?=-)/gi, '$1$2')
    .replace(/(\d)[_ ](fs|ss|ff|sf)[_ ](?=\d)/gi, '$1$2+')
    .replace(/(\d)[_ ](fs|ss|ff|sf)[_ ](?=-)/gi, '$1$2')
    .replace(/([+−-]\s*\d+),(?!\d+(?:fs|ss|ff|sf)\b)(\d+\s*(?:%|[a-zé]))/gi, '$1.$2')
    .replace(inBrackets, ' $1')
    .replace(apart, ' $1')
}

type Part = Omit<CellLinks, 'all'>

function linkTo(from: string, kind: LinkKind = 'finish-to-start', lag: Lag = { minutes: 0 }): Link {
  return { from, kind, lag }
}

function readPart(text: string, reading: LinkReading): Part | null {
  const { resolve, previous } = reading
  if (text.length > longestValue) return null
  const whole = resolve(text) ?? (isPrevious(text) ? previous : null)
  // 'Steps 2-3' is no step 2 less three minutes.
  const numbers = text.replace(inFront, '')
  const several = whole === null ? range(numbers, resolve) : { keys: [whole], unknown: [] }
  if (several)
    return {
      links: several.keys.map((key) => linkTo(key)),
      unknown: several.unknown,
    }
  const ids = rangeOfIds(numbers, reading)
  if (ids) return ids
  const { id = '', kind, after, sign, lag: length } = linked.exec(text)?.groups ?? {}
  const key = kind || sign ? resolve(id.trim()) : undefined
  const written = length ?? after
  const lag = written ? readLag(sign ?? '+', written, reading) : noLag
  if (key !== undefined && lag !== null)
    return {
      links: [linkTo(key, kindOf(kind), lag)],
      unknown: [],
    }
  // Of 'CO-1010 FS' the minus is no lag's.
  const first = (prefixed.exec(text) ?? followed.exec(text))?.groups ?? {}
  const named = resolve(first.id ?? '')
  return named === undefined ? null : { links: [linkTo(named, kindOf(first.kind))], unknown: [] }
}

const waits = new RegExp(
  String.raw`^(?:(?<first>\S+)\s+\(?(?:(?:can|may|must) )?(?:(?:start|begin)s? )?)?\+?\s?(?<lag>${amount})\s+${anyOf(afterWords)}\s+(?<id>\S+?)(?:\s+(?:has |is )?(?:(?<start>start|begin)|finish|end|complet|done)\w*)?\)?$`,
  'iu',
)

const together = new RegExp(`^(?:${besideLinks.join('|')})\\s+(?:\\p{L}+\\s+)?(\\S+)$`, 'iu')

/** 'T3 (can start 30 min after T3 starts)' as 'T3SS+30 min', and 'W1-03 + 1h turnaround' as 'W1-03 + 1h'. */
function withoutWords(text: string): string {
  const {
    first,
    lag,
    id = '',
    start,
  } = (waits.exec(text) ?? waits.exec(text.replace(/ \(\p{L}[^()]*\)$/u, '')))?.groups ?? {}
  if (lag === undefined)
    return text.replace(/(\+\s*[\d.,:]+\s*\p{L}+)\s+\p{L}+$/u, '$1').replace(together, '$1SS')
  const isOne = first === undefined || id === 'it' || id.toLowerCase() === first.toLowerCase()
  return isOne ? `${first ?? id}${start ? 'SS' : 'FS'}+${lag}` : text
}

/** Words that say what comes before. 'With' alone may mean anything, but 'in parallel with' doesn't. */
const says = [...afterWords, ...whenWords, ...besideLinks.filter((words) => words.includes(' '))]

const sayAfter = new RegExp(String.raw`(?:^|[\s(])${anyOf(says)}\s+(?:\p{L}+\s+){0,2}\S*\d`, 'iu')

/** Whether a cell says 'after 4', '+30m after 6 and 7', 'once 3 is done', 'in parallel with 3', 'nach 3'. */
export function saysAfter(text: string): boolean {
  return text.length <= longestValue && sayAfter.test(text)
}

const inFront = new RegExp(`^(?:${anyOf(beforeLinks)}(?:[.:]\\s*|\\s+)|#|[~>→]\\s*|->\\s*)+`, 'iu')

/** What says that tasks are done, behind them: 'is done' of '12 is done', 'both done' of '1 and 2 both done'. */
const areDone = new RegExp(
  String.raw`\s+(?:both |all )?(?:(?:is|are|has|have|ist|sind|est|sont|esta|está|estan|están|estao|estão)\s+)?(?:been\s+)?(?:both |all )?${anyOf(doneWords)}$`,
  'i',
)

/** A link with who does the task: 'after the team has finished 12'. */
const withDoers = new RegExp(
  String.raw`^${anyOf([...afterWords, ...whenWords])}\s.*\s${anyOf(doneWords)}\s+(\S+)$`,
  'i',
)

/** Whether a link is to everything above: 'All', 'after all the above are done'. */
function saysAll(part: string): boolean {
  return part.length <= longestValue && isAll(part.replace(inFront, '').replace(areDone, ''))
}

/** Reads a link with words around its id: '12: Load the ledger', 'step 12', 'after 12', '#12'. */
function readLoosely(text: string, reading: LinkReading): Part | null {
  const bare = withoutWords(text)
    .replace(withDoers, '$1')
    .replace(inFront, '')
    .replace(areDone, '')
    .replace(/(?<=\d)\.$|\s*[?*→]$/u, '')
  const [, first = ''] = /^(\S+?)(?:\s*:|\.\s|\s+[-–]\s)/.exec(bare) ?? []
  // 'Freeze (1)' names one task twice.
  const [, name = '', id = ''] = /^(\S|\S.*\S)\s*\((.+)\)$/.exec(text) ?? []
  const isTwice =
    id !== '' && reading.resolve(id) !== undefined && reading.resolve(name) === reading.resolve(id)
  const read = isTwice ? readPart(id, reading) : bare === text ? null : readPart(bare, reading)
  // The id may stand first: 'T3: load the ledger', 'T3 (when it is quiet)'.
  return (
    read ??
    (first === '' ? null : readPart(first, reading)) ??
    (name === '' ? null : readPart(name, reading))
  )
}

/** '2 + 3' and '2+3' are two tasks if both are known, and otherwise a lag. So are the letters of 'BD'. */
function readParts(part: string, reading: LinkReading): readonly Part[] {
  const letters =
    /^\p{Lu}{2,6}$/u.test(part) && reading.resolve(part) === undefined ? part.split('') : []
  if (letters.length > 0 && letters.every((each) => reading.resolve(each) !== undefined))
    return letters.flatMap((each) => readPart(each, reading) ?? [])
  const added = part.split('+').map((each) => each.trim())
  if (added.length > 1 && added.every((each) => reading.resolve(each) !== undefined))
    return added.flatMap((each) => readPart(each, reading) ?? [])
  const read = readPart(part, reading)
  if (read) return [read]
  // '3 4' or '3/4' are two tasks only if both are known.
  const pieces = [...new Set(part.split(/[\s/#+]+/))].filter(Boolean)
  if (pieces.length > 1 && pieces.every((piece) => reading.resolve(piece) !== undefined))
    return pieces.flatMap((piece) => {
      const one = readPart(piece, reading)
      return one ? [one] : []
    })
  const loose = part.length > longestValue ? null : readLoosely(part, reading)
  return [loose ?? { links: [], unknown: [part.slice(0, longestValue)] }]
}

/** What objects call a person or a task, and what they call its number. */
const keys = {
  name: ['displayName', 'fullName', 'name', 'title', 'value', 'email'],
  id: ['id', 'key', 'number', 'value', 'name', 'title'],
} as const

/** What a list holds: names of people, or numbers of tasks. */
type Held = keyof typeof keys

/** The texts of '[{"id": "T4"}]' as Power Automate writes it, and of SharePoint's '34;#Draw the pintle'; null for others. */
function ofProgram(text: string, held: Held): string[] | null {
  if (/^\d+;#/.test(text))
    return text.split(';#').filter((_, at) => at % 2 === (held === 'id' ? 0 : 1))
  if (!/^\[?\s*\{\s*"/.test(text)) return null
  try {
    const objects = [JSON.parse(text) as unknown].flat() as Record<string, unknown>[]
    return objects.flatMap((each) => {
      const value = keys[held].map((key) => each[key]).find(Boolean)
      return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
    })
  } catch {
    return null
  }
}

/**
 * Programs write lists as ['A', 'B'], ('A', 'B'), {A,B} or as objects: brackets and quotation marks are no part of a
 * name.
 */
export function unwrapped(text: string, held: Held = 'id'): string {
  // Most cells hold one number.
  if (/^[\w.-]*$/.test(text)) return text
  const texts = ofProgram(text, held)
  if (texts) return texts.join(', ')
  // R: c("S2", "S3"), and character(0) for none
  if (/^(?:character|integer|numeric)\(0\)$/.test(text)) return ''
  const inner =
    /^[[{](.*)[\]}]$/s.exec(text) ?? /^\(([^()]*)\)$/.exec(text) ?? /^c\(([^()]*)\)$/.exec(text)
  return (
    (inner?.[1] ?? text)
      .trim()
      // [2][3], [5] + [6]
      .replace(/\](?:\s*\+)?\s*\[/g, ', ')
      // '• 2' above '• 3'
      .replace(/(?:^|\s)[•▪‣]\s*/g, '\n')
      .trim()
      // ['Ada' 'Bo'] of numpy, and "J\u00f6rg" of JSON
      .replace(/(?<=['"])\s+(?=['"])/g, ', ')
      .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
      .replace(/(^|[,;]\s*)["'’‘“]([^"'’“”]*)["'’”](?=\s*(?:[,;]|$))/g, '$1$2')
      .trim()
  )
}

/** Redmine lists the other direction and other relations in the same cell. */
const otherRelation =
  /^(?:precedes?|précède|vorgänger von|anterior a|blocks|relate[sd] to|duplicate[sd](?: by)?|copied (?:to|from)) /i

/** What stands between the tasks of a cell. */
const between = /[;,|\n&]|\s\/\s|\s(?:and|und|et|y|e)\s/i

/**
 * A predecessor cell with the kinds and lags that stand in columns of their own, one for all its tasks or one for each:
 * '3; 4', 'SS' and '30; 15' are '3 SS+30; 4 SS+15'.
 */
export function withKinds(cell: string, kind: string, lag: string, resolve: Resolve): string {
  if (kind + lag === '' || cell.length > longestValue) return cell
  const whole = unwrapped(cell)
  const parts = (resolve(whole) === undefined ? whole.split(between) : [whole]).map((part) =>
    part.trim(),
  )
  // A range, or a link that has its kind already.
  if (parts.some((part) => resolve(part) === undefined)) return cell
  // '1,5 h' after one task is one lag.
  const written = [kind, lag].map((text) => (parts.length === 1 ? [text] : text.split(between)))
  return parts
    .map((part, i) => {
      const [of = '', after = ''] = written.map((all) => (all[i] ?? all[0] ?? '').trim())
      const sign = after === '' || /^[+−-]/.test(after) ? '' : '+'
      return `${part} ${isLinkKind(of) ? of : 'FS'}${sign}${after}`
    })
    .join(';')
}

/** The names of '"Load, then check",Open': Airtable quotes those that have a comma. Null if none is quoted so. */
function quotedNames(cell: string, resolve: Resolve): string[] | null {
  if (!cell.includes('"') || cell.length > longestValue) return null
  if (!/"[^",]*,[^"]*"/.test(cell)) return null
  const names = Array.from(cell.matchAll(/"([^"]+)"|[^",]+/g), ([all, inner]) =>
    (inner ?? all).trim(),
  )
  return names.every((name) => name === '' || resolve(name) !== undefined) ? names : null
}

/**
 * Reads a predecessor cell: '3;4', '3 and 4', '41SS+15', '5FF-50%', '3-6', '3EA+2 Tage', 'after step 3', a
 * task's name, 'All'. An id that `resolve` knows may hold spaces and hyphens. Kinds and lags as in
 * Microsoft Project's Predecessors field (support.microsoft.com).
 */
export function parseLinks(cell: string, reading: LinkReading): CellLinks {
  const { resolve } = reading
  // Notion writes the address of a page behind its name.
  const whole = unwrapped(cell.replace(/ ?\(https?:\/\/[^()\s]*\)/g, '').trim())
  // A name may have a comma or an 'and' in it.
  const quoted = quotedNames(cell, resolve)
  const parts = [/[;|]/, /,/, between].reduce(
    (all, sign) =>
      all.flatMap((part) => (resolve(part.trim()) === undefined ? part.split(sign) : [part])),
    quoted ?? [resolve(whole) === undefined ? joined(whole) : whole],
  )
  const filled = parts
    .map((part) => part.trim())
    .filter((part) => part !== '' && (resolve(part) !== undefined || !nothing.test(part)))
    .filter((part) => !otherRelation.test(part))
  const { all = [], others = [] } = Object.groupBy(filled, (part) =>
    resolve(part) === undefined && saysAll(part) ? 'all' : 'others',
  )
  const read = others.flatMap((part) => readParts(part, reading))
  const links = read.flatMap((part) => part.links)
  return {
    links: [...new Map(links.map((link) => [JSON.stringify(link), link])).values()],
    unknown: read.flatMap((part) => part.unknown),
    all: all.at(-1) ?? null,
  }
}
