import { present } from '../../../lib/present.ts'
import type { Lag, Link, LinkKind } from '../../model/link.ts'
import type { OwnRunbook, OwnerKind } from '../../model/own-runbook.ts'
import type { Group, Phase, Task } from '../../model/task.ts'

// A runbook as columns: values of one kind side by side, and references as distances, so that the
// compression finds the same few bytes again and again.

const kinds: readonly LinkKind[] = [
  'finish-to-start',
  'start-to-start',
  'finish-to-finish',
  'start-to-finish',
]
const phases: readonly Phase[] = [
  'pre-implementation',
  'implementation',
  'post-implementation',
  'backout',
]

type Optional = number | null

/** What is the same for every task is its column's one value. */
type Column<Value> = readonly Value[]

export type Columns = {
  readonly title: string
  readonly t0: string | null
  readonly date: string | null
  readonly end: number | null
  readonly groups: readonly (readonly [id: string, name: string, parent: number])[]
  readonly owners: readonly string[]
  /** How many of the tasks are forward ones; the rest is the backout. */
  readonly forward: number
  readonly ids: Column<string>
  readonly names: Column<string>
  readonly owner: Column<number>
  readonly phase: Column<number>
  readonly group: Column<number>
  readonly minutes: Column<number>
  /** '1 2': waits for the task one row up and the one two rows up; '1s15' start-to-start, 15 min. */
  readonly links: Column<string>
  readonly cues: Column<Optional>
  readonly plans: Column<Optional>
  /** Gates: [task, who decides, 1 for the point of no return, what it is decided by]. */
  readonly gates: readonly (readonly [number, string, number, (string | undefined)?])[]
  readonly spreads: readonly (readonly [number, number, number, number])[]
  readonly actuals: readonly (readonly [number, number])[]
  readonly undoes: readonly (readonly [number, readonly number[]])[]
  readonly forecast: OwnRunbook['forecast'] | null
  readonly teams: readonly OwnerKind[]
  readonly kind: OwnRunbook['kind'] | null
  readonly limits: OwnRunbook['limits'] | null
  readonly delays: readonly (readonly [task: number, minutes: number])[]
  readonly moments: readonly (readonly [task: number, began: Optional, ended: Optional])[]
  readonly risks: readonly (readonly [task: number, what: string, per: number, minutes: number])[]
  readonly deadlines: readonly (readonly [task: number, by: number])[]
}

/** Numbers in a row, '1', '2', '3', need no space in the link at all. */
function packIds(ids: readonly string[]): string[] {
  return ids.every((id, i) => id === String(i + 1)) ? [] : [...ids]
}

function packLag(lag: Lag): string {
  if ('percent' in lag) return `${lag.percent}%`
  return lag.minutes === 0 ? '' : String(lag.minutes)
}

function packLinks(task: Task, index: number, places: ReadonlyMap<string, number>): string {
  const short = task.after.map((id) => String(index - places.get(id)!))
  const long = (task.links ?? []).map(
    ({ from, kind, lag }) =>
      `${index - places.get(from)!}${'fsex'[kinds.indexOf(kind)]}${packLag(lag)}`,
  )
  return [...short, ...long].join(' ')
}

/** The columns of a runbook whose links lead to tasks that exist. */
export function toColumns(runbook: OwnRunbook): Columns {
  const tasks = [...runbook.tasks, ...runbook.backout]
  const places = new Map(tasks.map(({ id }, i) => [id, i]))
  const owners = [...new Set(tasks.map(({ owner }) => owner))]
  const groupPlaces = new Map(runbook.groups.map(({ id }, i) => [id, i]))

  function sparse<Value>(of: (task: Task) => Value | undefined): [number, Value][] {
    return tasks.flatMap((task, i) => {
      const value = of(task)
      return value === undefined ? [] : [[i, value] as [number, Value]]
    })
  }

  return {
    title: runbook.title,
    t0: runbook.t0,
    date: runbook.date,
    end: runbook.windowEnd,
    groups: runbook.groups.map(({ id, name, parent }) => [
      id,
      name,
      parent === undefined ? -1 : groupPlaces.get(parent)!,
    ]),
    owners,
    forward: runbook.tasks.length,
    ids: packIds(tasks.map(({ id }) => id)),
    names: tasks.map(({ name }) => name),
    owner: tasks.map(({ owner }) => owners.indexOf(owner)),
    phase: tasks.map(({ phase }) => phases.indexOf(phase)),
    group: tasks.map(({ group }) => (group === undefined ? -1 : groupPlaces.get(group)!)),
    minutes: tasks.map(({ duration }) => duration),
    links: tasks.map((task, i) => packLinks(task, i, places)),
    cues: tasks.map(({ cue }) => cue ?? null),
    plans: tasks.map(({ plannedStart }) => plannedStart ?? null),
    gates: sparse(({ gate }) => gate).map(([i, gate]) => [
      i,
      gate.decidedBy,
      gate.pointOfNoReturn ? 1 : 0,
      gate.conditions ?? '',
    ]),
    spreads: sparse(({ spread }) => spread).map(([i, spread]) => [
      i,
      spread.optimistic,
      spread.likely,
      spread.pessimistic,
    ]),
    actuals: sparse(({ actual }) => actual),
    undoes: sparse(({ undoes }) => undoes).map(([i, ids]) => [i, ids.map((id) => places.get(id)!)]),
    forecast: runbook.forecast ?? null,
    teams: runbook.teams ?? [],
    kind: runbook.kind ?? null,
    limits: runbook.limits ?? null,
    delays: (runbook.delays ?? []).map(({ task, minutes }) => [places.get(task)!, minutes]),
    moments: tasks.flatMap(({ began = null, ended = null }, i) =>
      began === null && ended === null ? [] : [[i, began, ended] as const],
    ),
    risks: (runbook.risks ?? []).map(({ task, what, percent, minutes }) => [
      places.get(task)!,
      what,
      percent,
      minutes,
    ]),
    deadlines: (runbook.deadlines ?? []).map(({ task, by }) => [places.get(task)!, by]),
  }
}

function unpackLinks(text: string, index: number, ids: readonly string[]) {
  const after: string[] = []
  const links: Link[] = []
  for (const part of text.split(' ').filter(Boolean)) {
    const [, distance, code, lag = '', percent] =
      /^(-?\d{1,6})([fsex])?(-?\d+(?:\.\d+)?)?(%)?$/.exec(part) ?? []
    const from = ids[index - Number(distance ?? NaN)]
    if (from === undefined) return null
    if (code === undefined) after.push(from)
    else
      links.push({
        from,
        kind: kinds['fsex'.indexOf(code)]!,
        lag: percent ? { percent: Number(lag) } : { minutes: Number(lag) },
      })
  }
  return { after, ...(links.length === 0 ? {} : { links }) }
}

/**
 * The runbook of columns, or null where a reference leads nowhere. What it contains is still to be
 * checked against the contract.
 */
export function fromColumns(columns: Columns): OwnRunbook | null {
  const count = columns.names.length
  const ids = columns.ids.length === 0 ? columns.names.map((_, i) => String(i + 1)) : columns.ids
  const gates = new Map(
    columns.gates.map(([i, decidedBy, isLast, conditions]) => [
      i,
      {
        decidedBy,
        ...(isLast === 1 ? { pointOfNoReturn: true } : {}),
        ...(conditions ? { conditions } : {}),
      },
    ]),
  )
  const spreads = new Map(
    columns.spreads.map(([i, optimistic, likely, pessimistic]) => [
      i,
      { optimistic, likely, pessimistic },
    ]),
  )
  const actuals = new Map(columns.actuals)
  const undone = new Map(columns.undoes)
  const moments = new Map(columns.moments.map(([i, began, ended]) => [i, { began, ended }]))
  const lists = [
    ids,
    columns.owner,
    columns.phase,
    columns.group,
    columns.minutes,
    columns.links,
    columns.cues,
    columns.plans,
  ]
  if (lists.some((list) => list.length !== count)) return null

  const tasks: Task[] = []
  for (const [i, name] of columns.names.entries()) {
    const owner = columns.owners[columns.owner[i]!]
    const phase = phases[columns.phase[i]!]
    const links = unpackLinks(columns.links[i]!, i, ids)
    const undoes = undone.get(i)?.map((place) => ids[place] ?? '')
    if (owner === undefined || phase === undefined || links === null) return null
    tasks.push({
      id: ids[i]!,
      name,
      owner,
      phase,
      duration: columns.minutes[i]!,
      ...links,
      ...present({
        cue: columns.cues[i],
        group: columns.groups[columns.group[i]!]?.[0],
        gate: gates.get(i),
        spread: spreads.get(i),
        actual: actuals.get(i),
        ...moments.get(i),
        undoes,
        plannedStart: columns.plans[i],
      }),
    })
  }
  return {
    title: columns.title,
    t0: columns.t0,
    date: columns.date,
    windowEnd: columns.end,
    groups: columns.groups.map(([id, name, parent]): Group => ({
      id,
      name,
      ...present({ parent: columns.groups[parent]?.[0] }),
    })),
    tasks: tasks.slice(0, columns.forward),
    backout: tasks.slice(columns.forward),
    ...present({ forecast: columns.forecast, kind: columns.kind, limits: columns.limits }),
    ...(columns.teams.length > 0 ? { teams: columns.teams } : {}),
    ...(columns.delays.length > 0
      ? { delays: columns.delays.map(([i, minutes]) => ({ task: ids[i] ?? '', minutes })) }
      : {}),
    ...(columns.risks.length > 0
      ? {
          risks: columns.risks.map(([i, what, percent, minutes]) => ({
            task: ids[i] ?? '',
            what,
            percent,
            minutes,
          })),
        }
      : {}),
    ...(columns.deadlines.length > 0
      ? { deadlines: columns.deadlines.map(([i, by]) => ({ task: ids[i] ?? '', by })) }
      : {}),
  }
}
