import { paths } from '../../paths.ts'
import { company, copyrightYear } from '../../site.ts'

export const trailStart = { name: 'Success stories', path: paths.stories }

export const head = {
  line: 'Success story',
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

/** Below the drawing. */
export const drawn = 'Drawn from the numbers in this story.'

/** The story as a bar beside its text. */
export const event = {
  name: 'The moments of this story',
  notToScale: 'not to scale',
  toScale: 'to scale',
  sections: 'This story',
}

export const more = {
  label: (scenario: string) => `More stories: ${scenario}`,
  title: (scenario: string) => `More from ${scenario}`,
  all: { href: paths.stories, label: 'All success stories' },
}

export const copyright = `© ${copyrightYear} ${company}`
