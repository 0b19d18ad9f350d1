import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockData } from '../../../local/data-lock.ts'
import { Refusal } from '../../../local/refusal.ts'
import type { Round } from './lock-claimer.ts'

let dataDir: string

async function holder() {
  return (await readFile(join(dataDir, 'lock'), 'utf8')).split(' ')[0]
}

/** The number of a process that has ended. */
async function gone() {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'close')
  return String(child.pid)
}

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
  await writeFile(join(dataDir, 'lock'), await gone())
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

test('takes over although an earlier heir died before it was done', async () => {
  for (const name of ['lock', 'lock.heir']) await writeFile(join(dataDir, name), await gone())
  const release = await lockData(dataDir)
  expect(await holder()).toBe(String(process.pid))
  await release()
  expect(await readdir(dataDir)).toEqual([])
})

test('of many processes that claim at once exactly one wins, with a dead lock and without', async () => {
  const dead = await gone()
  const claimers = Array.from({ length: 6 }, () =>
    fork(join(import.meta.dirname, 'lock-claimer.ts')),
  )

  async function told() {
    return Promise.all(claimers.map(async (it) => (await once(it, 'message'))[0]))
  }

  const winners: number[] = []
  try {
    await told()
    for (let round = 0; round < 60; round += 1) {
      const own = join(dataDir, String(round))
      await mkdir(own)
      if (round % 2) await writeFile(join(own, 'lock'), dead)
      const answers = told()
      const message: Round = { dataDir: own, at: Date.now() + 10 }
      for (const claimer of claimers) claimer.send(message)
      winners.push((await answers).filter((isWon) => isWon === true).length)
    }
  } finally {
    for (const claimer of claimers) claimer.kill()
  }
  expect(winners).toEqual(winners.map(() => 1))
})
