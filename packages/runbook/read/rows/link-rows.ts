import { Refused, limits } from '../../failure.ts'
import type { Link } from '../../model/link.ts'
import { groupsAround } from '../../model/groups.ts'
import type { Role, Unit } from '../../reading.ts'
import { durationParts, type UnitKind } from '../cells/duration-words.ts'
import { longestRange, parseLinks, withKinds, type CellLinks } from '../cells/links.ts'
import { plain } from '../../words/plain.ts'
import { unitOf } from '../headings/units.ts'
import { longestValue } from '../file/table.ts'
import type { OutlineGroup } from './outline.ts'
import type { Numbered, Resolve } from './numbering.ts'

export type Linked = Numbered & {
  readonly links: readonly Link[]
  readonly undoes: readonly string[]
  /** Texts that name no row. */
  readonly unknown: readonly string[]
}

const plainLink = { kind: 'finish-to-start', lag: { minutes: 0 } } as const

const lagUnits: Readonly<Partial<Record<UnitKind, Unit>>> = {
  week: 'weeks',
  day: 'days',
  hour: 'hours',
}

/** A lag without a unit is in the one that most lengths are written in; null if they are written without. */
function lagUnitOf(rows: readonly Numbered[]): Unit | null {
  const written = rows.flatMap((row) => {
    const text = row.text('duration')
    return text.length > longestValue ? [] : (durationParts(plain(text)).parts[0]?.unit ?? [])
  })
  const [most] = [...Map.groupBy(written, (unit) => unit)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  )
  return most ? (lagUnits[most[0]] ?? 'minutes') : null
}

/** Creates a function that counts links, and throws Refused once there are too many. */
function createLimit() {
  let count = 0
  return (links: number) => {
    count += links
    if (count > limits.links) throw new Refused('too_many_links')
  }
}

/** Reads what each row waits for, as written; a row may be a group or one that is left out. */
function readLinks(
  rows: readonly Numbered[],
  resolve: Resolve,
  headings: ReadonlyMap<Role, string>,
): Linked[] {
  function unitIn(role: Role) {
    return unitOf(headings.get(role) ?? '')
  }

  const lagUnit = unitIn('lag') ?? lagUnitOf(rows) ?? unitIn('duration') ?? 'minutes'
  const places = new Map(rows.map(({ key }, i) => [key, i]))
  const spend = createLimit()

  function between(from: string, to: string): string[] {
    const [first, last] = [places.get(from), places.get(to)]
    return first === undefined || last === undefined || last - first >= longestRange
      ? []
      : rows.slice(first, last + 1).flatMap(({ key, isGroup }) => (isGroup ? [] : [key]))
  }

  function cellLinks(
    row: Numbered,
    role: 'after' | 'before' | 'undoes',
    previous: string | null,
  ): CellLinks {
    function resolveHere(text: string) {
      return resolve(text, row)
    }

    const written = row.text(role)
    const cell =
      role === 'after'
        ? withKinds(written, row.text('linkKind'), row.text('lag'), resolveHere)
        : written
    return parseLinks(cell, {
      resolve: resolveHere,
      previous,
      between,
      lagUnit,
    })
  }

  const read = rows.map((row, i) => {
    const previous = rows[i - 1]?.key ?? null
    const after = cellLinks(row, 'after', previous)
    const before = cellLinks(row, 'before', null)
    const undoes = cellLinks(row, 'undoes', previous)
    const everything = after.all === null ? [] : rows.slice(0, i).filter(({ isGroup }) => !isGroup)
    spend(after.links.length + before.links.length + everything.length)
    const linked: Linked = {
      ...row,
      links: [...after.links, ...everything.map(({ key }): Link => ({ ...plainLink, from: key }))],
      undoes: undoes.links.map(({ from }) => from),
      unknown: [...after.unknown, ...before.unknown, ...undoes.unknown],
    }
    return { linked, before: before.links }
  })
  return withSuccessors(read)
}

/** Turns what is written under 'Successor' round: the row that is named there waits for the one that names it. */
function withSuccessors(
  read: readonly { readonly linked: Linked; readonly before: readonly Link[] }[],
): Linked[] {
  const turned = read.flatMap(({ linked, before }) =>
    before.map((link) => ({ waiting: link.from, link: { ...link, from: linked.key } })),
  )
  const byWaiting = Map.groupBy(turned, ({ waiting }) => waiting)
  return read.map(({ linked }) => {
    const more = byWaiting.get(linked.key)?.map(({ link }) => link)
    return more ? { ...linked, links: [...linked.links, ...more] } : linked
  })
}

/** The tasks of a group that none of its others waits for, or that wait for none of its others. */
function edgesOf(members: readonly Linked[]) {
  const all = new Set(members.map(({ key }) => key))
  const isFollowed = new Set(members.flatMap(({ links }) => links.map(({ from }) => from)))
  return {
    all,
    first: members
      .filter(({ links }) => !links.some(({ from }) => all.has(from)))
      .map(({ key }) => key),
    last: members.filter(({ key }) => !isFollowed.has(key)).map(({ key }) => key),
  }
}

type Edges = ReturnType<typeof edgesOf>

/** The same link twice says nothing more. Two spellings of it may be many rows apart. */
function once(links: readonly Link[]): Link[] {
  return [...new Map(links.map((link) => [`${link.from} ${link.kind}`, link])).values()]
}

type Outline = {
  readonly groups: readonly OutlineGroup[]
  /** Keys of the rows that are left out. */
  readonly out: ReadonlySet<string>
}

/** Creates a function that finds what a row which is left out waits for, through others that are left out too. */
function createBehind(
  byKey: ReadonlyMap<string, Linked>,
  out: ReadonlySet<string>,
  spend: (links: number) => void,
) {
  const known = new Map<string, readonly Linked[]>()

  function find(key: string): readonly Linked[] {
    const found = new Map<string, Linked>()
    const seen = new Set([key])
    for (const open = [key]; open.length > 0;) {
      const links = byKey.get(open.pop()!)?.links ?? []
      spend(links.length)
      for (const { from } of links) {
        const row = byKey.get(from)
        if (!row || seen.has(from)) continue
        seen.add(from)
        if (out.has(from)) open.push(from)
        else found.set(from, row)
      }
    }
    return [...found.values()]
  }

  return (key: string): readonly Linked[] => {
    const found = known.get(key) ?? find(key)
    known.set(key, found)
    return found
  }
}

/** Finds the tasks that a link means, which may be to a group or to a row that is left out. */
function createFinder(read: readonly Linked[], { groups, out }: Outline) {
  const parents = new Map(groups.map(({ id, parent }) => [id, parent]))
  const byKey = new Map(read.map((row) => [row.key, row]))
  const tasks = read.filter(({ isGroup, key }) => !isGroup && !out.has(key))
  const within = tasks.flatMap((task) =>
    groupsAround(task.group, parents).map((group) => ({ group, task })),
  )
  const members = Map.groupBy(within, ({ group }) => group)
  const edges = new Map<string, Edges>()
  const spend = createLimit()
  const behind = createBehind(byKey, out, spend)

  function edgesIn({ ownGroup }: Linked): Edges {
    if (ownGroup === null) return edgesOf([])
    const inside = members.get(ownGroup) ?? []
    const known = edges.get(ownGroup) ?? edgesOf(inside.map(({ task }) => task))
    edges.set(ownGroup, known)
    return known
  }

  /** The links to tasks that a link as written means. */
  function toTasks(link: Link): Link[] {
    const row = byKey.get(link.from)
    if (!row) return []
    return (out.has(row.key) ? behind(row.key) : [row]).flatMap((each) => {
      if (!each.isGroup) return [{ ...link, from: each.key }]
      const { first, last } = edgesIn(each)
      const keys = link.kind.startsWith('finish') ? last : first
      spend(keys.length)
      return keys.map((from) => ({ ...link, from }))
    })
  }

  /** The links of a task; one that waits for its own group would wait for itself. */
  function linksOf({ group, links }: Linked): Link[] {
    const around = new Set(groupsAround(group, parents))
    return links.flatMap((link) => {
      const row = byKey.get(link.from)
      const isOwnGroup = row?.isGroup && row.ownGroup !== null && around.has(row.ownGroup)
      return isOwnGroup ? [] : toTasks(link)
    })
  }

  /** The tasks that a task of the backout undoes. */
  function undone({ undoes }: Linked): string[] {
    const keys = undoes.flatMap((key) => {
      const row = byKey.get(key)
      if (row?.isGroup) return [...edgesIn(row).all]
      return row && !out.has(key) ? [key] : []
    })
    return [...new Set(keys)]
  }

  return { tasks, spend, edgesIn, toTasks, linksOf, undone }
}

/** The links that groups pass on to their tasks, by the task's key. */
function linksOfGroups(
  read: readonly Linked[],
  { spend, edgesIn, toTasks }: ReturnType<typeof createFinder>,
): ReadonlyMap<string, readonly Link[]> {
  const added = new Map<string, Link[]>()
  for (const group of read.filter(({ isGroup, links }) => isGroup && links.length > 0)) {
    const inside = edgesIn(group)
    for (const link of group.links) {
      const from = toTasks(link).filter((each) => !inside.all.has(each.from))
      const to = link.kind.endsWith('start') ? inside.first : inside.last
      spend(from.length * to.length)
      for (const key of to) added.set(key, [...(added.get(key) ?? []), ...from])
    }
  }
  return added
}

/**
 * Turns links to groups into links to their first or last tasks, links of groups into links of their tasks, and links to
 * rows that are left out into links to what those wait for. Throws Refused: too_many_links.
 */
export function linkRows(
  rows: readonly Numbered[],
  outline: Outline,
  resolve: Resolve,
  headings: ReadonlyMap<Role, string>,
): Linked[] {
  const read = readLinks(rows, resolve, headings)
  const finder = createFinder(read, outline)
  const added = linksOfGroups(read, finder)
  return finder.tasks.map((task) => {
    const own = finder.linksOf(task)
    const isOwn = own.some(({ from }) => from === task.key)
    return {
      ...task,
      links: once([...own, ...(added.get(task.key) ?? [])]).filter(
        ({ from }) => from !== task.key || isOwn,
      ),
      undoes: finder.undone(task),
    }
  })
}
