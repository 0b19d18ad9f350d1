import { paths } from '../../paths.ts'
import { product } from '../../site.ts'

export const head = {
  path: paths.blog,
  title: 'Blog',
  description:
    'Writing on cutovers, rehearsals, recovery times and the evidence that regulators ask of banks and other careful organisations.',
}

export const intro = {
  title: `The ${product} blog`,
  lead: 'Worked examples from one fictional Saturday night: what a rehearsal finds, where the float goes, and what the record can prove afterwards.',
  feed: 'Follow by RSS',
}

export const card = { more: 'Read More' }
