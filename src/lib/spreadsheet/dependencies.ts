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

const nothing = /^(none|nil|n\/?a|start|t0|-+|–|—|\.)?$/i

/** '3FS', '12 SS+10m', '4fs - 1 day': the id, the kind of link and the lag, as planners write them. */
const linked = /^(.+?)\s*(FS|SS|FF|SF)?\s*(?:([+-])\s*(\d[\d.,:]*\s*[a-z]*))?$/i

const range = (text: string, resolve: Resolve): string[] | null => {
  const [, from, to] = /^(\d{1,6})\s*(?:-|–|to)\s*(\d{1,6})$/i.exec(text) ?? []
  if (!from || !to || Number(to) < Number(from) || Number(to) - Number(from) > longestRange)
    return null
  const ids: string[] = []
  for (let number = Number(from); number <= Number(to); number++) {
    const id = resolve(String(number))
    if (id !== undefined) ids.push(id)
  }
  return ids.length > 0 ? ids : null
}

/**
 * Reads a predecessor cell: '3;4', '3, 4', '3 and 4', '3FS', '3SS+10m', '3-6', a task's name.
 * Whatever `resolve` knows as a whole is taken as a whole, so ids may hold spaces and hyphens.
 */
export const parseDependencies = (cell: string, resolve: Resolve): Dependencies => {
  const ids: string[] = []
  const unknown: string[] = []
  const links: string[] = []
  const lags: string[] = []

  const read = (text: string): boolean => {
    const whole = resolve(text)
    if (whole !== undefined) {
      ids.push(whole)
      return true
    }
    const several = range(text, resolve)
    if (several) {
      ids.push(...several)
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
