import { Refused, limits } from '../../failure.ts'
import type { Link } from '../../model/link.ts'
import { groupsAround } from '../../model/mark-backout.ts'

type Member = {
  readonly key: string
  readonly group: string | null
  readonly links: readonly Link[]
  readonly undoes: readonly string[]
}
type Group = {
  readonly key: string
  readonly parent: string | null
  readonly links: readonly Link[]
}

/** A group's tasks: `first` wait for none of the others, and no other waits for `last`. */
type Edges = {
  readonly all: ReadonlySet<string>
  readonly first: readonly string[]
  readonly last: readonly string[]
}

const noTasks: Edges = { all: new Set(), first: [], last: [] }

function edgesOf(members: readonly Member[]): Edges {
  const all = new Set(members.map(({ key }) => key))
  const isFollowed = new Set<string>()
  const first: string[] = []
  for (const { key, links } of members) {
    const inner = links.filter((link) => all.has(link.from) && link.from !== key)
    if (inner.length === 0) first.push(key)
    for (const link of inner) isFollowed.add(link.from)
  }
  return { all, first, last: [...all].filter((key) => !isFollowed.has(key)) }
}

/** Replaces links to a group by links to its first or last tasks. `rows` maps the key of a group's row to the group. */
export function linkThroughGroups<Task extends Member>(
  tasks: readonly Task[],
  groups: readonly Group[],
  rows: ReadonlyMap<string, string | null>,
): Task[] {
  const parents = new Map(groups.map(({ key, parent }) => [key, parent]))
  const around = tasks.flatMap((task) =>
    groupsAround(task.group, parents).map((group) => ({ group, task })),
  )
  const edges = new Map(
    [...Map.groupBy(around, ({ group }) => group)].map(([key, members]) => [
      key,
      edgesOf(members.map(({ task }) => task)),
    ]),
  )
  let count = 0

  function counted(links: Link[], times = 1): Link[] {
    count += links.length * times
    if (count > limits.links) throw new Refused('too_many_links')
    return links
  }

  function tasksOf(key: string): Edges {
    const group = rows.get(key)
    if (group === undefined) return { all: new Set([key]), first: [key], last: [key] }
    return edges.get(group ?? '') ?? noTasks
  }

  function fromTasks(link: Link, to: ReadonlySet<string>): Link[] {
    const from = tasksOf(link.from)
    if (rows.has(link.from) && !from.all.isDisjointFrom(to)) return []
    const keys = link.kind.startsWith('finish') ? from.last : from.first
    return keys.map((key) => ({ ...link, from: key }))
  }

  const added = new Map<string, Link[]>()
  for (const { key, links } of groups) {
    const into = edges.get(key) ?? noTasks
    for (const link of links.filter(({ from }) => !into.all.has(from))) {
      const members = link.kind.endsWith('start') ? into.first : into.last
      const from = counted(fromTasks(link, into.all), members.length)
      for (const member of members) added.set(member, [...(added.get(member) ?? []), ...from])
    }
  }
  return tasks.map((task) => ({
    ...task,
    links: [
      ...counted(task.links.flatMap((link) => fromTasks(link, new Set([task.key])))),
      ...(added.get(task.key) ?? []),
    ],
    undoes: [...new Set(task.undoes.flatMap((key) => [...tasksOf(key).all]))],
  }))
}
