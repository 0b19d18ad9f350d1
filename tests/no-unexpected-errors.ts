import { afterEach, beforeEach, expect, vi } from 'vitest'

// An unexpected console.error is a bug. A test that expects one replaces the spy's implementation
// and clears the calls it has asserted.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'unexpected console.error').toEqual([])
  vi.restoreAllMocks()
})
