import { Refused, limits } from '../../failure.ts'
import type { Link } from '../../model/link.ts'

type Member = {
  readonly key: string
  readonly group: string | null
  readonly links: readonly Link[]
}
type Group = {
  readonly key: string
  readonly parent: string | null
  readonly links: readonly Link[]
}

/** The tasks with which a group begins and ends, as its own links have it. */
type Edges = {
  readonly members: ReadonlySet<string>
  readonly first: string[]
  readonly last: string[]
}

function edgesOf(members: readonly Member[]): Edges {
  const keys = new Set(members.map(({ key }) => key))
  const isFollowed = new Set<string>()
  const first: string[] = []
  for (const { key, links } of members) {
    const inner = links.filter((link) => keys.has(link.from) && link.from !== key)
    if (inner.length === 0) first.push(key)
    for (const link of inner) isFollowed.add(link.from)
  }
  const last = members.flatMap(({ key }) => (isFollowed.has(key) ? [] : [key]))
  return { members: keys, first, last }
}

/**
 * The tasks with every link to a group or of a group written as links between tasks: a group starts
 * with its first tasks and has finished with its last. A link between a group and its own task says
 * nothing and is left out. `rows`: the key in the links of a group that is a row.
 */
export function linkThroughGroups<Task extends Member>(
  tasks: readonly Task[],
  groups: readonly Group[],
  rows: ReadonlyMap<string, string>,
): Task[] {
  const parents = new Map(groups.map(({ key, parent }) => [key, parent]))
  const membersOf = new Map<string, Task[]>()
  for (const task of tasks)
    for (let key = task.group; key !== null; key = parents.get(key) ?? null) {
      const members = membersOf.get(key)
      if (members) members.push(task)
      else membersOf.set(key, [task])
    }
  const edges = new Map([...membersOf].map(([key, members]) => [key, edgesOf(members)]))

  function fromTasks(link: Link, to: ReadonlySet<string>): Link[] {
    const group = rows.get(link.from)
    if (group === undefined) return [link]
    const from = edges.get(group)
    if (!from || [...to].some((key) => from.members.has(key))) return []
    const isFromFinish = link.kind === 'finish-to-start' || link.kind === 'finish-to-finish'
    return (isFromFinish ? from.last : from.first).map((key) => ({ ...link, from: key }))
  }

  let count = 0
  const added = new Map<string, Link[]>()
  for (const { key, links } of groups) {
    const into = edges.get(key)
    if (!into) continue
    for (const link of links) {
      if (into.members.has(link.from)) continue
      const isToStart = link.kind === 'finish-to-start' || link.kind === 'start-to-start'
      const from = fromTasks(link, into.members)
      const members = isToStart ? into.first : into.last
      count += members.length * from.length
      if (count > limits.links) throw new Refused('too_many_links')
      for (const member of members) added.set(member, [...(added.get(member) ?? []), ...from])
    }
  }
  return tasks.map((task) => {
    const all = [...task.links, ...(added.get(task.key) ?? [])]
    if (all.length === 0) return task
    const own = new Set([task.key])
    const links = all.flatMap((link) => fromTasks(link, own))
    count += links.length
    if (count > limits.links) throw new Refused('too_many_links')
    return { ...task, links }
  })
}
