import { describe, expect, test } from 'vitest'
import { retryAfter } from '../../../../netlify/platform/answer.ts'
import { readRetryAfter } from '../../../../netlify/platform/retry-after.ts'

const now = Date.parse('2026-11-20T09:00:00Z')

describe('Retry-After', () => {
  test.each([
    ['seconds', '120', 120],
    ['no time at all', '0', 0],
    ['a date', 'Fri, 20 Nov 2026 09:02:00 GMT', 120],
    ['more than a day in seconds', '90000', 86_400],
    ['a date beyond tomorrow', 'Fri, 27 Nov 2026 09:00:00 GMT', 86_400],
    ['a date that is over', 'Fri, 20 Nov 2026 08:59:00 GMT', undefined],
    ['words', 'soon', undefined],
    ['nothing', '', undefined],
    ['no header', null, undefined],
  ])('is read from %s', (_, value, seconds) => {
    expect(readRetryAfter(value, now)).toBe(seconds)
  })

  test('is sent where seconds are known, and never as none', () => {
    expect(retryAfter(7)).toEqual({ 'retry-after': '7' })
    expect(retryAfter(0)).toEqual({ 'retry-after': '1' })
    expect(retryAfter(undefined)).toEqual({})
  })
})
