import type { Role } from '../../reading.ts'
import { isNo } from '../cells/word-lists.ts'
import { nearlyAll } from '../columns/profile.ts'
import { byLevels, datesOf, isAround, type Parent } from './parents.ts'
import type { SheetRow } from './sheet-row.ts'

/** Whether the first row is number 0 and lasts from the first start to the last finish: the whole project. */
function isRoot(rows: readonly SheetRow[], first: string): boolean {
  if (first !== '0') return false
  const [whole, ...others] = rows.map(datesOf)
  const known = others.filter((each) => each !== null)
  const from = known.reduce((least, each) => Math.min(least, each.from), Infinity)
  const to = known.reduce((most, each) => Math.max(most, each.to), -Infinity)
  return known.length > 1 && whole?.from === from && whole.to === to
}

/**
 * '1.2.3' is under '1.2' if there is such a row, and otherwise under '1', which may be written '1.0'. 'A2' is under 'A',
 * but '2a' beside a '2' with times is a step that was put in after step 2.
 */
export function byNumber(rows: readonly SheetRow[], role: Role): Parent[] {
  const codes = rows.map((row) => {
    const text = row.text(role)
    // Neither '2. Verification' nor 'J-9:30' is a number of an outline, but 'move.racks' is under 'move'.
    return /:|(?:\d\.\s*|\.\s+)\p{L}{2}/u.test(text)
      ? ''
      : text.replace(/(?:\.0*)+$/, '').replace(/^(\p{L}{1,3})[- ]?(?=\d)/u, '$1.')
  })
  // '1a' is under '1' if that row has nothing but a name.
  const bare = new Set(codes.filter((_, i) => rows[i]!.isBare))
  for (const [i, code] of codes.entries()) {
    const [, number = '', letter] = /^(\d{1,3})\.?([a-z])$/i.exec(code) ?? []
    if (letter && bare.has(number)) codes[i] = `${number}.${letter}`
  }
  if (!codes.some((code) => code.includes('.'))) return rows.map(() => null)
  const known = new Set(codes)
  // A row with a length that one below its number waits for is a task, as in '3, 40 min' and '3.1, after 3'.
  const isLong = new Set(codes.filter((_, i) => rows[i]!.text('duration') !== ''))
  // Predecessors name ids: only where these numbers are the ids, or there are none, a predecessor is such a number.
  const areIds = role === 'id' || rows.every((row) => row.text('id') === '')
  for (const [i, row] of areIds ? rows.entries() : [])
    for (const code of row.text('after').split(/[\s,;]+/))
      if (codes[i]!.startsWith(`${code}.`) && isLong.has(code)) known.delete(code)
  const hasRoot = isRoot(rows, codes[0]!)
  return byLevels(
    codes.map((code, at) => {
      const parts = code.split('.')
      const above = parts.filter((_, i) => i > 0 && known.has(parts.slice(0, i).join('.'))).length
      return above + Number(hasRoot && at > 0)
    }),
  )
}

/**
 * '1' above '1.1' is no task if such rows have no owner where most others have one, or last from the first start to the
 * last finish below them, and wait for nothing.
 */
export function bySummaries(rows: readonly SheetRow[]): Parent[] {
  return ifSummaries(rows, byNumber(rows, 'id'))
}

/** The number of an outline in front of a name: '1.0 Racks', '6.Pilot'. */
const inFront = /^(\d{1,3}(?:\.\d{1,3})*)\.?(?=[\s\p{L}])/u

/** '1.0 Racks' above '1.1 Bolt the racks' is a summary, where nearly every name has such a number and no column has ids. */
export function byNumberedNames(rows: readonly SheetRow[]): Parent[] {
  const numbers = rows.map(({ name }) => inFront.exec(name)?.[1]?.replace(/\.0+$/, '') ?? '')
  const known = numbers.filter(Boolean)
  const places = new Map(numbers.map((number, i) => [number, i]))
  const areOutline = known.length > rows.length * nearlyAll && new Set(known).size === known.length
  if (!areOutline || rows.some((row) => row.text('id') !== '')) return rows.map(() => null)
  const parents = numbers.map((number, i) => {
    const above = places.get(number.slice(0, Math.max(0, number.lastIndexOf('.')))) ?? i
    return number.includes('.') && above < i ? above : null
  })
  return ifSummaries(rows, parents)
}

/** No parents, if one of them has its own times, or an owner where its parts have one. */
function ifSummaries(rows: readonly SheetRow[], parents: readonly Parent[]): Parent[] {
  const below = Map.groupBy(rows, (_, i) => parents[i] ?? 'none')
  below.delete('none')
  const parts = rows.filter((_, i) => !below.has(i))
  const haveOwners = parts.filter((row) => row.text('owner') !== '').length * 2 > parts.length
  const areWhole = [...below].every(([at, others]) => {
    const row = rows[at as number]!
    const isBare = haveOwners && row.text('owner') === ''
    return row.text('after') === '' && (isBare || isAround(row, others))
  })
  return areWhole ? [...parents] : rows.map(() => null)
}

/** The days of a row whose cells are dates to the program, so that no order of day and month has to be known. */
function serialsOf(row: SheetRow): { from: number; to: number } | null {
  const [start, finish] = [row.cell('start'), row.cell('finish')]
  return typeof start === 'object' &&
    typeof finish === 'object' &&
    start &&
    finish &&
    'serial' in start &&
    'serial' in finish
    ? { from: start.serial, to: finish.serial }
    : null
}

type Head = { readonly row: SheetRow; readonly others: readonly SheetRow[] }

/**
 * Whether rows with parts have days of their own: one is over before a part of it starts, and none lasts longer than all
 * of its parts, as summaries do.
 */
function haveOwnDays(heads: readonly Head[]): boolean {
  const known = heads.map(({ row, others }) => ({
    own: serialsOf(row),
    parts: others.flatMap((each) => serialsOf(each) ?? []),
  }))
  return (
    known.some(({ own, parts }) => own && parts.some(({ from }) => from > own.to)) &&
    known.every(
      ({ own, parts }) => own && parts.some((each) => each.to - each.from >= own.to - own.from),
    )
  )
}

/**
 * '3.0' above '3.1' is a task itself where such rows have an owner and times and wait for others, or have days of their
 * own, or where a column says that they are no summaries.
 */
export function byNumberAlone(rows: readonly SheetRow[]): Parent[] {
  const parents = byNumber(rows, 'id')
  const below = Map.groupBy(rows, (_, i) => parents[i] ?? 'none')
  below.delete('none')
  const heads = [...below].map(([at, others]) => ({ row: rows[at as number]!, others }))
  const areWorking = heads.every(
    ({ row }) => row.text('owner') && row.text('start') && row.text('after'),
  )
  const areTasks = heads.every(({ row }) => isNo(row.text('summary')))
  const areNone = areTasks || (heads.length > 1 && (areWorking || haveOwnDays(heads)))
  return areNone ? rows.map(() => null) : parents
}
