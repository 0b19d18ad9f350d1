import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockData } from '../../../local/data-lock.ts'
import { Refusal } from '../../../local/refusal.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterEach(async () => {
  await rm(dataDir, { recursive: true })
})

test('refuses data that is held, and frees it on release', () => {
  const release = lockData(dataDir)
  expect(() => lockData(dataDir)).toThrow(Refusal)
  release()
  lockData(dataDir)()
})

test.each([
  ['whose place is taken by a file', async () => writeFile(join(dataDir, 'data'), '')],
  [
    'whose lock cannot be written',
    async () => mkdir(join(dataDir, 'data/lock.db'), { recursive: true }),
  ],
])('refuses a folder %s, in a sentence', async (_, occupy) => {
  await occupy()
  expect(() => lockData(join(dataDir, 'data'))).toThrow(
    /^Nothing can be written to .* \(.+\)\. Copy/,
  )
  expect(() => lockData(join(dataDir, 'data'))).toThrow(Refusal)
})
