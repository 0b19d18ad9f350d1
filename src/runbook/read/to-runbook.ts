import { clockTime } from '../../lib/clock.ts'
import { counted } from '../../lib/counted.ts'
import { present } from '../../lib/present.ts'
import { inShort } from '../model/link.ts'
import { groupsAround, withBackout } from '../model/mark-backout.ts'
import { openCircles } from '../model/open-circles.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import type { Gate, Spread, Task } from '../model/task.ts'
import { dayText } from './cells/dates.ts'
import { isBackout, isGate } from './cells/words.ts'
import { decide, noOwners, raised, type Choices, type Guess } from './questions/choices.ts'
import { readActualsMeaning } from './tasks/actual-times.ts'
import type { OutlineGroup } from './tasks/outline.ts'
import { readStartMeaning, type StartMeaning } from './tasks/starts-mean.ts'
import type { SheetTask } from './tasks/sheet-task.ts'
import { saidOfRow } from './tasks/task-rows.ts'
import type { SheetTasks } from './tasks/tasks.ts'

export type FromSheet = {
  readonly runbook: OwnRunbook
  /** Circles that were opened, each in working order. */
  readonly circles: readonly (readonly string[])[]
  readonly guesses: readonly Guess[]
}

const day = 24 * 60

/** A longer name is an instruction: the rest of it stays in the file. */
const longestName = 500

function short(text: string): string {
  return text.slice(0, longestName)
}

function spreadOf({ shortest, longest, duration: likely }: SheetTask): Spread | undefined {
  if (typeof shortest !== 'number' || typeof longest !== 'number') return undefined
  return typeof likely === 'number' && shortest <= likely && likely <= longest
    ? { optimistic: shortest, likely, pessimistic: longest }
    : undefined
}

function cueOf(task: SheetTask, meaning: StartMeaning): number | null {
  return meaning === 'cues' || task.isFixed || task.links.length === 0 ? task.startMinute : null
}

/** A decision: its name says so, or somebody is named who takes it. */
function gateOf({ name, owner, row }: SheetTask): Gate | undefined {
  const [conditions, decidedBy] = [row.text('conditions'), row.text('decidedBy')]
  if (!isGate(name) && decidedBy === '') return undefined
  return {
    decidedBy: short(decidedBy || owner),
    ...(/point of no return/i.test(name) ? { pointOfNoReturn: true } : {}),
    ...(conditions === '' ? {} : { conditions: short(conditions) }),
  }
}

/** The group that a person calls the backout, or the first whose name says so. */
function findBackout(groups: readonly OutlineGroup[], choices: Choices): string | null {
  const said = choices.backout
  const chosen = groups.find(({ key }) => key === said)
  return (
    (chosen ?? (said === undefined ? groups.find(({ name }) => isBackout(name)) : null))?.key ??
    null
  )
}

/** Which tasks are the backout. `choices`: 'backout' (a group, or the first of its tasks), 'row:14'. */
function backoutOf({ tasks, groups }: SheetTasks, group: string | null, choices: Choices) {
  const parents = new Map(groups.map(({ key, parent }) => [key, parent]))
  const said = new Set(
    groups.flatMap(({ key, row }) =>
      key === group || (row !== null && saidOfRow(choices, row) === 'backout') ? [key] : [],
    ),
  )
  const first = tasks.findIndex(({ key }) => key === choices.backout)
  const areNamed = group === null && [undefined, byName].includes(choices.backout)

  function isBack(task: SheetTask, place: number): boolean {
    const ofRow = saidOfRow(choices, task.row.number)
    if (ofRow) return ofRow === 'backout'
    // A task that takes something back belongs to the backout, wherever it is written.
    if (task.undoes.length > 0 || (first > 0 && place >= first)) return true
    return (
      groupsAround(task.group, parents).some((key) => said.has(key)) ||
      (areNamed && isBackout(task.name))
    )
  }

  return new Set(tasks.filter(isBack).map(({ key }) => key))
}

/** The choice of 'backout' for tasks whose names say so, where no group is the backout. */
export const byName = 'by name'

/** Which tasks are the backout. Names alone never decide it. */
function whichBackout(
  { tasks, groups }: SheetTasks,
  group: string | null,
  choices: Choices,
): Guess | null {
  const name = groups.find(({ key }) => key === group)?.name
  const named = tasks.filter(({ name: each }) => isBackout(each))
  const [first] = choices.backout === '' || name !== undefined ? [] : named
  if (groups.length + named.length === 0) return null
  const areNamed =
    named.length === 1 ? 'is the backout by its name' : 'are the backout by their names'
  return {
    id: 'backout',
    where: first?.row.place ?? '',
    sentence: first
      ? `${counted(named.length, 'task')} ${areNamed}: “${first.name}”.`
      : name === undefined
        ? 'No group is the backout.'
        : `“${name}” is the backout.`,
    chosen: group ?? (first ? byName : ''),
    options: [
      { value: '', text: 'no group' },
      ...(named.length > 0 ? [{ value: byName, text: 'tasks whose names say so' }] : []),
      ...groups.map(({ key, name: text }) => ({ value: key, text })),
    ],
    isSure: first === undefined,
  }
}

/** A runbook in which nobody has a task: whatever else is settled, this is not. */
function whoOwnsTasks({ tasks, table }: SheetTasks): Guess | false {
  const where = table.column('owner')
  return (
    tasks.every(({ owner }) => owner === '') && {
      ...decide({}, noOwners, { none: 'no owner is named' }, 'none'),
      where,
      sentence: `No task has an owner: ${where === '' ? 'say which column names them' : 'this column is empty'}.`,
      isSure: false,
    }
  )
}

/**
 * The player's runbook of a sheet that was read. Circles are opened, so that the rest can still be
 * scheduled; links between the backout and the forward tasks are left out, for a backout starts when
 * it is called. `choices`: 'starts', 'actuals', 'backout', 'row:14'.
 */
export function toRunbook(title: string, read: SheetTasks, choices: Choices): FromSheet {
  const { tasks: rows, groups, timeline, table } = read
  const starts = readStartMeaning(rows, choices)
  const parents = new Map(groups.map(({ key, parent }) => [key, parent]))
  const backoutGroup = findBackout(groups, choices)
  const isBack = backoutOf(read, backoutGroup, choices)
  const actuals = readActualsMeaning(
    rows.filter(({ key }) => !isBack.has(key)),
    read.actuals.areExact,
    table.column('actualFinish') || table.column('actualStart'),
    choices,
  )
  const isUnderWay = actuals?.isNow === true
  // A run that began before its plan begins its own T0.
  const early = isUnderWay ? Math.max(0, -actuals.earliest) : 0
  const zero = isUnderWay && timeline.clock === null ? read.actuals.zero : timeline

  function later(minute: number | null): number | null {
    return minute === null ? null : minute + early
  }

  function toTask(task: SheetTask): Task {
    const undoes = task.undoes.filter((key) => !isBack.has(key))
    return {
      id: task.key,
      name: short(task.name),
      owner: short(task.owner),
      phase: 'implementation',
      duration: typeof task.duration === 'number' ? task.duration : read.usual,
      ...inShort(task.links),
      ...present({
        cue: later(cueOf(task, starts.meaning)),
        group: task.group,
        gate: gateOf(task),
        undoes: undoes.length > 0 ? undoes : null,
        spread: spreadOf(task),
        actual: typeof task.actual === 'number' ? task.actual : null,
        ...(isUnderWay && { began: later(task.began), ended: later(task.ended) }),
        plannedStart: later(task.startMinute),
      }),
      row: task.row.number,
    }
  }

  const used = new Set(rows.flatMap(({ group }) => groupsAround(group, parents)))
  const runbook = withBackout(
    {
      title,
      t0: zero.clock === null ? null : clockTime('00:00', zero.clock - early),
      date:
        zero.day === null
          ? null
          : dayText(zero.day + Math.floor(((zero.clock ?? 0) - early) / day)),
      windowEnd: null,
      groups: groups
        .filter(({ key }) => used.has(key))
        .map(({ key, name, parent }) => ({ id: key, name: short(name), ...present({ parent }) })),
      tasks: rows.map(toTask),
      backout: [],
    },
    ({ id }) => isBack.has(id),
  )
  const [forward, backward] = [openCircles(runbook.tasks), openCircles(runbook.backout)]
  return {
    runbook: { ...runbook, tasks: forward.tasks, backout: backward.tasks },
    circles: [...forward.circles, ...backward.circles],
    guesses: raised(
      whoOwnsTasks(read),
      starts.guess,
      actuals?.guess,
      whichBackout(read, backoutGroup, choices),
    ),
  }
}
