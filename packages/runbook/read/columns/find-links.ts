import { idKey } from '../../words/id-key.ts'
import { isLinkKind, parseLinks, saysAfter } from '../cells/links.ts'
import { cellText, type Cell } from '../file/table.ts'
import { isOfThing, isRecord } from '../headings/kinds.ts'
import { mostly, nearlyAll, share, type Profile } from './profile.ts'
import type { Columns } from './columns.ts'

function namesIn(profile: Profile | undefined): string[] {
  return (profile?.filled ?? []).map((cell) => cellText(cell).toLowerCase())
}

/** The names of tasks in a cell, such as 'Stop, copy' or '["stop", "copy"]'. */
function namesOf(cell: Cell): string[] {
  return cellText(cell)
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .split(/[;,|]/)
    .map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter(Boolean)
}

/** Under any heading, cells that name other tasks and nothing else are links. */
export function findLinks({ of, free, set }: Columns) {
  if (of('after') || of('before')) return
  const names = namesIn(of('task'))
  // A bare number under any heading may count something else.
  const ids = namesIn(of('id')).filter((id) => /\p{L}/u.test(id))
  const known = new Set([...names, ...ids])
  // 'Not before' may say which tasks, and no time.
  const notBefore = of('notBefore')
  if (notBefore && areLinks(notBefore, of('id'))) {
    set(notBefore, 'after')
    return
  }
  for (const profile of free()) {
    const { filled, heading } = profile
    if (filled.length < 2) continue
    if (share(filled, (_, text) => saysAfter(text)) > mostly) {
      // With times among them, as under 'When', the column says either when or after what.
      set(profile, profile.moments > 0 && !of('start') ? 'start' : 'after')
      return
    }
    if (!isRecord(heading) && !isOfThing(heading) && areLinks(profile, of('id'))) {
      set(profile, 'after')
      return
    }
    const named = filled.flatMap(namesOf)
    if (named.length === 0 || !named.every((name) => known.has(name))) continue
    // The first task waits for none, so a column that never names it says what comes after.
    set(profile, named.includes(names[0]!) || named.includes(ids[0]!) ? 'after' : 'before')
    return
  }
}

/** Cells under any heading that name rows further up and nothing else: what each row waits for. */
function areLinks({ cells, filled }: Profile, id: Profile | undefined): boolean {
  if (!id) return false
  const places = new Map(id.cells.map((cell, i) => [idKey(cellText(cell)), i]))
  const reading = {
    resolve: (text: string) => (places.has(idKey(text)) ? idKey(text) : undefined),
    previous: null,
    lagUnit: 'minutes',
  } as const
  const read = cells.map((cell) => parseLinks(cellText(cell), reading))
  const named = read.filter(({ links, unknown }) => links.length > 0 && unknown.length === 0)
  const back = read.flatMap(({ links }, i) => links.map(({ from }) => i - places.get(from)!))
  // A single number may count something else, unless most are those of the row above.
  const isSure =
    named.some(({ links }) => links.length > 1) ||
    id.filled.some((cell) => /\p{L}/u.test(cellText(cell))) ||
    back.filter((each) => each === 1).length * 2 > back.length
  return (
    named.length > 2 &&
    named.length >= filled.length * 0.7 &&
    back.filter((each) => each > 0).length >= back.length * nearlyAll &&
    isSure
  )
}

/** 'Type' beside predecessors is theirs if every cell is a link's kind. */
export function findLinkKinds({ of, free, set }: Columns) {
  if (!of('after') || of('linkKind')) return
  const kinds = free().find(({ filled }) => filled.every((cell) => isLinkKind(cellText(cell))))
  set(kinds, 'linkKind')
}
