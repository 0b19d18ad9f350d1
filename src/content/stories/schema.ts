import { z } from 'zod'
import { StoryDrawing } from './drawings.ts'
import { statusField } from '../sample.ts'
import { scenarios } from '../scenarios.ts'

const Scenario = z.enum(scenarios.map(({ name }) => name))

const Metric = z.strictObject({
  value: z.string().min(1).max(16),
  label: z.string().min(1).max(60),
})

/** A moment of a story: when, or how many; what it was; and the paragraph that tells it, if one does. */
const Moment = z.strictObject({
  time: z.string().min(1).max(10),
  words: z.string().min(1).max(26),
  told: z
    .string()
    .regex(/^(challenge|solution) [1-9]$/, "must be as 'solution 2'")
    .optional(),
  kind: z.enum(['rehearsal', 'limit']).optional(),
})

/** What came before the event, in its order, and the event itself, to scale. */
export const Moments = z.strictObject({
  before: z.strictObject({ title: z.string().min(1), list: z.array(Moment).min(1).max(7) }),
  event: z.strictObject({
    title: z.string().min(1),
    unit: z.enum(['minute', 'hour', 'day', 'week']),
    /** Of the whole scale, of what was done of it, and from notch to notch, in units. */
    length: z.number().positive(),
    done: z.number().positive(),
    notch: z.number().positive(),
    firstNotch: z.number().positive().optional(),
    list: z
      .array(Moment.extend({ at: z.number().nonnegative() }))
      .min(2)
      .max(8),
  }),
})
export type Moments = z.infer<typeof Moments>

/** A story tells of another organisation's event: its figures are compared with nothing but its own text. */
export const StoryMeta = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case'),
  scenario: Scenario,
  useCase: z.string().min(1),
  title: z.string().min(1).max(90),
  description: z.string().min(70).max(160),
  publishedDate: z.iso.date(),
  metrics: z.tuple([Metric, Metric, Metric]),
  quote: z.strictObject({
    text: z.string().min(1),
    author: z.string().min(1),
    title: z.string().min(1),
  }),
  company: z.strictObject({
    industry: z.string().min(1),
    location: z.string().min(1),
    size: z.string().min(1),
    products: z.array(z.string().min(1)).min(1),
  }),
  status: statusField,
  /** What the drawing is made of; without it one is made of the metrics. */
  drawing: StoryDrawing.optional(),
  /** Which of the three metrics stands large in the drawing; the others stand beside the text. */
  key: z.literal([0, 1, 2]).default(0),
  /** Without them the story's bar has its two sections. */
  moments: Moments.optional(),
})

export type StoryMeta = z.infer<typeof StoryMeta>

export type Story = Omit<StoryMeta, 'drawing'> & {
  drawing: StoryDrawing
  /** HTML of each section, without its heading; its paragraphs have the ids 'challenge-1' and so on. */
  businessChallenge: string
  solution: string
  words: number
  text: string
}
