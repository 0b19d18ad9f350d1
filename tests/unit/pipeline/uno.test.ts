import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { generateIslandUtilities } from '../../../pipeline/uno.ts'

test.each(['runbook-player', 'live-runbook'])(
  'the own utilities of %s style nothing beyond it',
  async (island) => {
    const css = await generateIslandUtilities(island)
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
    expect(first.length).toBeGreaterThan(50)
    expect(first.filter((part) => !part.includes('data-island'))).toEqual([])
  },
)

test('an island brings the utilities of the components that it draws with', async () => {
  const css = await generateIslandUtilities('live-runbook')
  const board = readFileSync('src/product/board/board-head.tsx', 'utf8')
  expect(board).toContain('max-[639px]:static')
  expect(css).toContain('position:static')
})
