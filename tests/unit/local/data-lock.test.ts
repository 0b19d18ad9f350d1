import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockData } from '../../../local/data-lock.ts'
import { Refusal } from '../../../local/refusal.ts'

let dataDir: string
const holder = async () => (await readFile(join(dataDir, 'lock'), 'utf8')).split(' ')[0]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterEach(async () => {
  await rm(dataDir, { recursive: true })
})

test('refuses data that a running process holds, and frees it on release', async () => {
  const release = await lockData(dataDir)
  const second = lockData(dataDir)
  await expect(second).rejects.toBeInstanceOf(Refusal)
  await expect(second).rejects.toThrow(String(process.pid))
  await release()
  expect(await readdir(dataDir)).toEqual([])
  await (
    await lockData(dataDir)
  )()
})

test('takes over from a process that is gone', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'close')
  await writeFile(join(dataDir, 'lock'), String(child.pid))
  const release = await lockData(dataDir)
  expect(await holder()).toBe(String(process.pid))
  await release()
})

test.skipIf(process.platform !== 'linux')(
  'takes over when the number has gone to another program',
  async () => {
    await writeFile(join(dataDir, 'lock'), `${process.pid} 1`)
    await (
      await lockData(dataDir)
    )()
  },
)

test('takes over a lock that holds no number', async () => {
  await writeFile(join(dataDir, 'lock'), '')
  await (
    await lockData(dataDir)
  )()
})

test("leaves another's lock alone on release", async () => {
  const release = await lockData(dataDir)
  await writeFile(join(dataDir, 'lock'), '1')
  await release()
  expect(await holder()).toBe('1')
})
