import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { repository } from '../../../local/repository.ts'

const check = pathToFileURL(join(repository, 'scripts/check-install.mjs')).href

/** Runs the check on a Node that says it has this version, in a folder of this name. */
function run({ node = '24.21.0', folder = 'site', packages = true }) {
  const dir = mkdtempSync(join(tmpdir(), 'install-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const cwd = join(dir, folder)
  mkdirSync(packages ? join(cwd, 'node_modules') : cwd, { recursive: true })
  const version = `Object.defineProperty(process.versions, 'node', { value: '${node}' })`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${version}`, '--import', check, '-p', '"ran"'],
    { cwd, encoding: 'utf8' },
  )
  return { status, said: (stdout + stderr).trim() }
}

test.each(['site', 'my site', 'Büro & Co’s site (copy) [1]'])('commands run in %s', (folder) => {
  expect(run({ folder })).toEqual({ status: 0, said: 'ran' })
})

test.each([
  ['packages without install scripts', { node: '20.20.2' }, /20\.20\.2.*npm ci --ignore-scripts/],
  ['no packages', { packages: false }, /npm ci$/],
  ['a folder with %', { folder: '100% site' }, /%.*move the project/],
  ['a folder with #', { folder: 'site #2' }, /#.*move the project/],
])('%s: a command ends with one sentence', (_, given, sentence) => {
  const { status, said } = run(given)
  expect(status).toBe(1)
  expect(said).toMatch(sentence)
  expect(said.split('\n')).toHaveLength(1)
})

test('every command that needs the project’s Node asks first', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(repository, 'package.json'), 'utf8'),
  )
  for (const name of ['start', 'dev', 'build', 'test'])
    expect(scripts[name]).toMatch(/^node --import \.\/scripts\/check-install\.mjs /)
})
