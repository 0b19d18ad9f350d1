import { expect, test } from 'vitest'
import { faqs as cyberRecovery } from '../../../src/pages/cyber-recovery/copy.ts'
import { faqs as disasterRecovery } from '../../../src/pages/disaster-recovery/copy.ts'
import { defineFaqs } from '../../../src/content/faq-item.ts'
import { homeFaqs } from '../../../src/pages/home/copy.ts'
import { faqs as plannedChange } from '../../../src/pages/planned-change/copy.ts'
import { faqs as pricing } from '../../../src/pages/pricing/copy.ts'
import { faqs as serviceRecovery } from '../../../src/pages/service-recovery/copy.ts'
import { solutionFaqs } from '../../../src/pages/solution/copy.ts'
import { faqs as support } from '../../../src/pages/support/copy.ts'

const all = [
  homeFaqs,
  solutionFaqs,
  support.items,
  pricing.items,
  plannedChange.items,
  serviceRecovery.items,
  disasterRecovery.items,
  cyberRecovery.items,
]

test('no question is asked twice', () => {
  const questions = all.flat().map(({ question }) => question)
  expect(new Set(questions).size).toBe(questions.length)
})

test('an answer with markup or of few words fails by its question', () => {
  expect(() => defineFaqs({ 'Is it?': '<b>Yes</b>' })).toThrow(
    /“Is it\?”: [\s\S]*plain text[\s\S]*answer/,
  )
})
