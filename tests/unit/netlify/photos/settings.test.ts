import { expect, test } from 'vitest'
import { PhotoEnv, timing } from '../../../../netlify/photos/settings.ts'

test('a deployed call keeps its time for the model, within the function’s 60 seconds', () => {
  const modelMs = PhotoEnv.shape.OPENAI_TIMEOUT_MS.parse(undefined)
  expect(timing.budgetMs - timing.reserveMs).toBeGreaterThan(modelMs)
  expect(timing.budgetMs).toBeLessThan(60_000)
})

test('what follows a model that takes all its time fits into what is kept back for it', () => {
  expect(timing.storeMs + timing.databaseMs).toBeLessThanOrEqual(timing.reserveMs)
})
