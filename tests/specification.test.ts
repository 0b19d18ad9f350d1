/**
 * What the specification counts and quotes, here and in no other test. A change to such a fact in
 * its one place is made here too; nothing else turns red.
 */
import { describe, expect, test } from 'vitest'
import { supportChannels } from '../src/content/channels.ts'
import { leaders } from '../src/content/leaders.ts'
import { getLegalDocuments } from '../src/content/legal.ts'
import { accessories, packages } from '../src/content/packages.ts'
import { personaSlugs } from '../src/content/personas.ts'
import { getStories, storyColumns } from '../src/content/stories.ts'
import { testimonials } from '../src/content/testimonials.ts'
import { formatToThePenny } from '../src/lib/pricing/money.ts'
import { upgradeCost } from '../src/lib/pricing/upgrade.ts'
import * as about from '../src/pages/about/copy.ts'
import * as cyberRecovery from '../src/pages/cyber-recovery/copy.ts'
import * as disasterRecovery from '../src/pages/disaster-recovery/copy.ts'
import * as home from '../src/pages/home/copy.ts'
import * as plannedChange from '../src/pages/planned-change/copy.ts'
import * as pricing from '../src/pages/pricing/copy.ts'
import * as serviceAssurance from '../src/pages/service-assurance/copy.ts'
import * as serviceRecovery from '../src/pages/service-recovery/copy.ts'
import * as solution from '../src/pages/solution/copy.ts'
import { getStrategy } from '../src/pages/strategy/strategy.ts'
import * as support from '../src/pages/support/copy.ts'
import { screens } from '../src/screens/screens.tsx'

describe('the specification counts', () => {
  test('five questions on the home page, four on the solution and on support', () => {
    const pages = [home.homeFaqs, solution.solutionFaqs, support.faqs.items]
    expect(pages.map((faqs) => faqs.length)).toEqual([5, 4, 4])
  })

  test('thirteen roles, of which the scenarios’ pages show seven, five, seven and seven', () => {
    expect(personaSlugs).toHaveLength(13)
    const pages = [plannedChange, serviceRecovery, disasterRecovery, cyberRecovery]
    expect(pages.map(({ roles }) => Object.keys(roles.gets).length)).toEqual([7, 5, 7, 7])
  })

  test('eleven screens of the application, by their names', () => {
    expect(Object.values(screens).map(({ title }) => title)).toEqual([
      'Home Page',
      'Event Record Page',
      'Event Runbooks',
      'Event Planner',
      'Event Overview',
      'Runbook Record Page',
      'Runbook Planner',
      'Runbook Overview',
      'Task Slide-In',
      'Raise Issues',
      'Issue Management',
    ])
  })

  test('six, three, two and no stories in four columns', () => {
    expect(storyColumns().map(({ title, count }) => [title, count])).toEqual([
      ['Planned Change', '6 stories'],
      ['Service Recovery', '3 stories'],
      ['Disaster Recovery', '2 stories'],
      ['Cyber Security', 'Coming soon'],
    ])
  })

  test.each([
    [plannedChange, 6],
    [serviceRecovery, 3],
    [disasterRecovery, 3],
    [cyberRecovery, 3],
  ])('the cards of each scenario, and four reasons why it matters', ({ cases, why }, cards) => {
    expect(cases.cards).toHaveLength(cards)
    expect(Object.keys(why.points)).toHaveLength(4)
  })

  test('six activities and eight contributions of Service Assurance, six differences', () => {
    const { doing, bringing } = serviceAssurance
    const contributions = bringing.groups.flatMap(({ items }) => items)
    const counted = [doing.items, contributions, about.differences.items]
    expect(counted.map((items) => items.length)).toEqual([6, 8, 6])
  })

  test('four ways to reach support, and three resources', () => {
    expect([supportChannels.length, support.selfService.resources.length]).toEqual([4, 3])
  })

  test('one story for each use case of planned change', () => {
    const useCases = getStories()
      .filter(({ scenario }) => scenario === 'Planned Change')
      .map(({ useCase }) => useCase)
    expect(useCases.toSorted()).toEqual([
      'Cloud Migration',
      'Datacenter Migration',
      'Digital Transformation',
      'ERP/HR Modernisation',
      'Legacy Technology',
      'Merger & Acquisition',
    ])
  })

  test('five testimonials, three leaders and five legal documents', () => {
    expect([testimonials.length, leaders.length, getLegalDocuments().length]).toEqual([5, 3, 5])
  })

  test('first responses within 4, 8, 24 and 48 hours', () => {
    expect(support.responses.times.map(({ hours }) => hours)).toEqual([4, 8, 24, 48])
  })
})

describe('the specification prices', () => {
  test('five packages by their Content Creators', () => {
    expect(packages.map(({ name, creators, price }) => `${name} ${creators} ${price}`)).toEqual([
      'XS 3 £10,000',
      'S 10 £25,000',
      'M 25 £50,000',
      'L 50 £75,000',
      'XL 75 £100,000',
    ])
    expect(packages.filter(({ popular }) => popular).map(({ name }) => name)).toEqual(['S'])
  })

  test('four accessories at £5,000', () => {
    expect(accessories.map(({ yearly }) => yearly)).toEqual([
      5_000_00, 5_000_00, 5_000_00, 5_000_00,
    ])
  })

  test.each([
    ['XS', 'S', 183, 366, '£20,000.00'],
    ['M', 'L', 1, 365, '£68.49'],
    ['S', 'M', 183, 366, '£12,500.00'],
  ])('a move from %s to %s with %i of %i days left', (from, to, daysLeft, daysInTerm, cost) => {
    const [old, larger] = [from, to].map((name) => packages.find((size) => size.name === name)!)
    const move = upgradeCost(old!, larger!, { daysLeft, daysInTerm })
    expect(formatToThePenny(move.cost)).toBe(cost)
  })
})

describe('the specification states', () => {
  const terms = JSON.stringify([
    pricing.grid,
    pricing.budget,
    pricing.promise,
    pricing.extras,
    pricing.userTypes,
    pricing.included,
    pricing.faqs,
  ])
  const strategy = getStrategy()
  const plan = strategy.text.replaceAll(/\s+/g, ' ')

  test.each([
    'in full, in advance',
    'due within 30 days',
    'no overage fees',
    'aren’t refundable',
    'measured only at renewal',
    'unlimited and free',
    'renews with the subscription',
    'exclude VAT and other sales tax',
    'all features and future releases',
  ])('the commercial term: %s', (term) => {
    expect(terms).toContain(term)
  })

  test.each([
    '213,000 GBP',
    '45,000 GBP',
    '55,000 GBP',
    '48,000 GBP',
    '65,000 GBP',
    'Search advertising 2,000 GBP',
    'Professional-network advertising 3,000 GBP',
    'Organic visits per month 5,000 12,500',
    'Demo requests per month 15 50',
    'under 2.5 s',
    'under 100 ms',
    'under 0.1',
    '3 posts a week',
  ])('the strategy’s planned figure: %s', (figure) => {
    expect(plan).toContain(figure)
  })

  test.each([
    '/runbook-management-guide',
    '/disaster-recovery-runbooks',
    '/planned-change-runbooks',
    '/service-recovery-runbooks',
    '/runbook-automation-best-practices',
    '/servicenow-runbook-integration',
    '/why-teams-switch-from-cutover',
    '/cutover-alternative',
  ])('the strategy’s proposed path: %s', (path) => {
    expect(strategy.html).toContain(`<code>${path}</code>`)
  })
})
