import type { Choices, Guess } from './choices.ts'
import { dayText, clockText } from './moments.ts'
import type { SheetLink } from './links.ts'
import type { SheetGroup, SheetTask, SheetTasks } from './tasks.ts'
import { isBackout, isGate } from './words.ts'
import type { Link } from '../model/link.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import type { Group, Phase, Spread, Task } from '../model/task.ts'
import { openCircles } from '../model/open-circles.ts'
import { readStartMeaning } from './starts-mean.ts'
import type { StartMeaning } from './starts-mean.ts'

export type FromSheet = {
  readonly runbook: OwnRunbook
  readonly guesses: readonly Guess[]
  /** Circles that were opened, each in working order. */
  readonly circles: readonly (readonly string[])[]
}

/** A longer name is an instruction: the rest of it stays in the file. */
const longestName = 500

function phaseOf(group: string): Phase {
  if (/^(pre\b|pre-|prepar|readiness|before|vorbereit|avant)/i.test(group))
    return 'pre-implementation'
  return /^(post\b|post-|hypercare|after\b|nachbereit)/i.test(group)
    ? 'post-implementation'
    : 'implementation'
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

function cueOf(task: SheetTask, meaning: StartMeaning): number | undefined {
  if (task.startMinute === null) return undefined
  return meaning === 'cues' || task.isFixed || task.links.length === 0
    ? task.startMinute
    : undefined
}

/** Finish-to-start without a lag, which the engine writes in short. */
function isShort({ kind, lag }: SheetLink): boolean {
  return kind === 'finish-to-start' && 'minutes' in lag && lag.minutes === 0
}

function linksOf({ links }: SheetTask, known: ReadonlySet<string>): Pick<Task, 'after' | 'links'> {
  const inside = links.filter(({ key }) => known.has(key))
  const long = inside.filter((link) => !isShort(link))
  return {
    after: inside.filter(isShort).map(({ key }) => key),
    ...(long.length === 0
      ? {}
      : { links: long.map(({ key, kind, lag }): Link => ({ from: key, kind, lag })) }),
  }
}

/** The group that a person calls the backout, or the first whose name says so. */
function backoutGroup(groups: readonly SheetGroup[], choices: Choices): string | null {
  if (choices.backout === '') return null
  const chosen = groups.find(({ key }) => key === choices.backout)
  return (chosen ?? groups.find(({ name }) => isBackout(name)))?.key ?? null
}

function backoutGuess(groups: readonly SheetGroup[], backout: string | null): Guess[] {
  if (groups.length === 0) return []
  const name = groups.find(({ key }) => key === backout)?.name
  return [
    {
      id: 'backout',
      where: '',
      sentence: name === undefined ? 'No group is the backout.' : `“${name}” is the backout.`,
      chosen: backout ?? '',
      options: [
        { value: '', text: 'no group' },
        ...groups.map((group) => ({ value: group.key, text: group.name })),
      ],
      isSure: true,
    },
  ]
}

function inGroup(
  key: string | null,
  wanted: string,
  groups: ReadonlyMap<string, SheetGroup>,
): boolean {
  for (let at = key; at !== null; at = groups.get(at)?.parent ?? null)
    if (at === wanted) return true
  return false
}

/**
 * The player's runbook of a sheet that was read. Circles are opened, so that the rest can still be
 * scheduled; links between the backout and the forward tasks are left out, for a backout starts when
 * it is called. `choices`: 'starts', 'backout'.
 */
export function toRunbook(title: string, read: SheetTasks, choices: Choices): FromSheet {
  const { tasks: rows, groups, timeline } = read
  const { meaning, guess } = readStartMeaning(rows, choices)
  const byKey = new Map(groups.map((group) => [group.key, group]))
  const backoutKey = backoutGroup(groups, choices)

  function isBack({ group, name }: SheetTask) {
    return backoutKey === null
      ? groups.length === 0 && isBackout(name)
      : inGroup(group, backoutKey, byKey)
  }

  function toTask(task: SheetTask, known: ReadonlySet<string>, isBackoutTask: boolean): Task {
    const spread = spreadOf(task)
    const group = task.group === null ? undefined : byKey.get(task.group)
    const cue = isBackoutTask ? undefined : cueOf(task, meaning)
    return {
      id: task.key,
      name: task.name.slice(0, longestName),
      owner: task.owner.slice(0, longestName),
      phase: isBackoutTask ? 'backout' : phaseOf(group?.name ?? ''),
      duration: minutesOf(task, spread),
      ...linksOf(task, known),
      ...(cue === undefined ? {} : { cue }),
      ...(group === undefined ? {} : { group: group.key }),
      ...(isGate(task.name)
        ? {
            gate: {
              decidedBy: task.owner.slice(0, longestName),
              ...(/point of no return/i.test(task.name) ? { pointOfNoReturn: true } : {}),
              ...(task.conditions === ''
                ? {}
                : { conditions: task.conditions.slice(0, longestName) }),
            },
          }
        : {}),
      ...(spread === undefined ? {} : { spread }),
      ...(typeof task.actual === 'number' ? { actual: task.actual } : {}),
      ...(task.startMinute === null ? {} : { plannedStart: task.startMinute }),
      row: task.row,
    }
  }

  function side(isBackoutSide: boolean) {
    const own = rows.filter((task) => isBack(task) === isBackoutSide)
    const keys = new Set(own.map(({ key }) => key))
    return openCircles(own.map((task) => toTask(task, keys, isBackoutSide)))
  }

  const [forward, backward] = [side(false), side(true)]
  const used = new Set(
    rows.flatMap(({ group }) => {
      const keys: string[] = []
      for (let at = group; at !== null; at = byKey.get(at)?.parent ?? null) keys.push(at)
      return keys
    }),
  )
  return {
    runbook: {
      title,
      t0: timeline.clock === null ? null : clockText(timeline.clock),
      date: timeline.day === null ? null : dayText(timeline.day),
      windowEnd: null,
      groups: groups.flatMap(({ key, name, parent }): Group[] =>
        used.has(key)
          ? [{ id: key, name: name.slice(0, longestName), ...(parent === null ? {} : { parent }) }]
          : [],
      ),
      tasks: forward.tasks,
      backout: backward.tasks,
    },
    guesses: [...(guess ? [guess] : []), ...backoutGuess(groups, backoutKey)],
    circles: [...forward.circles, ...backward.circles],
  }
}
