import { expect, test } from 'vitest'
import { fitBudget, timing } from '../../../../netlify/photos/settings.ts'

test('a deployed call keeps its 50 seconds for the model, within the function’s 60', () => {
  const { budgetMs } = fitBudget(timing, { OPENAI_TIMEOUT_MS: 50_000 })
  expect(budgetMs - timing.reserveMs).toBeGreaterThan(50_000)
  expect(fitBudget(timing, { OPENAI_TIMEOUT_MS: 90_000 }).budgetMs).toBe(timing.budgetMs)
})

test('what follows a model that takes all its time fits into what is kept back for it', () => {
  expect(timing.storeMs + timing.finishMs).toBeLessThanOrEqual(timing.reserveMs)
})
