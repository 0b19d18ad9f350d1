import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const dir = mkdtempSync(join(tmpdir(), 'launch-'))
afterAll(() => rmSync(dir, { recursive: true }))
mkdirSync(join(dir, 'src'))
writeFileSync(join(dir, 'src/site.ts'), "export const fax = { label: '1', status: 'sample' }\n")

function run(env: Record<string, string>, ...args: string[]) {
  return spawnSync(process.execPath, [resolve('scripts/launch-check.ts'), ...args], {
    cwd: dir,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
    timeout: 15_000,
  })
}

test('exits 1 while anything is left, and says where', () => {
  const { status, stdout } = run({})
  expect(status).toBe(1)
  expect(stdout).toContain('src/site.ts:1')
})

test('LAUNCH_CHECK=warn prints the same and exits 0', () => {
  const { status, stdout, stderr } = run({ LAUNCH_CHECK: 'warn' })
  expect(status).toBe(0)
  expect(stdout).toContain('src/site.ts:1')
  expect(stderr).toContain('published all the same')
})

test('--json prints every finding for a machine', () => {
  const { findings } = JSON.parse(run({}, '--json').stdout)
  expect(findings).toContainEqual(
    expect.objectContaining({ kind: 'sample', file: 'src/site.ts', line: 1 }),
  )
})
