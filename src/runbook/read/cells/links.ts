import { parseDuration } from './durations.ts'
import { longestValue } from '../file/table.ts'
import { isAll, isPrevious, plain } from './words.ts'
import type { Lag, Link, LinkKind } from '../../model/link.ts'

/** What one predecessor or successor cell says. */
export type CellLinks = {
  /** By the keys of other tasks. */
  readonly links: readonly Link[]
  /** What names no task of the sheet. */
  readonly unknown: readonly string[]
  /** 'All', where the cell says so. */
  readonly all: string | null
  /** A lag without a unit, where there is one. */
  readonly bareLag: string | null
}

/** The key that a text means, or undefined. */
export type Resolve = (text: string) => string | undefined

export type LinkReading = {
  readonly resolve: Resolve
  /** The key of the row above. */
  readonly previous: string | null
  /** What a lag such as '+15' counts. */
  readonly lagUnit: 'minute' | 'hour' | 'day'
  readonly hoursOfDay: number
}

/** The most tasks that a range such as 3–9 may name. */
const longestRange = 500
/** So many gaps of a range are named; the others are counted. */
const namedGaps = 5

const nothing = /^(none|nil|n\/?a|start|t0|keine?r?|aucune?|ninguna?|ninguno|-+|–|—|\.)?$/i

/**
 * The four kinds as Microsoft Project abbreviates them in English, German (Ende, Anfang), French
 * (fin, début) and Spanish (fin, comienzo). 'FF' and 'SF' mean the same wherever they occur.
 */
const kindsByCode: Readonly<Record<string, LinkKind>> = {
  fs: 'finish-to-start',
  ea: 'finish-to-start',
  fd: 'finish-to-start',
  fc: 'finish-to-start',
  ss: 'start-to-start',
  aa: 'start-to-start',
  dd: 'start-to-start',
  cc: 'start-to-start',
  ff: 'finish-to-finish',
  ee: 'finish-to-finish',
  sf: 'start-to-finish',
  ae: 'start-to-finish',
  df: 'start-to-finish',
  cf: 'start-to-finish',
}

const words: Readonly<Record<string, string>> = { start: 's', finish: 'f', end: 'f' }

function kindOf(code: string | undefined): LinkKind {
  if (code === undefined) return 'finish-to-start'
  const letters = plain(code).replace(
    /(start|finish|end)[- ]?(?:to)?[- ]?/g,
    (_, word: string) => words[word]!,
  )
  return kindsByCode[letters] ?? 'finish-to-start'
}

const kinds = String.raw`(?:fs|ss|ff|sf|ea|aa|ee|ae|fd|dd|df|fc|cc|cf|(?:finish|start|end)[- ]to[- ](?:finish|start|end))`
const amount = String.raw`e?\d[\d.,:]*\s*(?:%|e%|\p{L}*\.?)`

/**
 * '3FS', '12 SS+10m', '4fs - 1 day', '7 (finish-to-finish)', '5FF-50%', and Primavera's 'A1020: SS 2': id,
 * kind, sign and lag. A lag without a sign comes after a kind alone.
 */
const linked = new RegExp(
  String.raw`^(?<id>.+?)\s*(?::?\s*(?<kind>${kinds})(?:\s+(?<after>${amount}))?)?\s*(?:(?<sign>[+−-])\s*(?<lag>${amount}))?$`,
  'iu',
)

/** 'SS2': the kind before the task. */
const prefixed = new RegExp(`^(?<kind>${kinds})\\s*:?\\s*(?<id>\\S+)$`, 'i')

/** The numbers that a range lacks, in one text: '3-9', '2, 7'. */
function gapsText(missing: readonly number[]): string {
  const gaps: { from: number; to: number }[] = []
  for (const number of missing) {
    const last = gaps.at(-1)
    if (last?.to === number - 1) last.to = number
    else gaps.push({ from: number, to: number })
  }
  const named = gaps.slice(0, namedGaps)
  const left = missing.filter((number) => number > named.at(-1)!.to).length
  const text = named.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(', ')
  return left === 0 ? text : `${text} and ${left} more`
}

/** What a range such as 3-9 names, and what of it is not there; null for any other text. */
function range(text: string, resolve: Resolve): { keys: string[]; unknown: string[] } | null {
  const [, from, to] = /^(\d{1,6})\s*(?:-|–|to|bis|à|a)\s*(\d{1,6})$/i.exec(text) ?? []
  if (!from || !to || Number(to) < Number(from)) return null
  if (Number(to) - Number(from) > longestRange) return { keys: [], unknown: [text] }
  const keys: string[] = []
  const missing: number[] = []
  for (let number = Number(from); number <= Number(to); number++) {
    const key = resolve(String(number))
    if (key === undefined) missing.push(number)
    else keys.push(key)
  }
  return { keys, unknown: missing.length === 0 ? [] : [gapsText(missing)] }
}

const noLag = { lag: { minutes: 0 }, isBare: false }

/** A lag as it is written: minutes or per cent, and whether it lacks a unit. */
function readLag(sign: string, text: string, { lagUnit, hoursOfDay }: LinkReading) {
  const factor = sign === '+' ? 1 : -1
  const [, percent] = /^(\d+(?:[.,]\d+)?)\s*e?%$/.exec(plain(text)) ?? []
  if (percent)
    return { lag: { percent: factor * Number(percent.replace(',', '.')) }, isBare: false }
  const minutes = parseDuration(text, { unit: `${lagUnit}s`, hoursOfDay })
  const isBare = /^[\d.,]+$/.test(text.trim())
  return typeof minutes === 'number' ? { lag: { minutes: factor * minutes }, isBare } : null
}

const inBrackets = new RegExp(String.raw`\s*\(\s*((?:${kinds}|[+−-])[^)]*)\)`, 'gi')
const apart = new RegExp(String.raw`\s*[;,]\s*(${kinds}\s*(?=[+−-]|[;,]|$))`, 'gi')

/** '3FS+1,5h', '1 (SS+15m)' and '2;SS+10' are one link each; '3, 4' are two. */
function joined(cell: string): string {
  return cell
    .replace(/([+−-]\s*\d+),(\d+\s*(?:%|[a-zé]))/gi, '$1.$2')
    .replace(inBrackets, ' $1')
    .replace(apart, ' $1')
}

/**
 * Reads a predecessor cell: '3;4', '3, 4', '3 and 4', '41SS+15', '3FS+2d', '5FF-50%', '3-6', '3EA+2
 * Tage', 'after step 3', a task's name, 'All'. Whatever `resolve` knows as a whole is taken as a
 * whole, so ids may hold spaces and hyphens. Kinds and lags as in Microsoft Project's Predecessors
 * field (support.microsoft.com).
 */
export function parseLinks(cell: string, reading: LinkReading): CellLinks {
  const { resolve, previous } = reading
  const links = new Map<string, Link>()
  const unknown: string[] = []
  let all: string | null = null
  let bareLag: string | null = null

  function add(from: string, kind: LinkKind = 'finish-to-start', lag: Lag = { minutes: 0 }) {
    links.set(`${from} ${kind} ${JSON.stringify(lag)}`, { from, kind, lag })
  }

  function read(text: string): boolean {
    if (text.length > longestValue) return false
    const whole = resolve(text) ?? (isPrevious(text) ? previous : null)
    const several = whole === null ? range(text, resolve) : { keys: [whole], unknown: [] }
    if (several) {
      for (const key of several.keys) add(key)
      unknown.push(...several.unknown)
      return true
    }
    const { id = '', kind, after, sign, lag: length } = linked.exec(text)?.groups ?? {}
    const key = kind || sign ? resolve(id.trim()) : undefined
    const written = length ?? after
    const lag = written ? readLag(sign ?? '+', written, reading) : noLag
    if (key !== undefined && lag !== null) {
      if (lag.isBare) bareLag = text
      add(key, kindOf(kind), lag.lag)
      return true
    }
    const first = prefixed.exec(text)?.groups ?? {}
    const named = resolve(first.id ?? '')
    if (named !== undefined) add(named, kindOf(first.kind))
    return named !== undefined
  }

  /** '12: Load the ledger', 'step 12', 'after 12', '#12'. */
  function readLoosely(text: string): boolean {
    const bare = text
      .replace(
        /^(?:(?:depends on|waits? for|after|once|when|tasks?|steps?|nach|schritte?|aufgaben?|apres|après|taches?|tâches?|étapes?|etapes?|tras|tareas?|pasos?|nr|no)(?:[.:]\s*|\s+)|#)+/i,
        '',
      )
      .replace(
        /\s+(?:(?:is|are|has|have)\s+)?(?:completed?|done|finished|ends?|ok)$|(?<=\d)\.$/i,
        '',
      )
    if (bare !== text && read(bare)) return true
    const [, first = ''] = /^(\S+?)\s*(?::|\s[-–]\s)/.exec(bare) ?? []
    return first !== '' && read(first)
  }

  const whole = cell.trim()
  const parts =
    resolve(whole) === undefined
      ? joined(whole).split(/[;,|\n&]|\s\/\s|\s(?:and|und|et|y)\s/i)
      : [whole]
  for (const part of parts.map((text) => text.trim())) {
    if (resolve(part) === undefined && nothing.test(part)) continue
    if (resolve(part) === undefined && isAll(part)) {
      all = part
      continue
    }
    if (read(part)) continue
    // '3 4' or '3/4': several only where every piece is known.
    const pieces = part.split(/[\s/#]+/).filter(Boolean)
    if (pieces.length > 1 && pieces.every((piece) => resolve(piece) !== undefined))
      pieces.forEach(read)
    else if (part.length > longestValue || !readLoosely(part))
      unknown.push(part.slice(0, longestValue))
  }
  return { links: [...links.values()], unknown, all, bareLag }
}
