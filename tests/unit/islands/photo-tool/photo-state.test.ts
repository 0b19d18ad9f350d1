import { expect, test } from 'vitest'
import {
  idle,
  nextPhoto,
  type Photo,
  type PhotoEvent,
} from '../../../../src/islands/photo-tool/photo-state.ts'

const image = 'data:image/png;base64,AAAA'
const asked: PhotoEvent = { type: 'asked', at: 1000 }
const arrived: PhotoEvent = { type: 'arrived', image, isStandIn: false }
const failed: PhotoEvent = { type: 'failed', message: 'The image service is busy.' }
const left: PhotoEvent = { type: 'left' }

function run(...events: PhotoEvent[]) {
  return events.reduce(nextPhoto, idle)
}

test('goes from idle through enhancing to enhanced or failed', () => {
  expect(run(asked)).toEqual({ state: 'enhancing', since: 1000 })
  expect(run(asked, arrived)).toEqual({ state: 'enhanced', image, isStandIn: false })
  expect(run(asked, failed)).toEqual({ state: 'failed', message: 'The image service is busy.' })
})

test('can be asked again after it failed and after it was enhanced', () => {
  expect(run(asked, failed, asked, arrived).state).toBe('enhanced')
  expect(run(asked, arrived, asked).state).toBe('enhancing')
})

test('keeps the clock of the first request while it is under way', () => {
  expect(run(asked, { type: 'asked', at: 9000 })).toEqual({ state: 'enhancing', since: 1000 })
})

test('is idle again when the page is left, and an answer that comes later changes nothing', () => {
  expect(run(asked, left)).toEqual(idle)
  expect(run(asked, left, arrived)).toEqual(idle)
  expect(run(asked, left, failed)).toEqual(idle)
})

test('leaving the page takes no result away', () => {
  const results: Photo[] = [run(asked, arrived), run(asked, failed)]
  for (const result of results) expect(nextPhoto(result, left)).toBe(result)
})
