import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'
import { repository } from '../../local/repository.ts'
import { licencesPage } from '../../scripts/list-licences.ts'
import { shippedModules } from './shipped-modules.ts'

const file = join(repository, 'docs/licences.md')
/** Licences that ask for no more than their notice, or for nothing. */
const lookedAt = new Set(['MIT', '0BSD', 'ISC', 'Apache-2.0', 'OFL-1.1', 'CC0-1.0'])

test('docs/licences.md lists what is shipped (npm run list-licences writes it)', async () => {
  const page = await format(licencesPage(shippedModules()), {
    ...(await resolveConfig(file)),
    filepath: file,
  })
  expect(readFileSync(file, 'utf8')).toBe(page)
})

test('ships nothing under a licence that nobody has looked at', () => {
  const rows = licencesPage(shippedModules()).matchAll(/^\| ([^|]+) \| [^|]+ \| ([^|]+) \|/gm)
  const licences = [...rows].filter(([, , licence]) => !/^(licence|---)$/.test(licence!))
  expect(licences.length).toBeGreaterThan(10)
  for (const [, name, licence] of licences) expect(lookedAt, name).toContain(licence)
})
