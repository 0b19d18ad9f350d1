import { paths } from '../../paths.ts'
import { product } from '../../site.ts'

export const head = {
  path: paths.blog,
  title: 'Blog',
  description:
    'Practical writing on cutovers, rehearsals, recovery times and the evidence that regulators ask for.',
}

export const intro = {
  title: `The ${product} blog`,
  lead: 'Worked examples for cutover and recovery teams, from first rehearsal to audit trail.',
  feed: 'Follow by RSS',
}

export const card = { more: 'Read More' }

/** Posts that the list of cards leaves out. */
export const others = { title: 'More worked examples' }
