import { z } from 'zod'
import { statusField } from './sample.ts'
import { textOf } from './text-of.ts'

export const Testimonial = z.strictObject({
  quote: textOf(15, 35).max(200),
  /** Role and sector, never a name. */
  title: z.string().regex(/^.+, .+$/, "must be 'Role, Sector'"),
  initials: z.string().regex(/^[A-Z]{2}$/, 'must be two capitals'),
  status: statusField,
})

export type Testimonial = z.infer<typeof Testimonial>

const Testimonials = z
  .array(Testimonial)
  .refine(
    (items) => new Set(items.map(({ initials }) => initials)).size === items.length,
    'each must have initials of its own',
  )

export function parseTestimonials(items: unknown): Testimonial[] {
  const result = Testimonials.safeParse(items)
  if (!result.success)
    throw new Error(`src/content/testimonials.ts: ${z.prettifyError(result.error)}`)
  return result.data
}

export const testimonials = parseTestimonials([
  {
    quote:
      'The bridge call went quiet. Everyone was looking at the same finish time, and we talked only about what to do next.',
    title: 'Head of Operational Resilience, Retail banking',
    initials: 'HO',
    status: 'sample',
  },
  {
    quote:
      'The whole cutover depended on one firewall change. In the spreadsheet it was row 214. In the runbook it was on the critical path.',
    title: 'Cutover Manager, Insurance',
    initials: 'CM',
    status: 'sample',
  },
  {
    quote:
      'The dress rehearsal finished fifty minutes late. We moved two tasks and rehearsed again the next Saturday. On the night we finished four minutes early.',
    title: 'Senior Project Manager, Healthcare',
    initials: 'PM',
    status: 'sample',
  },
  {
    quote:
      'The auditor asked who approved the point of no return, and when. I opened the audit trail, read out the name and the time, and we moved on.',
    title: 'Chief Risk Officer, Asset management',
    initials: 'CR',
    status: 'sample',
  },
  {
    quote:
      'Our executives used to phone the bridge for news. Now they read the same screen as the team, and their access costs us nothing.',
    title: 'Chief Technology Officer, Retail',
    initials: 'CT',
    status: 'sample',
  },
])
