import { scenarios } from '../../content/scenarios.ts'
import { paths } from '../../paths.ts'

export type NavLink = { href: string; label: string }

export const scenarioLinks: NavLink[] = scenarios.map(({ name, path }) => ({
  href: path,
  label: name,
}))

export const mainLinks: NavLink[] = [
  { href: paths.features, label: 'Features' },
  { href: paths.scenarios, label: 'Scenarios' },
  { href: paths.pricing, label: 'Pricing' },
  { href: paths.support, label: 'Support' },
  { href: paths.news, label: 'News' },
  { href: paths.about, label: 'About' },
  { href: paths.contact, label: 'Contact' },
  { href: paths.blog, label: 'Blog' },
  { href: paths.legals, label: 'Legal' },
]

export const footerGroups: { name: string; links: NavLink[] }[] = [
  {
    name: 'Product',
    links: [
      { href: paths.features, label: 'Features' },
      { href: paths.solution, label: 'Solution' },
      { href: paths.pricing, label: 'Pricing' },
      { href: paths.serviceAssurance, label: 'Service Assurance' },
    ],
  },
  { name: 'Scenarios', links: [{ href: paths.scenarios, label: 'Overview' }, ...scenarioLinks] },
  {
    name: 'Reading',
    links: [
      { href: paths.stories, label: 'Success stories' },
      { href: paths.blog, label: 'Blog' },
      { href: paths.news, label: 'News' },
    ],
  },
  {
    name: 'Company',
    links: [
      { href: paths.about, label: 'About' },
      { href: paths.contact, label: 'Contact' },
      { href: paths.support, label: 'Support' },
      { href: paths.scheduleDemo, label: 'Schedule a demo' },
    ],
  },
  {
    name: 'Legal',
    links: [
      { href: paths.legals, label: 'All documents' },
      { href: paths.legal('website-privacy-policy'), label: 'Website privacy' },
      { href: paths.legal('subscription-agreement'), label: 'Subscription agreement' },
    ],
  },
]
