import { expect, test } from 'vitest'
import { getStrategy, readStrategy } from '../../../src/pages/strategy/strategy.ts'

const strategy = getStrategy()
const text = strategy.text.replaceAll(/\s+/g, ' ')

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

test('links none of the paths that it proposes', () => {
  expect(strategy.html).not.toMatch(/href="\//)
})

test('the structured-data example is valid JSON', () => {
  const block = /<code class="language-json">([\s\S]*?)<\/code>/.exec(strategy.html)?.[1]
  expect(JSON.parse(block ?? '')).toMatchObject({ '@context': 'https://schema.org' })
})

test('a bad field fails by file, field and reason', () => {
  expect(() => readStrategy('./strategy.md', '---\ntitle: Plan\n---\n')).toThrow(
    /\.\/strategy\.md: [\s\S]*at description/,
  )
})
