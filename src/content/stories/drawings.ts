import { z } from 'zod'

const count = z.int().positive()
const clock = z.string().regex(/^\d\d:\d\d$/)
/** What the drawing shows, in a sentence or two, for people who do not see it. */
const label = z.string().min(40).max(200)

/** The numbers that a story's drawing is made of, by the kind of drawing. Durations in minutes unless the name says hours. */
export const StoryDrawing = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('barcode'),
    label,
    /** The day and the time at which the window opens. */
    opens: z.string().regex(/^[A-Z][a-z]+day \d\d:\d\d$/, "must be as 'Friday 20:00'"),
    tasks: count,
    windowHours: count,
    tookMinutes: count,
    noReturnHours: count,
    backoutHours: count,
    /** When each rehearsal ended, in minutes from the start. */
    rehearsals: z.array(count).min(1),
  }),
  z.strictObject({
    kind: z.literal('meeting lines'),
    label,
    sites: count,
    paperHours: count,
    agreedHours: count,
    heldMinutes: count,
  }),
  z.strictObject({
    kind: z.literal('staircase'),
    label,
    waves: count,
    weeks: count,
    backedOut: count,
    backoutMinutes: count,
    weeksToRetry: count,
  }),
  z.strictObject({
    kind: z.literal('two lanes'),
    label,
    plannedHours: count,
    runHours: count,
    sellerPercent: count,
  }),
  z.strictObject({
    kind: z.literal('misses'),
    label,
    firstLate: count,
    secondLate: count,
    earlyBy: count,
  }),
  z.strictObject({
    kind: z.literal('columns'),
    label,
    servers: count,
    weekends: count,
    firstHours: count,
    lastHours: count,
  }),
  z.strictObject({
    kind: z.literal('outages'),
    label,
    toleranceMinutes: count,
    outagesBefore: count,
    meanBefore: count,
    longestBefore: count,
    rehearsals: count,
    after: z.array(count).min(1),
  }),
  z.strictObject({
    kind: z.literal('detour'),
    label,
    fromClock: clock,
    toClock: clock,
    minutes: count,
    toldMinutes: count,
    sites: count,
  }),
  z.strictObject({
    kind: z.literal('dot field'),
    label,
    shops: count,
    batches: count,
    batchOf: count,
    lateShops: count,
    firstClock: clock,
    lastClock: clock,
  }),
  z.strictObject({
    kind: z.literal('throws'),
    label,
    tests: z.array(count).min(2),
    rtoMinutes: count,
  }),
  z.strictObject({
    kind: z.literal('cascade'),
    label,
    applications: count,
    fromClock: clock,
    toClock: clock,
    tookMinutes: count,
    invokedAfter: count,
    allowedHours: count,
    rehearsedMinutes: count,
  }),
])

/** The drawing of a story that has none of its own: a line for each of its metrics. */
type MetricsDrawing = {
  readonly kind: 'metrics'
  readonly label: string
  readonly measures: readonly {
    readonly value: string
    readonly label: string
    readonly isRehearsal: boolean
    /** How many; or what part of 1; or how long, of what limit, and how long before. */
    readonly count?: number
    readonly share?: number
    readonly minutes?: number
    readonly limit?: number | undefined
    readonly before?: number | undefined
  }[]
}

export type StoryDrawing = z.infer<typeof StoryDrawing> | MetricsDrawing
export type DrawingOf<Kind extends StoryDrawing['kind']> = Extract<StoryDrawing, { kind: Kind }>
