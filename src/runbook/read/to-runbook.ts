import { clockTime } from '../../lib/clock.ts'
import { present } from '../../lib/present.ts'
import { inShort } from '../model/link.ts'
import { groupsAround, withBackout } from '../model/mark-backout.ts'
import { openCircles } from '../model/open-circles.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import type { Gate, Spread, Task } from '../model/task.ts'
import { dayText } from './cells/dates.ts'
import { isDone, isGate } from './cells/words.ts'
import {
  decide,
  noOwners,
  raised,
  type Choices,
  type Guess,
  type Raised,
} from './questions/choices.ts'
import { readActualsMeaning } from './tasks/actual-times.ts'
import { readBackout } from './tasks/backout.ts'
import { readStartMeaning, type StartMeaning } from './tasks/starts-mean.ts'
import type { SheetTask } from './tasks/sheet-task.ts'
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

/** A runbook in which no task has an owner: whatever else is settled, this is not. */
function whoOwnsTasks({ tasks, table }: SheetTasks): Raised | false {
  const where = table.column('owner')
  return (
    tasks.every(({ owner }) => owner === '') && {
      ...decide({}, noOwners, { none: 'no owner is named' }, 'none'),
      where,
      sentence: `No task has an owner: ${where === '' ? 'say which column names them' : 'this column is empty'}.`,
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
  const backout = readBackout(read, choices)
  const actuals = readActualsMeaning(
    rows.filter(({ key }) => !backout.keys.has(key)),
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

  /** What is done without a time was done by the last time that the sheet has. */
  function endOf({ ended, row }: SheetTask): number | null {
    return ended ?? (isDone(row.text('state')) ? actuals!.latest : null)
  }

  function toTask(task: SheetTask): Task {
    const undoes = task.undoes.filter((key) => !backout.keys.has(key))
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
        ...(isUnderWay && { began: later(task.began), ended: later(endOf(task)) }),
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
    ({ id }) => backout.keys.has(id),
  )
  const [forward, backward] = [openCircles(runbook.tasks), openCircles(runbook.backout)]
  return {
    runbook: { ...runbook, tasks: forward.tasks, backout: backward.tasks },
    circles: [...forward.circles, ...backward.circles],
    guesses: raised(whoOwnsTasks(read), starts.guess, actuals?.guess, backout.guess),
  }
}
