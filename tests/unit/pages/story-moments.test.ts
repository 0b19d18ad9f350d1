import { describe, expect, test } from 'vitest'
import { getStories } from '../../../src/content/stories.ts'
import { barHeight, placeMoments } from '../../../src/pages/story/place-moments.ts'

/** px of a label's line. */
const line = 24

describe.each(getStories().filter(({ moments }) => moments))('the event of $id', ({ moments }) => {
  const { list, length } = moments!.event
  const height = barHeight(list.length)
  const placed = placeMoments(list, length, height)

  test('has every moment at its place on the bar', () => {
    for (const { at, tick } of placed) expect(tick / height).toBeCloseTo(at / length, 1)
  })

  test('has no label on another, and none off the bar', () => {
    for (const [i, { label }] of placed.entries()) {
      expect(label - (placed[i - 1]?.label ?? -line)).toBeGreaterThanOrEqual(line)
      expect(label).toBeLessThanOrEqual(height)
    }
  })
})
