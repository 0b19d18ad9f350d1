import { EventEmitter } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followChanges } from '../../../local/site/follow-changes.ts'

let folder: string
let watcher: EventEmitter

function ours(path: string) {
  return join(folder, 'ours', path)
}

async function copied(path: string) {
  return readFile(join(folder, 'copy', path), 'utf8').catch(() => undefined)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changes-'))
  for (const path of ['src/lib', 'netlify/photos', 'docs'])
    await mkdir(ours(path), { recursive: true })
  watcher = new EventEmitter()
  followChanges(watcher, join(folder, 'copy'), ours(''))
})
afterEach(async () => rm(folder, { recursive: true }))

test.each(['src/lib/text.ts', 'netlify/photos/model.ts'])('brings %s over', async (path) => {
  await writeFile(ours(path), '1')
  watcher.emit('all', 'add', ours(path))
  await expect.poll(async () => copied(path), { interval: 5 }).toBe('1')
  await writeFile(ours(path), '2')
  watcher.emit('all', 'change', ours(path))
  await expect.poll(async () => copied(path), { interval: 5 }).toBe('2')
  watcher.emit('all', 'unlink', ours(path))
  await expect.poll(async () => copied(path), { interval: 5 }).toBeUndefined()
})

test('leaves out what is no code of a function', async () => {
  for (const path of ['docs/a.ts', 'src/page.tsx', 'src/lib/last.ts']) {
    await writeFile(ours(path), '')
    watcher.emit('all', 'add', ours(path))
  }
  await expect.poll(async () => copied('src/lib/last.ts'), { interval: 5 }).toBe('')
  expect(await readdir(join(folder, 'copy'), { recursive: true })).toEqual([
    'src',
    'src/lib',
    'src/lib/last.ts',
  ])
})

test('goes on when the system watches no more, and says so', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (let file = 0; file < 3; file += 1) watcher.emit('error', new Error('ENOSPC: no watches'))
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Functions are not.*ENOSPC/)]])
})
