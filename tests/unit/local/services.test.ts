import { expect, test } from 'vitest'
import { Refusal } from '../../../local/refusal.ts'
import { isLocal } from '../../../local/services/start-services.ts'

const service = { name: 'LinkedIn', variables: ['TOKEN', 'ORGANISATION'] }

test.each([
  ['sets none of its variables', {}, true],
  ['sets them to nothing', { TOKEN: '', ORGANISATION: '' }, true],
  ['sets all of them', { TOKEN: 'a', ORGANISATION: 'b' }, false],
])('decides for a stand-in by the environment, which %s', (_, env, expected) => {
  expect(isLocal(service, env)).toBe(expected)
})

function decide() {
  return isLocal(service, { TOKEN: 'a' })
}

test('refuses a service that is half configured, and names what is missing', () => {
  expect(decide).toThrow(Refusal)
  expect(decide).toThrow(/ORGANISATION missing/)
})
