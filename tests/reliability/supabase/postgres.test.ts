import { expect, test } from 'vitest'
import { newestOf } from './postgres.ts'

test('the newest PostgreSQL is the one of the highest number', () => {
  const folders = ['9.6', '17', '15'].map((version) => `/usr/lib/postgresql/${version}/bin`)
  expect(newestOf(folders)).toBe('/usr/lib/postgresql/17/bin')
  expect(newestOf([])).toBeUndefined()
})
