import { transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { generateIslandUtilities } from '../../../pipeline/uno.ts'

test('the utilities of an island’s own sheet style nothing beyond the island', async () => {
  const css = await generateIslandUtilities('runbook-player')
  const first: string[] = []
  transform({
    filename: 'island.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style({ value }) {
          for (const [part] of value.selectors) first.push(JSON.stringify(part))
        },
      },
    },
  })
  expect(first.length).toBeGreaterThan(100)
  expect(first.filter((part) => !part.includes('data-island'))).toEqual([])
})
