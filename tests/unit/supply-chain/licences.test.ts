import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execaSync } from 'execa'
import { expect, test } from 'vitest'
import { repository } from '../../../local/repository.ts'
import { readText } from '../../../src/content/files.ts'

// The command exits with an error when a licence appears that its list does not allow.
test('docs/licences.md lists what is shipped, under licences that were looked at', () => {
  const dir = mkdtempSync(join(tmpdir(), 'licences-'))
  const page = join(dir, 'licences.md')
  execaSync('npm', ['run', '--silent', 'list-licences', '--', '--out', page], { cwd: repository })
  const fresh = readFileSync(page, 'utf8')
  rmSync(dir, { recursive: true })
  expect(readText(join(repository, 'docs/licences.md'))).toBe(fresh)
  expect(fresh.split('\n').length).toBeGreaterThan(30)
  expect(fresh).not.toContain('(undefined)')
})
