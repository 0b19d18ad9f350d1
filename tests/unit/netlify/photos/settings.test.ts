import { expect, test } from 'vitest'
import { localModelMs } from '../../../../local/services/openai.ts'
import { patience, timing } from '../../../../netlify/photos/settings.ts'

test('a local call ends before the emulator ends the function', () => {
  const { budgetMs } = patience(timing, { OPENAI_TIMEOUT_MS: Number(localModelMs) })
  expect(budgetMs).toBeLessThan(30_000)
  expect(budgetMs - timing.reserveMs).toBeGreaterThan(Number(localModelMs))
})

test('a deployed call keeps its 50 seconds for the model, within the function’s 60', () => {
  const { budgetMs } = patience(timing, { OPENAI_TIMEOUT_MS: 50_000 })
  expect(budgetMs - timing.reserveMs).toBeGreaterThan(50_000)
  expect(patience(timing, { OPENAI_TIMEOUT_MS: 90_000 }).budgetMs).toBe(timing.budgetMs)
})
