import { zipFunction } from '@netlify/zip-it-and-ship-it'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repository } from '../../../../local/repository.ts'

let folder: string
let archive: Buffer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-'))
  const source = join(repository, 'netlify/functions/enhance-image.ts')
  const bundle = await zipFunction(source, folder, {
    basePath: repository,
    config: { '*': { nodeBundler: 'nft' } },
  })
  archive = await readFile(bundle!.path)
})
afterAll(async () => rm(folder, { recursive: true }))

test('the photo tool’s bundle is under 3 MB', () => {
  expect(archive.byteLength).toBeLessThan(3_000_000)
})

test('the photo tool’s bundle carries the model’s client and no image library', () => {
  // An archive lists its files by name, uncompressed.
  const names = archive.toString('latin1')
  expect(/node_modules\/openai\//.test(names)).toBe(true)
  expect(/node_modules\/(sharp|@img)\//.test(names)).toBe(false)
})
