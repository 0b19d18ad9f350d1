import { z } from 'zod'
import { personaSlugs } from './personas.ts'

const Sentence = z.string().regex(/[.?!]$/, 'must end as a sentence does')

export const Card = z.strictObject({
  title: z.string().min(1),
  text: Sentence,
  /** One fact at the edge of the card: what decides, how often, or by when. */
  fact: z.strictObject({ name: z.string().min(1), text: z.string().min(1) }),
})
export type Card = z.infer<typeof Card>

export const Point = z.strictObject({
  title: z.string().min(1),
  text: Sentence,
  /** Who published the facts in the text, where it states any. */
  source: z.strictObject({ name: z.string().min(1), href: z.url() }).optional(),
})
export type Point = z.infer<typeof Point>

/** A role on this page, and what it gets from the runbook in this scenario. */
export const RoleHere = z.strictObject({ slug: z.enum(personaSlugs), gets: Sentence })
export type RoleHere = z.infer<typeof RoleHere>

export const Scenario = z.strictObject({
  name: z.string().min(1),
  cards: z.array(Card),
  why: z.strictObject({ title: z.string().min(1), points: z.array(Point).length(4) }),
  roles: z.array(RoleHere),
})
export type Scenario = z.infer<typeof Scenario>

/**
 * Checks a scenario page's content against the numbers of cards and personas that the specification
 * counts. Throws, naming the file and field.
 */
export function defineScenario(
  file: string,
  counts: { cards: number; roles: number },
  content: Scenario,
): Scenario {
  const result = Scenario.extend({
    cards: Scenario.shape.cards.length(counts.cards),
    roles: Scenario.shape.roles.length(counts.roles),
  }).safeParse(content)
  if (!result.success) throw new Error(`scenarios/${file}: ${z.prettifyError(result.error)}`)
  return result.data
}
