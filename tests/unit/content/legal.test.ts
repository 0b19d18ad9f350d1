import { addendumHours } from '../../../src/site.ts'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../../src/content/files.ts'
import {
  getLegalDocument,
  getLegalDocuments,
  legalSlugs,
  readLegalDocuments,
  type LegalSlug,
} from '../../../src/content/legal.ts'
import { packages } from '../../../src/content/packages.ts'

const sources = readContent('legal/*.md')

function words(slug: LegalSlug): string {
  return getLegalDocument(slug)?.text.replaceAll(/\s+/g, ' ') ?? ''
}

function withChange(slug: LegalSlug, from: string | RegExp, to: string) {
  const changed = Object.entries(sources).map(([file, source]) => [
    file,
    file.endsWith(`${slug}.md`) ? source.replace(from, to) : source,
  ])
  return () => readLegalDocuments(Object.fromEntries(changed))
}

test('serves five documents in card order, three on security and two agreements', () => {
  const documents = getLegalDocuments()
  expect(documents.map((document) => document.slug)).toEqual(legalSlugs)
  expect(documents.map((document) => document.category)).toEqual([
    'Information Security',
    'Information Security',
    'Information Security',
    'Agreement',
    'Agreement',
  ])
})

test('has no document for an unknown slug', () => {
  expect(getLegalDocument('cookie-policy')).toBeUndefined()
})

describe.each(legalSlugs)('%s', (slug) => {
  test('is complete, with numbered clauses, a version and a date', () => {
    const document = getLegalDocument(slug)
    expect(document?.words).toBeGreaterThan(900)
    expect(document?.words).toBeLessThan(2_500)
    expect(document?.headings.map((heading) => Number.parseInt(heading.text, 10))).toEqual(
      document?.headings.map((_, index) => index + 1),
    )
  })
})

test.each([
  'at least 30 days before the end of the current Term',
  'renews automatically for a period equal to the Initial Term',
  'Each invoice is due within 30 days',
  'capped at the Fees paid in the 12 months before',
  'does not cure it within 30 days',
  'governed by the law of England and Wales',
  'annually, in full, in advance',
  'There are no overage fees',
  'Usage is measured only at renewal',
  'Fees are not refundable',
  'an upgrade is co-terminous',
  'unlimited Content Consumers',
  'exclude VAT and other sales tax',
])('the subscription agreement says: %s', (term) => {
  expect(words('subscription-agreement')).toContain(term)
})

test('the subscription agreement lists each package at its price', () => {
  const text = words('subscription-agreement')
  for (const { name, creators, price } of packages)
    expect(text).toContain(`${name} ${creators} ${price}`)
})

test('the support addendum keeps its own hours and the response time of each severity', () => {
  const text = words('customer-support-addendum')
  expect(text).toContain(addendumHours.text)
  const times =
    /P1 Critical .*? (\d+) hours P2 High .*? (\d+) hours P3 Medium .*? (\d+) hours P4 Low .*? (\d+) hours/
  expect(times.exec(text)?.slice(1)).toHaveLength(4)
})

test('the website policy names every company that the site may contact, and the regulator', () => {
  const text = words('website-privacy-policy')
  for (const name of [
    'Netlify Forms',
    'Supabase',
    'HubSpot',
    'Microsoft Bookings',
    'YouTube',
    'Vimeo',
    'LinkedIn',
    'OpenAI',
    'Information Commissioner’s Office',
    'privacy@cuewright.example',
  ])
    expect(text).toContain(name)
})

test('a bad field fails by file, field and reason', () => {
  const build = withChange('acceptable-use-policy', /^date: .*$/m, "date: '2 November'")
  expect(build).toThrow(/acceptable-use-policy\.md: .*ISO date[\s\S]*at date/)
})

test('an unknown field fails by name', () => {
  const build = withChange('acceptable-use-policy', 'order: 3', 'order: 3\nauthor: nobody')
  expect(build).toThrow(/acceptable-use-policy\.md: .*"author"/)
})

test('a document without a route, and a route without a document, fail by name', () => {
  const [file, source] = Object.entries(sources)[0] ?? ['', '']
  expect(() => readLegalDocuments({ ...sources, './legal/cookies.md': source })).toThrow(
    './legal/cookies.md: slug',
  )
  expect(() => readLegalDocuments({ [file]: source })).toThrow('the document is missing')
})
