import { expect, test } from 'vitest'
import { getStrategy, readStrategy } from '../../../src/pages/strategy/strategy.ts'
import { longSentences } from './sources.ts'

const strategy = getStrategy()
const text = strategy.text.replaceAll(/\s+/g, ' ')

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
])('states the planned figure: %s', (figure) => {
  expect(text).toContain(figure)
})

test('the phases and their parts add up to the budget', () => {
  const rows = [...text.matchAll(/([\d,]+) GBP ([\d,]+) GBP ([\d,]+) GBP/g)].map((row) =>
    row.slice(1).map((sum) => Number(sum.replace(',', ''))),
  )
  const total = rows.pop()
  expect(rows).toHaveLength(4)
  for (const [advertising = 0, people = 0, phase] of rows) expect(advertising + people).toBe(phase)
  const sums = [0, 1, 2].map((column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0))
  expect(sums).toEqual(total)
})

test('names the eight proposed paths as code and links none of them', () => {
  for (const path of [
    '/runbook-management-guide',
    '/disaster-recovery-runbooks',
    '/planned-change-runbooks',
    '/service-recovery-runbooks',
    '/runbook-automation-best-practices',
    '/servicenow-runbook-integration',
    '/why-teams-switch-from-cutover',
    '/cutover-alternative',
  ])
    expect(strategy.html).toContain(`<code>${path}</code>`)
  expect(strategy.html).not.toMatch(/href="\//)
})

test('the structured-data example is valid JSON', () => {
  const block = /<code class="language-json">([\s\S]*?)<\/code>/.exec(strategy.html)?.[1]
  expect(JSON.parse(block ?? '')).toMatchObject({ '@context': 'https://schema.org' })
})

test('has no sentence over 40 words', () => {
  expect(longSentences(strategy.text)).toEqual([])
})

test('a bad field fails by file, field and reason', () => {
  expect(() => readStrategy('./strategy.md', '---\ntitle: Plan\n---\n')).toThrow(
    /\.\/strategy\.md: [\s\S]*at description/,
  )
})
