import type { Risk } from '../../contracts/own-runbook.ts'
import { clockTime } from '../../lib/clock.ts'
import { inShort } from '../model/link.ts'
import { groupsAround, withBackout } from '../model/mark-backout.ts'
import { openCircles } from '../model/open-circles.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import type { Gate, Group, Spread, Task } from '../model/task.ts'
import { dayText } from './cells/dates.ts'
import { clockChangeAfter } from './cells/zones.ts'
import { isDone, isGate } from './cells/words.ts'
import { answered, raised, type Choices, type Guess, type Raised } from './questions/choices.ts'
import { readActualsMeaning } from './tasks/actual-times.ts'
import { readBackout } from './tasks/backout.ts'
import { readStartMeaning, type StartMeaning } from './tasks/starts-mean.ts'
import type { SheetTask, SheetTasks } from './tasks/tasks.ts'

export type FromSheet = {
  readonly runbook: OwnRunbook
  /** Circles that were opened, each in the order of its tasks. */
  readonly circles: readonly (readonly string[])[]
  readonly guesses: readonly Guess[]
}

const day = 24 * 60

/** A longer name is cut, because it is an instruction. */
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

function gateOf({ name, owner, text }: SheetTask): Gate | undefined {
  const [conditions, decidedBy] = [text('conditions'), text('decidedBy')]
  if (!isGate(name) && decidedBy === '') return undefined
  return {
    decidedBy: short(decidedBy || owner),
    ...(/point of no return/i.test(name) ? { pointOfNoReturn: true } : {}),
    ...(conditions === '' ? {} : { conditions: short(conditions) }),
  }
}

function whoOwnsTasks({ tasks, table }: SheetTasks): Raised | false {
  const where = table.column('owner')
  return (
    tasks.every(({ owner }) => owner === '') && {
      ...answered([], 'owners', 'none'),
      where,
      sentence: `No task has an owner: ${where === '' ? 'say which column names them' : 'this column is empty'}.`,
    }
  )
}

function readMeanings(read: SheetTasks, choices: Choices) {
  const { tasks, table } = read
  const starts = readStartMeaning(tasks, choices)
  const backout = readBackout(read, choices)
  const actuals = readActualsMeaning(
    tasks.filter(({ key }) => !backout.keys.has(key)),
    read.actuals.areExact,
    table.column('actualFinish') || table.column('actualStart'),
    choices,
  )
  const underWay = actuals?.isNow ? actuals : null
  return {
    starts: starts.meaning,
    backout: backout.keys,
    underWay,
    // If the run began before its plan, T0 is the moment it began.
    early: underWay ? Math.max(0, -underWay.earliest) : 0,
    zero: underWay && read.zero.clock === null ? read.actuals.zero : read.zero,
    guesses: raised(whoOwnsTasks(read), starts.guess, actuals?.guess, backout.guess),
  }
}

type Meanings = ReturnType<typeof readMeanings>

function toTask(
  task: SheetTask,
  usual: number,
  { starts, backout, underWay, early }: Meanings,
): Task {
  function later(minute: number | null): number | null {
    return minute === null ? null : minute + early
  }

  const undoes = task.undoes.filter((key) => !backout.has(key))
  // A task that is done but has no finish counts as done at the last time in the sheet.
  const ended = task.ended ?? (underWay && isDone(task.text('state')) ? underWay.latest : null)
  return {
    id: task.key,
    name: short(task.name),
    owner: short(task.owner),
    phase: 'implementation',
    duration: typeof task.duration === 'number' ? task.duration : usual,
    ...inShort(task.links),
    ...present({
      assumed: typeof task.duration === 'number' ? null : (true as const),
      cue: later(cueOf(task, starts)),
      group: task.group,
      gate: gateOf(task),
      undoes: undoes.length > 0 ? undoes : null,
      spread: spreadOf(task),
      actual: typeof task.actual === 'number' ? task.actual : null,
      ...(underWay && { began: later(task.began), ended: later(ended) }),
      plannedStart: later(task.startMinute),
    }),
    row: task.number,
  }
}

/** Reads risks as the cleaned sheet writes them: 'Restore fails, 10%, +90 min; …'. Other texts are ignored. */
function risksOf({ key, text }: SheetTask): Risk[] {
  const written = text('risks').matchAll(/(.+?), (\d+(?:\.\d+)?)%, \+(\d{1,6}) min(?:; |$)/g)
  return Array.from(written, ([, what = '', percent, minutes]) => ({
    task: key,
    what: short(what),
    percent: Math.min(100, Number(percent)),
    minutes: Math.max(1, Number(minutes)),
  }))
}

function usedGroups({ tasks, groups }: SheetTasks): Group[] {
  const parents = new Map(groups.map(({ key, parent }) => [key, parent]))
  const used = new Set(tasks.flatMap(({ group }) => groupsAround(group, parents)))
  return groups
    .filter(({ key }) => used.has(key))
    .map(({ key, name, parent }) => ({ id: key, name: short(name), ...present({ parent }) }))
}

/** Opens circles, so that tasks can be scheduled, and removes links between the backout and forward tasks. */
export function toRunbook(title: string, read: SheetTasks, choices: Choices): FromSheet {
  const meanings = readMeanings(read, choices)
  const { backout, zero, early, guesses } = meanings
  const t0 = (zero.clock ?? 0) - early
  const clockChange =
    read.zone && zero.day !== null
      ? clockChangeAfter(read.zone.name, zero.day * day + t0, read.zone.offset)
      : undefined
  const risks = read.tasks.flatMap(risksOf)
  const deadlines = read.tasks.flatMap(({ key, dueBy }) =>
    dueBy === null || dueBy + early < 0 || backout.has(key)
      ? []
      : [{ task: key, by: dueBy + early }],
  )
  const runbook = withBackout(
    {
      title,
      t0: zero.clock === null ? null : clockTime('00:00', t0),
      date: zero.day === null ? null : dayText(zero.day + Math.floor(t0 / day)),
      windowEnd: null,
      groups: usedGroups(read),
      tasks: read.tasks.map((task) => toTask(task, read.usual, meanings)),
      backout: [],
      ...(clockChange && { clockChange }),
      ...(risks.length > 0 && { risks }),
      ...(deadlines.length > 0 && { deadlines }),
    },
    ({ id }) => backout.has(id),
  )
  const [forward, backward] = [openCircles(runbook.tasks), openCircles(runbook.backout)]
  return {
    runbook: { ...runbook, tasks: forward.tasks, backout: backward.tasks },
    circles: [...forward.circles, ...backward.circles],
    guesses,
  }
}

type Present<Fields> = { [Key in keyof Fields]?: NonNullable<Fields[Key]> }

function present<Fields extends object>(fields: Fields): Present<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(given) as Present<Fields>
}
