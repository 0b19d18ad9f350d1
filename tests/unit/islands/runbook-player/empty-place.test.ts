import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyPlace } from '../../../../src/islands/runbook-player/board/empty-place.ts'

const lane = { left: 372, right: 1300, top: 30, bottom: 700 }
const size = { width: 340, height: 236 }

function overlaps(a: typeof lane, b: typeof lane) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

test('the panel stays in the lane and never covers the bar that it is about', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 372, max: 1200 }),
      fc.integer({ min: 4, max: 100 }),
      fc.integer({ min: 30, max: 680 }),
      (left, width, top) => {
        const own = { left, right: left + width, top, bottom: top + 13 }
        const place = emptyPlace(lane, own, [own], size)
        const box = { ...place, right: place.left + size.width, bottom: place.top + size.height }
        expect(overlaps(box, own)).toBe(false)
        expect(box.left).toBeGreaterThanOrEqual(lane.left)
        expect(box.right).toBeLessThanOrEqual(lane.right)
      },
    ),
  )
})

test('the panel takes the empty side of a full chart', () => {
  const bars = Array.from({ length: 25 }, (_, i) => ({
    left: 372,
    right: 800,
    top: 30 + i * 24,
    bottom: 43 + i * 24,
  }))
  expect(emptyPlace(lane, bars[3]!, bars, size).left).toBeGreaterThanOrEqual(800)
})
