import * as z from 'zod/mini'
import { limits } from './failure.ts'

/** The largest time in minutes on either side of T0: a hundred years, as in a file. */
const minute = z.int().check(z.gte(-limits.minutes), z.lte(limits.minutes))
const length = z.int().check(z.gte(0), z.lte(limits.minutes))
const text = z.string().check(z.maxLength(2000))
const id = z.string().check(z.minLength(1), z.maxLength(500))
/** The most tasks or groups in a list, and the most links of one task. */
const most = 20_000

function list<Item extends z.ZodMiniType>(item: Item) {
  return z.readonly(z.array(item).check(z.maxLength(most)))
}

const Link = z.readonly(
  z.strictObject({
    from: id,
    kind: z.enum(['finish-to-start', 'start-to-start', 'finish-to-finish', 'start-to-finish']),
    lag: z.union([
      z.readonly(z.strictObject({ minutes: minute })),
      z.readonly(z.strictObject({ percent: z.number().check(z.gte(-10_000), z.lte(10_000)) })),
    ]),
  }),
)

const Task = z.readonly(
  z.strictObject({
    id,
    name: text,
    owner: text,
    phase: z.enum(['pre-implementation', 'implementation', 'post-implementation', 'backout']),
    duration: length,
    assumed: z.optional(z.literal(true)),
    after: list(id),
    links: z.optional(list(Link)),
    cue: z.optional(length),
    group: z.optional(id),
    gate: z.optional(
      z.readonly(
        z.strictObject({
          decidedBy: text,
          pointOfNoReturn: z.optional(z.boolean()),
          conditions: z.optional(text),
        }),
      ),
    ),
    undoes: z.optional(list(id)),
    spread: z.optional(
      z.readonly(
        z
          .strictObject({ optimistic: length, likely: length, pessimistic: length })
          .check(
            z.refine(
              (spread) => spread.optimistic <= spread.likely && spread.likely <= spread.pessimistic,
            ),
          ),
      ),
    ),
    actual: z.optional(length),
    began: z.optional(length),
    ended: z.optional(length),
    plannedStart: z.optional(minute),
    row: z.optional(z.int().check(z.gte(0))),
  }),
)

/** How well durations are known. Files and links may have a seed, a correlation and 'this sheet' too: see below. */
const spread = z.enum(['never', 'once', 'measured', 'columns', 'earlier run', 'this sheet'])

/** How a runbook is forecast. A seed and a correlation are ignored, and 'this sheet' is read as 'earlier run'. */
export const ForecastShape = z.pipe(
  z.strictObject({ spread, seed: z.optional(z.number()), together: z.optional(z.string()) }),
  z.transform(({ spread: said }) => ({
    spread: said === 'this sheet' ? ('earlier run' as const) : said,
  })),
)

/** Whether each owner is a team or one person, as the visitor has marked them. */
export const TeamsShape = list(z.readonly(z.strictObject({ owner: text, isTeam: z.boolean() })))

/** How much longer single tasks take than planned, in minutes; negative if one finishes early. `at`: when it was told. */
export const DelaysShape = list(
  z.readonly(z.strictObject({ task: id, minutes: minute, at: z.optional(minute) })),
)

/** A risk of a task: in `percent` of 100 runs the task takes `minutes` longer. */
const RiskShape = z.readonly(
  z.strictObject({
    task: id,
    what: text,
    percent: z.number().check(z.gte(0), z.lte(100)),
    minutes: z.int().check(z.gte(1), z.lte(limits.minutes)),
  }),
)
/** A task may have several. They happen independently of each other and of all durations. */
export type Risk = z.infer<typeof RiskShape>
const RisksShape = list(RiskShape)

const DeadlineShape = z.readonly(z.strictObject({ task: id, by: length }))
/** When a forward task should have finished, in minutes from T0. It is forecast but never changes the schedule. */
export type Deadline = z.infer<typeof DeadlineShape>
const DeadlinesShape = list(DeadlineShape)

/** The kind of event. A sheet does not say it, so it is read as a change. */
export const KindShape = z.enum([
  'change',
  'service recovery',
  'disaster recovery',
  'cyber recovery',
])
export type EventKind = z.infer<typeof KindShape>

const LimitShape = z.readonly(
  z.strictObject({ name: z.enum(['window', 'RTO', 'impact tolerance']), end: length }),
)
/** A time by which an event must end, in minutes from T0. A change has only its window. */
export type Limit = z.infer<typeof LimitShape>
export const LimitsShape = z.readonly(z.array(LimitShape).check(z.maxLength(10)))

/** The shape of a runbook in a file or link. Circles and unknown ids are checked by the engine. */
export const OwnRunbookShape = z.readonly(
  z.strictObject({
    title: text,
    t0: z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
    date: z.nullable(z.iso.date()),
    // Ignored: earlier versions of the page wrote when the clocks change.
    clockChange: z.optional(z.unknown()),
    kind: z.optional(KindShape),
    limits: z.optional(LimitsShape),
    windowEnd: z.nullable(length),
    groups: list(z.readonly(z.strictObject({ id, name: text, parent: z.optional(id) }))),
    tasks: list(Task).check(z.minLength(1)),
    backout: list(Task),
    forecast: z.optional(ForecastShape),
    teams: z.optional(TeamsShape),
    delays: z.optional(DelaysShape),
    risks: z.optional(RisksShape),
    deadlines: z.optional(DeadlinesShape),
  }),
)

/** What a runbook file contains. */
export const RunbookFileShape = z.strictObject({
  format: z.literal('runbook'),
  version: z.literal(1),
  runbook: OwnRunbookShape,
})

/**
 * What a link contains: the runbook without its tasks, and the tasks as columns. An id that is null is the
 * task's number, and `after` says how many rows up the tasks are that it waits for.
 */
export const RunbookLinkShape = z.strictObject({
  rest: z.looseObject({}),
  /** How many of the tasks come before the backout. */
  forward: z.int(),
  ids: z.array(z.nullable(z.string())),
  after: z.array(z.array(z.int())),
  columns: z.record(z.string(), z.array(z.unknown())),
})

const few = z.optional(z.array(z.unknown()).check(z.maxLength(200)))

/** The most that a link may contain beside its tasks, because a short link can unpack to thousands of each. */
export const ListsInLinkShape = z.looseObject({
  delays: few,
  risks: few,
  deadlines: few,
  teams: few,
})
