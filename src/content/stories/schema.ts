import { z } from 'zod'
import type { Drawing } from './drawing.ts'
import { statusField } from '../sample.ts'
import { scenarios } from '../scenarios.ts'

const Scenario = z.enum(scenarios.map(({ name }) => name))

const Metric = z.strictObject({
  value: z.string().min(1).max(16),
  label: z.string().min(1).max(60),
})

/** A story is about another organisation's event, so its figures are checked only against its own text. */
export const StoryMeta = z.strictObject({
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
  /** The index of the metric shown large in the drawing. The other two are beside the text. */
  key: z.literal([0, 1, 2]).default(0),
})

export type StoryMeta = z.infer<typeof StoryMeta>

export type Story = StoryMeta & {
  id: string
  drawing: Drawing
  /** HTML of each section, without its heading. */
  businessChallenge: string
  solution: string
  words: number
  text: string
}
