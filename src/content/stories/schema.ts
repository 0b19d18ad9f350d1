import { z } from 'zod'
import { StoryDrawing } from './drawings.ts'
import { statusField } from '../sample.ts'
import { scenarios } from '../scenarios.ts'

const Scenario = z.enum(scenarios.map(({ name }) => name))

const Metric = z.strictObject({
  value: z.string().min(1).max(16),
  label: z.string().min(1).max(60),
})

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
})

export type StoryMeta = z.infer<typeof StoryMeta>

export type Story = Omit<StoryMeta, 'drawing'> & {
  drawing: StoryDrawing
  /** HTML of each section, without its heading. */
  businessChallenge: string
  solution: string
  words: number
  text: string
}
