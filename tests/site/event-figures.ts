import { readFile } from 'node:fs/promises'
import { examples } from '../../src/events/examples.ts'
import { clockTime } from '@cuewright/runbook/words'
import { inWords } from '../../src/lib/in-words.ts'
import { nightRun, previewRun, rehearsed, runAt } from '../../src/events/event-times.ts'
import { rehearsalIssues } from '../../src/events/payments-migration-issues.ts'
import { rehearsedMinutes } from '../../src/events/payments-migration-rehearsal.ts'
import type { TaskId } from '../../src/events/payments-migration.ts'
import { paymentsFailback } from '../../src/events/payments-failback.ts'
import {
  estimatedCourse,
  estimates,
  failoverTimes,
  paymentsFailover,
  tiers,
} from '../../src/events/payments-failover.ts'
import { updateEvery } from '../../src/events/payments-restore.ts'
import { paymentsService } from '../../src/events/payments-service.ts'
import { chambers } from '../../src/events/rebuild-chambers.ts'
import { calls, wayBack } from '../../src/events/way-back.ts'
import { screens } from '../../src/screens/screens.tsx'
import {
  courseOf,
  viewOf,
  type Course,
  limitsOf,
  tasksOf,
  type OwnRunbook,
} from '@cuewright/runbook/model'
import { openRunbook } from '@cuewright/runbook/open'
import { sampleFile, withSampleInputs } from '@cuewright/runbook/sample'

/** What the model says of an event, each figure with its name: minutes from T0, and lengths. */
export type Figures = {
  readonly t0: string
  readonly finish: number
  readonly limits: ReturnType<typeof limitsOf>
  readonly moments: Map<number, string>
  readonly lengths: Map<number, string>
}

type Event = Pick<OwnRunbook, 't0' | 'kind' | 'limits' | 'windowEnd' | 'tasks' | 'backout'>
type Known = Readonly<Record<string, number>>
type Of = { courses: Readonly<Record<string, Course>>; moments?: Known; lengths?: Known }

function add(known: Map<number, string>, value: number, name: string) {
  if (!known.has(value)) known.set(value, name)
}

function figuresOf(event: Event, of: Of): Figures {
  const plan = courseOf(event)
  const limits = limitsOf(event)
  const moments = new Map<number, string>([[0, 'T0']])
  const lengths = new Map<number, string>()

  for (const { name, end } of limits) {
    add(moments, end, name)
    add(lengths, end, name)
  }
  for (const [name, value] of Object.entries(of.moments ?? {})) add(moments, value, name)
  for (const [name, value] of Object.entries(of.lengths ?? {})) add(lengths, value, name)
  for (const [name, course] of Object.entries({ plan, ...of.courses })) {
    add(moments, course.finish, `finish, ${name}`)
    add(lengths, course.finish, `length, ${name}`)
    add(lengths, Math.abs(course.finish - plan.finish), `later than the plan, ${name}`)
    for (const limit of limits) {
      add(lengths, Math.abs(limit.end - course.finish), `to the ${limit.name}, ${name}`)
      if (!course.noReturn) continue
      const { backAt } = course.noReturn
      add(moments, backAt, `end of a backout from the gate, ${name}`)
      add(lengths, Math.abs(limit.end - backAt), `from there to the ${limit.name}, ${name}`)
    }
    for (const { task, start, finish, float, behind } of tasksOf(course)) {
      add(moments, start, `start of ${task.id}, ${name}`)
      add(moments, finish, `finish of ${task.id}, ${name}`)
      add(lengths, finish - start, `length of ${task.id}, ${name}`)
      add(lengths, float, `float of ${task.id}, ${name}`)
      add(lengths, Math.abs(behind), `behind with ${task.id}, ${name}`)
    }
  }
  return { t0: event.t0!, finish: plan.finish, limits, moments, lengths }
}

function named<Item>(
  items: readonly Item[],
  entry: (item: Item) => readonly [string, number],
): Known {
  return Object.fromEntries(items.map(entry))
}

const change = examples.get('planned-change')!

/** The migration with other durations: some minutes more or less for a task. */
function changed(minutes: Known): Course {
  const tasks = change.tasks.map((task) => ({
    ...task,
    duration: task.duration + (minutes[task.id] ?? 0),
  }))
  return courseOf({ tasks, backout: change.backout })
}

/** What posts suppose of the migration: delays, and savings before the gate. The last is the dry run. */
const changes: readonly Known[] = [
  { 5: 15 },
  { 6: 30 },
  { 6: 45 },
  { 6: 50 },
  { 13: 15 },
  { 5: 30 },
  { 5: -20, 7: -25 },
  { 5: 12, 10: 11, 14: 7 },
]
const supposed = figuresOf(change, {
  courses: Object.fromEntries(
    changes.map((minutes) => [`with ${JSON.stringify(minutes)}`, changed(minutes)]),
  ),
})

function migration(): Figures {
  const { delays, minute, course } = previewRun
  const overruns = named(change.tasks, ({ id, duration }) => [
    id,
    rehearsedMinutes[id as TaskId] - duration,
  ])
  const shown = Object.values(screens).flatMap(({ when }) => /\d\d:\d\d/.exec(when)?.[0] ?? [])
  const minutes = Array.from({ length: change.windowEnd! }, (_, i) => i)
  const pictured = minutes.filter((each) => shown.includes(clockTime(change.t0!, each)))
  // Also the minute after the gate, when the feeds are open.
  const after = courseOf(change).noReturn!.decidedAt + 1
  const called = [...calls.map(({ at }) => at), ...pictured, after]
  return figuresOf(change, {
    courses: {
      'as pictured': course,
      'home’s night': nightRun.course,
      'backout called at the start of home’s night': courseOf(
        change,
        nightRun.delays,
        nightRun.minute,
      ),
      'task 5 as late as task 6': courseOf(change, [{ ...delays[0]!, task: '5' }]),
      'dress rehearsal': { ...rehearsed, noReturn: changed(overruns).noReturn },
      ...Object.fromEntries(
        called.map((at) => [
          `backout called at ${at}`,
          courseOf(change, pictured.includes(at) ? delays : [], at),
        ]),
      ),
    },
    moments: {
      'backup of the first gate’s criterion': -60,
      'gate of home’s night': nightRun.course.noReturn!.decidedAt,
      'last call with the feeds closed': change.windowEnd! - wayBack.at(-2)!.minutes,
      ...named(called, (at) => [`minute ${at}`, at]),
      ...named(rehearsalIssues, ({ id, raisedAt }) => [`${id} raised`, raisedAt]),
      ...named(rehearsalIssues, ({ id, task }) => [
        `${id}, task due`,
        viewOf(rehearsed, task).start + change.tasks.find((each) => each.id === task)!.duration,
      ]),
    },
    lengths: {
      ...named(wayBack, ({ from, minutes: length }) => [`way back from ${from}`, length]),
      ...named(runAt(minute).tasks, ({ task, float }) => [
        `float of ${task.id} as pictured`,
        float,
      ]),
      ...named(Object.entries(overruns), ([id, over]) => [
        `task ${id} over its plan, dress rehearsal`,
        Math.abs(over),
      ]),
    },
  })
}

function failover(): Figures {
  const exercise = examples.get('disaster-recovery')!
  const { tasks, dataLost } = paymentsFailover
  const { finish, tasks: times } = courseOf(exercise)
  const estimated = estimatedCourse
  const ends = tiers.map((tier) =>
    Math.max(...tier.tasks.map((id) => times.find(({ task }) => task.id === id)!.finish)),
  )
  return figuresOf(exercise, {
    courses: { 'estimated alone': estimated },
    moments: {
      'last transaction on the replica': -dataLost,
      ...named([1, 2, 5], (hours) => [`hour ${hours} of the axis`, hours * 60]),
    },
    lengths: {
      'data lost': dataLost,
      RPO: paymentsService.rpo,
      'without an estimate': failoverTimes.unestimated,
      'the estimates and what had none': estimated.finish + failoverTimes.unestimated,
      'what had an estimate': finish - failoverTimes.unestimated,
      'from invocation': finish - tasks[0]!.duration,
      ...named(
        tiers.map(({ id }, i) => ({ id, i })),
        ({ id, i }) => [`tier ${id}`, ends[i]! - (ends[i - 1] ?? 0)],
      ),
      ...named(tiers, (tier) => [
        `tier ${tier.id}, estimated`,
        tier.tasks.reduce((sum, id) => sum + (estimates[id] ?? 0), 0),
      ]),
    },
  })
}

const read = await openRunbook(
  sampleFile(await readFile('packages/runbook/samples/payments-move.csv')),
)
if (!read.ok) throw new Error(read.code)
const sampleRead = withSampleInputs(read)

/** The model of each of the site's events; a failback belongs to the disaster recovery's page. */
export const model: ReadonlyMap<string, Figures> = new Map([
  ['planned-change', migration()],
  ['planned-change supposed', supposed],
  [
    'service-recovery',
    figuresOf(examples.get('service-recovery')!, {
      courses: {},
      moments: { RTO: paymentsService.rto, 'hour 5 of the axis': 300 },
      lengths: { RTO: paymentsService.rto, 'between two updates': updateEvery },
    }),
  ],
  ['disaster-recovery', failover()],
  [
    'cyber-recovery',
    figuresOf(examples.get('cyber-recovery')!, {
      courses: {},
      lengths: {
        ...named(chambers, ({ id, hours }) => [`stage ${id}`, hours * 60]),
        ...named(chambers, ({ id, opensAt }) => [`hours to the end of ${id}`, opensAt]),
      },
    }),
  ],
  ['failback', figuresOf(paymentsFailback, { courses: {} })],
  // Of the sample, whose 300 tasks would let any figure pass, its window alone.
  ['sample', figuresOf({ ...sampleRead.runbook, tasks: [], backout: [] }, { courses: {} })],
])

const numbers = new Map(Array.from({ length: 100 }, (_, i) => [inWords(i), i]))
const number = String.raw`(\d+|${[...numbers.keys()].slice(1).toReversed().join('|')})`
const figure = new RegExp(
  [
    String.raw`\bT\+(\d+)\s?h\b`,
    String.raw`\b((?:[01]\d|2[0-3]):[0-5]\d)\b`,
    String.raw`\b${number}[ \u00a0-](?:h|hours?)\b(?:(?: and)?[ \u00a0]${number}(?:[ \u00a0]min(?:utes?)?)?\b)?`,
    String.raw`\b${number}[ \u00a0-]min(?:utes?)?\b`,
  ].join('|'),
  'gi',
)

function count(text: string | undefined): number {
  return text === undefined ? 0 : (numbers.get(text.toLowerCase()) ?? Number(text))
}

export type Found = {
  readonly text: string
  /** Its name in an event's model, or undefined where the event has no such figure. */
  readonly nameIn: (event: Figures) => string | undefined
}

/** Clock times, hours from T0 and lengths of time in a text, in digits or in words. */
export function figuresIn(text: string): Found[] {
  return [...text.matchAll(figure)].map(([all, after, clock, hours, rest, minutes]) => ({
    text: all,
    nameIn: ({ t0, moments, lengths }) => {
      if (after !== undefined) return moments.get(Number(after) * 60)
      if (clock === undefined) return lengths.get(count(hours) * 60 + count(rest) + count(minutes))
      return [...moments].find(([moment]) => clockTime(t0, moment) === clock)?.[1]
    },
  }))
}
