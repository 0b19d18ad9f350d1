import { expect, test } from 'vitest'
import { nearest } from '../../../src/runtime/did-you-mean.ts'

const list = `# Cuewright

- [Planned Change](https://www.cuewright.example/planned_change.md): Cutover runbooks.
- [Pricing](https://www.cuewright.example/pricing.md): Package sizes.
`

test.each([
  ['/planned-change', 'Planned Change'],
  ['/Scenarios/Planned_Change.html', 'Planned Change'],
  ['/pricng/', 'Pricing'],
])('%s is near to %s', (path, name) => {
  expect(nearest(path, list)?.name).toBe(name)
})

test.each(['/', '/x', '/nowhere', '/%E0%A4%A', '/prices-and-more'])(
  'nothing is near to %s',
  (path) => {
    expect(nearest(path, list)).toBeUndefined()
  },
)
