import { clockTime } from '../../lib/clock.ts'
import { present } from '../../lib/present.ts'
import { inShort } from '../model/link.ts'
import { openCircles } from '../model/open-circles.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import type { Gate, Spread, Task } from '../model/task.ts'
import { dayText } from './cells/dates.ts'
import { isBackout, isGate } from './cells/words.ts'
import type { Choices } from './questions/choices.ts'
import { readStartMeaning, type StartMeaning, type StartsMean } from './tasks/starts-mean.ts'
import type { SheetGroup, SheetTask, SheetTasks } from './tasks/tasks.ts'

export type FromSheet = {
  readonly runbook: OwnRunbook
  readonly starts: StartsMean
  /** The key of the group that is the backout; null where none is. */
  readonly backoutGroup: string | null
  /** Circles that were opened, each in working order. */
  readonly circles: readonly (readonly string[])[]
}

/** A longer name is an instruction: the rest of it stays in the file. */
const longestName = 500

function short(text: string): string {
  return text.slice(0, longestName)
}

function spreadOf({ shortest, longest, duration }: SheetTask): Spread | undefined {
  if (typeof shortest !== 'number' || typeof longest !== 'number') return undefined
  const likely = typeof duration === 'number' ? duration : Math.round((shortest + longest) / 2)
  return shortest <= likely && likely <= longest
    ? { optimistic: shortest, likely, pessimistic: longest }
    : undefined
}

/** A duration that nobody can read counts as nothing, unless its spread tells the likeliest. */
function minutesOf(task: SheetTask, spread: Spread | undefined): number {
  return typeof task.duration === 'number' ? task.duration : (spread?.likely ?? 0)
}

function cueOf(task: SheetTask, meaning: StartMeaning): number | null {
  return meaning === 'cues' || task.isFixed || task.links.length === 0 ? task.startMinute : null
}

/** A decision: its name says so, or somebody is named who takes it. */
function gateOf({ name, owner, conditions, decidedBy }: SheetTask): Gate | undefined {
  if (!isGate(name) && decidedBy === '') return undefined
  return {
    decidedBy: short(decidedBy || owner),
    ...(/point of no return/i.test(name) ? { pointOfNoReturn: true } : {}),
    ...(conditions === '' ? {} : { conditions: short(conditions) }),
  }
}

/** The group that a person calls the backout, or the first whose name says so. */
function findBackout(groups: readonly SheetGroup[], choices: Choices): string | null {
  if (choices.backout === '') return null
  const chosen = groups.find(({ key }) => key === choices.backout)
  return (chosen ?? groups.find(({ name }) => isBackout(name)))?.key ?? null
}

/**
 * The player's runbook of a sheet that was read. Circles are opened, so that the rest can still be
 * scheduled; links between the backout and the forward tasks are left out, for a backout starts when
 * it is called. `choices`: 'starts', 'backout'.
 */
export function toRunbook(title: string, read: SheetTasks, choices: Choices): FromSheet {
  const { tasks: rows, groups, timeline } = read
  const starts = readStartMeaning(rows, choices)
  const parents = new Map(groups.map(({ key, parent }) => [key, parent]))
  const backoutGroup = findBackout(groups, choices)

  /** A task's group and all around it. */
  function groupsOf({ group }: SheetTask): string[] {
    const keys: string[] = []
    for (let key = group; key !== null; key = parents.get(key) ?? null) keys.push(key)
    return keys
  }

  /** A task that takes something back belongs to the backout, wherever it is written. */
  function isBack(task: SheetTask): boolean {
    if (task.undoes.length > 0) return true
    if (backoutGroup === null) return groups.length === 0 && isBackout(task.name)
    return groupsOf(task).includes(backoutGroup)
  }

  const isForward = new Set(rows.filter((task) => !isBack(task)).map(({ key }) => key))

  function toTask(task: SheetTask, known: ReadonlySet<string>, isBackoutTask: boolean): Task {
    const spread = spreadOf(task)
    const undoes = task.undoes.filter((key) => isForward.has(key))
    return {
      id: task.key,
      name: short(task.name),
      owner: short(task.owner),
      phase: isBackoutTask ? 'backout' : 'implementation',
      duration: minutesOf(task, spread),
      ...inShort(task.links.filter(({ from }) => known.has(from))),
      ...present({
        cue: isBackoutTask ? null : cueOf(task, starts.meaning),
        group: task.group,
        gate: gateOf(task),
        undoes: undoes.length > 0 ? undoes : null,
        spread,
        actual: typeof task.actual === 'number' ? task.actual : null,
        plannedStart: task.startMinute,
      }),
      row: task.row,
    }
  }

  function side(isBackoutSide: boolean) {
    const own = rows.filter((task) => isBack(task) === isBackoutSide)
    const keys = new Set(own.map(({ key }) => key))
    return openCircles(own.map((task) => toTask(task, keys, isBackoutSide)))
  }

  const [forward, backward] = [side(false), side(true)]
  const used = new Set(rows.flatMap(groupsOf))
  return {
    runbook: {
      title,
      t0: timeline.clock === null ? null : clockTime('00:00', timeline.clock),
      date: timeline.day === null ? null : dayText(timeline.day),
      windowEnd: null,
      groups: groups
        .filter(({ key }) => used.has(key))
        .map(({ key, name, parent }) => ({ id: key, name: short(name), ...present({ parent }) })),
      tasks: forward.tasks,
      backout: backward.tasks,
    },
    starts,
    backoutGroup,
    circles: [...forward.circles, ...backward.circles],
  }
}
