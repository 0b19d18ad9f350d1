import { zipFunctions } from '@netlify/zip-it-and-ship-it'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repository } from '../../../local/repository.ts'

type Bundle = {
  name: string
  path: string
  schedule?: string
  trafficRules?: unknown
  routes?: { pattern: string }[]
}

let folder: string
let bundles: Map<string, Bundle>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundles-'))
  const manifest = join(folder, 'manifest.json')
  await zipFunctions(join(repository, 'netlify/functions'), folder, {
    basePath: repository,
    manifest,
    config: { '*': { nodeBundler: 'nft' } },
  })
  const { functions }: { functions: Bundle[] } = JSON.parse(await readFile(manifest, 'utf8'))
  bundles = new Map(functions.map((bundle) => [bundle.name, bundle]))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

test('bundles the sync with its schedule, 06:00 UTC each day', () => {
  expect(bundles.get('sync-linkedin-posts')).toMatchObject({ schedule: '0 6 * * *' })
})

test('bundles the fetch under its address', () => {
  const patterns = bundles.get('fetch-linkedin-posts')?.routes?.map(({ pattern }) => pattern)
  expect(patterns).toEqual(['/api/fetch-linkedin-posts'])
})

test.each([
  ['news', '/api/news'],
  ['health', '/api/health'],
  ['news-image', '/api/news-image/:key'],
])('bundles %s under its address, with a rate limit', (name, address) => {
  const bundle = bundles.get(name)
  expect(bundle?.routes?.map(({ pattern }) => pattern)).toEqual([address])
  expect(JSON.stringify(bundle?.trafficRules)).toContain('rate_limit')
})

test('keeps every bundle small enough to start quickly', async () => {
  for (const { name, path } of bundles.values())
    expect((await stat(path)).size, name).toBeLessThan(5_000_000)
})

test('the photo tool’s bundle is under 3 MB, with the model’s client and no image library', async () => {
  const archive = await readFile(bundles.get('enhance-image')!.path)
  expect(archive.byteLength).toBeLessThan(3_000_000)
  // An archive lists its files by name, uncompressed.
  const names = archive.toString('latin1')
  expect(/node_modules\/openai\//.test(names)).toBe(true)
  expect(/node_modules\/(sharp|@img)\//.test(names)).toBe(false)
})
