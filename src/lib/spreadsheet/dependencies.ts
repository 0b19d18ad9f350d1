/** What one predecessor cell says. `links` and `lags` quote what the check reads as a plain link. */
export type Dependencies = {
  readonly ids: readonly string[]
  readonly unknown: readonly string[]
  readonly links: readonly string[]
  readonly lags: readonly string[]
}

/** The id that a text stands for, or undefined. */
export type Resolve = (text: string) => string | undefined

/** The most that a range such as 3–9 may stand for. */
const longestRange = 500
/** So many gaps of a range are named; the others are counted. */
const namedGaps = 5

const nothing = /^(none|nil|n\/?a|start|t0|-+|–|—|\.)?$/i

/** '3FS', '12 SS+10m', '4fs - 1 day': the id, the kind of link and the lag, as planners write them. */
const linked = /^(.+?)\s*(FS|SS|FF|SF)?\s*(?:([+-])\s*(\d[\d.,:]*\s*[a-z]*))?$/i

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

/** What a range such as 3-9 stands for, and what of it is not there; null for any other text. */
function range(text: string, resolve: Resolve): { ids: string[]; unknown: string[] } | null {
  const [, from, to] = /^(\d{1,6})\s*(?:-|–|to)\s*(\d{1,6})$/i.exec(text) ?? []
  if (!from || !to || Number(to) < Number(from)) return null
  if (Number(to) - Number(from) > longestRange) return { ids: [], unknown: [text] }
  const ids: string[] = []
  const missing: number[] = []
  for (let number = Number(from); number <= Number(to); number++) {
    const id = resolve(String(number))
    if (id === undefined) missing.push(number)
    else ids.push(id)
  }
  return { ids, unknown: missing.length === 0 ? [] : [gapsText(missing)] }
}

/**
 * Reads a predecessor cell: '3;4', '3, 4', '3 and 4', '3FS', '3SS+10m', '3-6', a task's name.
 * Whatever `resolve` knows as a whole is taken as a whole, so ids may hold spaces and hyphens.
 */
export function parseDependencies(cell: string, resolve: Resolve): Dependencies {
  const ids: string[] = []
  const unknown: string[] = []
  const links: string[] = []
  const lags: string[] = []

  function read(text: string): boolean {
    const whole = resolve(text)
    if (whole !== undefined) {
      ids.push(whole)
      return true
    }
    const several = range(text, resolve)
    if (several) {
      ids.push(...several.ids)
      unknown.push(...several.unknown)
      return true
    }
    const [, id = '', kind, sign] = linked.exec(text) ?? []
    const found = kind || sign ? resolve(id.trim()) : undefined
    if (found === undefined) return false
    ids.push(found)
    if (kind && kind.toUpperCase() !== 'FS') links.push(text)
    if (sign) lags.push(text)
    return true
  }

  const parts = resolve(cell.trim()) === undefined ? cell.split(/[;,|\n&]|\s\/\s|\sand\s/i) : [cell]
  for (const part of parts.map((text) => text.trim())) {
    if (nothing.test(part) && resolve(part) === undefined) continue
    if (read(part)) continue
    // '3 4' or '3/4': several only where every piece is known.
    const pieces = part.split(/[\s/]+/)
    if (pieces.length > 1 && pieces.every((piece) => resolve(piece) !== undefined))
      pieces.forEach(read)
    else unknown.push(part)
  }
  return { ids: [...new Set(ids)], unknown, links, lags }
}
