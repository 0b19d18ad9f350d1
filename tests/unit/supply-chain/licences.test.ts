import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../../../local/repository.ts'

// The command exits with an error when a licence appears that its list does not allow.
test('docs/licences.md lists what is shipped, under licences that were looked at', () => {
  const dir = mkdtempSync(join(tmpdir(), 'licences-'))
  const page = join(dir, 'licences.md')
  execFileSync('npm', ['run', '--silent', 'list-licences', '--', '--out', page], {
    cwd: repository,
    stdio: 'pipe',
  })
  const fresh = readFileSync(page, 'utf8')
  rmSync(dir, { recursive: true })
  expect(readFileSync(join(repository, 'docs/licences.md'), 'utf8')).toBe(fresh)
  expect(fresh.split('\n').length).toBeGreaterThan(30)
  expect(fresh).not.toContain('(undefined)')
})
