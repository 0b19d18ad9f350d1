import type { LeftOut, Reading } from '../../reading.ts'
import { anyOf } from '../../words/word-list.ts'
import { isLeftOut, isNo, reasonWords } from '../cells/word-lists.ts'
import type { Numbered } from './numbering.ts'
import { textOf } from './list-rows.ts'

/** What may still come: 'N/A (until the vendor calls)', 'Deferred to 02:00', 'Postponed by 30 min'. */
const mayCome = /\b(?:yet|until|unless|if)\b|\d:\d\d|\d ?(?:h|m|hrs?|mins?|hours?|minutes?)\b/i

/** What parts a status from its reason or its day. */
const reason = new RegExp(` [-–—] |[:;,(]| (?=${anyOf(reasonWords)} )`)

/** 'Cancelled', 'Cancelled - moved to CHG-778', 'Deferred to wave 2', 'storniert am 12.05.' */
function saysLeftOut(status: string): boolean {
  const [first = ''] = status.split(reason)
  return isLeftOut(status) || (isLeftOut(first) && !mayCome.test(status.slice(first.length)))
}

/** Whether a name says that nobody does it: '[CANCELLED] Replace the drums', or '~~Replace the drums~~' in Markdown. */
function isNamedOut({ name }: Numbered): boolean {
  const [, inBrackets, capitals] =
    /^(?:[([]([^()[\]]{2,20})[)\]]|(\p{Lu}[\p{Lu}/ -]{1,20}?)\s?[:–-]\s)/u.exec(name) ?? []
  return /^~~.+~~$/.test(name) || isLeftOut(inBrackets ?? capitals ?? '')
}

/**
 * Finds the rows that the file itself leaves out: cancelled, descoped, not in scope. A backout's steps are 'N/A' as long
 * as nobody needs them, so they stay; and if a file would leave everything out, it leaves nothing out.
 */
export function byStatus(
  rows: readonly Numbered[],
  isBack: (row: Numbered) => boolean,
  corrected: Reading | null,
): { out: ReadonlySet<string>; leftOut: readonly LeftOut[]; areAllOut: boolean } {
  // 'Cancelled – moved to wave 2' above several rows.
  const groups = rows.filter((row) => row.isGroup && saysLeftOut(row.name))
  const outside = new Set(groups.map(({ ownGroup }) => ownGroup))
  const kept = new Set(corrected?.leftOut.flatMap(({ row, isKept }) => (isKept ? [row] : [])))
  const tasks = rows.filter(({ isGroup }) => !isGroup)
  const inactive = tasks.filter(
    (row) =>
      !isBack(row) &&
      (isNamedOut(row) ||
        (row.group !== null && outside.has(row.group)) ||
        saysLeftOut(row.text('state')) ||
        saysLeftOut(row.text('percent')) ||
        isNo(row.text('active')) ||
        saysLeftOut(row.text('active'))),
  )
  const areAllOut = inactive.length === tasks.filter((row) => !isBack(row)).length
  if (areAllOut) return { out: new Set(), leftOut: [], areAllOut: inactive.length > 0 }
  return {
    areAllOut,
    out: new Set(inactive.flatMap(({ key, row }) => (kept.has(row) ? [] : [key]))),
    leftOut: inactive.map((row) => ({
      row: row.row,
      place: row.place,
      text: textOf(row),
      why: 'status',
      isKept: kept.has(row.row),
    })),
  }
}
