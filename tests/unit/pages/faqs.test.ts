import { expect, test } from 'vitest'
import { cyberRecoveryFaqs } from '../../../src/pages/cyber-recovery/copy.ts'
import { disasterRecoveryFaqs } from '../../../src/pages/disaster-recovery/copy.ts'
import { defineFaqs } from '../../../src/content/faq-item.ts'
import { homeFaqs } from '../../../src/pages/home/copy.ts'
import { plannedChangeFaqs } from '../../../src/pages/planned-change/copy.ts'
import { faqs as pricing } from '../../../src/pages/pricing/copy.ts'
import { serviceRecoveryFaqs } from '../../../src/pages/service-recovery/copy.ts'
import { solutionFaqs } from '../../../src/pages/solution/copy.ts'
import { faqs as support } from '../../../src/pages/support/copy.ts'
import { longSentences } from '../content/sources.ts'

const [pricingFaqs, supportFaqs] = [pricing.items, support.items]

const all = [
  homeFaqs,
  solutionFaqs,
  supportFaqs,
  pricingFaqs,
  plannedChangeFaqs,
  serviceRecoveryFaqs,
  disasterRecoveryFaqs,
  cyberRecoveryFaqs,
]

test('home asks five questions, solution and support four each', () => {
  expect([homeFaqs.length, solutionFaqs.length, supportFaqs.length]).toEqual([5, 4, 4])
})

test('no question is asked twice, and no sentence is over 40 words', () => {
  const questions = all.flat().map(({ question }) => question)
  expect(new Set(questions).size).toBe(questions.length)
  for (const { answer } of all.flat()) expect(longSentences(answer)).toEqual([])
})

test.each([
  'from £25k to £100k',
  '£10,000',
  'in full, in advance',
  'due within 30 days',
  'no overage fees',
  'No refunds',
  'measured only at renewal',
  'co-terminus',
  'pro rata',
  '£12,500.00',
  'credited',
  '£20,000.00',
  'unlimited and free',
  'fixed £5k per year',
  'renews with the subscription',
  'exclude VAT and other sales tax',
  'future releases are included',
])('the pricing answers state: %s', (term) => {
  expect(pricingFaqs.map(({ answer }) => answer).join(' ')).toContain(term)
})

test('the support answers keep the hours of the page and the four response times', () => {
  const answers = supportFaqs.map(({ answer }) => answer).join(' ')
  for (const fact of ['08:00–18:00 UK time', 'P1 Critical within 4 hours', '8, P3', '24 and', '48'])
    expect(answers).toContain(fact)
})

test('an answer with markup or of few words fails by file and field', () => {
  const answer = '<b>Yes</b>'
  expect(() => defineFaqs('home.ts', 1, [{ question: 'Is it?', answer }])).toThrow(
    /faqs\/home\.ts: [\s\S]*plain text[\s\S]*\[0\]\.answer/,
  )
})

test('a missing question fails by file', () => {
  expect(() => defineFaqs('home.ts', 5, homeFaqs.slice(1))).toThrow('faqs/home.ts')
})
