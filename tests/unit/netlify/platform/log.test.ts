import { describe, expect, test, vi } from 'vitest'
import { createLog } from '../../../../netlify/platform/log.ts'

function warned() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => String(warn.mock.lastCall?.[0])
}

describe('a log line', () => {
  test('is one JSON object with level, feature, event and time', () => {
    const line = warned()
    createLog('photos').warn('Something\nexpected', { code: 'busy' })
    expect(line()).not.toContain('\n')
    expect(JSON.parse(line())).toMatchObject({
      level: 'warn',
      feature: 'photos',
      event: 'Something\nexpected',
      code: 'busy',
      at: expect.stringMatching(/Z$/) as string,
    })
  })

  test('never holds a hidden value, wherever it stands', () => {
    const line = warned()
    const log = createLog('photos')
    for (const secret of ['s3cr"et', undefined, '']) log.hide(secret)
    log.hide('late-secret')
    log.warn('s3cr"et', { deep: [{ text: 'a s3cr"et late-secret' }], cause: new Error('s3cr"et') })
    expect(line()).not.toMatch(/s3cr|late-secret/)
    expect(() => JSON.parse(line()) as unknown).not.toThrow()
  })

  test('never holds the value of a field named after a secret', () => {
    const line = warned()
    createLog('photos').warn('x', { headers: { Authorization: 'Bearer abc' }, accessToken: 'abc' })
    expect(line()).not.toContain('abc')
  })

  test('tells an error with its cause', () => {
    const line = warned()
    createLog('photos').warn('x', { error: new Error('outer', { cause: new Error('inner') }) })
    expect(JSON.parse(line())).toMatchObject({
      error: { message: 'outer', cause: { message: 'inner' } },
    })
  })
})
