import { paths } from '../../paths.ts'
import { company, copyrightYear } from '../../site.ts'

export const trailStart = { name: 'Success stories', path: paths.stories }

export const head = {
  /** Used when the scenario and the use case have the same name. */
  both: 'Scenario and use case',
  pdf: 'Download PDF',
  more: { href: paths.solution, label: 'Learn More', about: 'about the solution' },
}

export const sections = {
  challenge: 'Business challenge',
  solution: 'Solution',
  profile: 'Company profile',
}

export const profile = {
  industry: 'Industry',
  location: 'Location',
  size: 'Company size',
  products: 'Products',
  published: 'Published',
}

export const more = {
  label: (scenario: string) => `More stories: ${scenario}`,
  title: (scenario: string) => `More from ${scenario}`,
  all: { href: paths.stories, label: 'All success stories' },
}

export const copyright = `© ${copyrightYear} ${company}`
