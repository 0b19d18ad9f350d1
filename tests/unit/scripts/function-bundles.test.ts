import { zipFunctions } from '@netlify/zip-it-and-ship-it'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { parse } from 'smol-toml'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { repository } from '../../../local/repository.ts'
import { serveLoopback } from '../../../local/serve-loopback.ts'
import { leaders } from '../../../src/content/leaders.ts'

const Configuration = z.object({
  functions: z.object({ node_bundler: z.literal('nft'), included_files: z.array(z.string()) }),
})

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
  const toml = parse(readFileSync(join(repository, 'netlify.toml'), 'utf8'))
  const { node_bundler: nodeBundler, included_files: includedFiles } =
    Configuration.parse(toml).functions
  await zipFunctions(join(repository, 'netlify/functions'), folder, {
    basePath: repository,
    manifest,
    config: { '*': { nodeBundler, includedFiles, includedFilesBasePath: repository } },
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

test('the photo tool knows the published photos where its bundle is unpacked', async () => {
  const root = join(folder, 'deployed')
  const files = unzipSync(await readFile(bundles.get('enhance-image')!.path))
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), bytes)
  }
  // Has no blob and no table: the code then tells that the function got as far as the database.
  const nothing = await serveLoopback(() => Response.json({}, { status: 404 }))
  const url = `http://127.0.0.1:${nothing.port}`
  const blobs = { edgeURL: url, uncachedEdgeURL: url, siteID: 'a', token: 'b' }
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(blobs)).toString('base64'))
  for (const name of ['SUPABASE_SERVICE_ROLE_KEY', 'OPENAI_API_KEY']) vi.stubEnv(name, 'key')
  vi.stubEnv('SUPABASE_URL', url)
  const { default: enhance } = await import(join(root, 'netlify/functions/enhance-image.mjs'))
  const codes = leaders.map(async ({ photo }) => {
    const bytes = await readFile(join(repository, 'public', photo), 'base64')
    const body = JSON.stringify({ imageData: `data:image/jpeg;base64,${bytes}` })
    const headers = { 'content-type': 'application/json' }
    const answer = await enhance(new Request(url, { method: 'POST', headers, body }))
    return (await answer.json()).code
  })
  expect(await Promise.all(codes)).toEqual(leaders.map(() => 'database_refused'))
  vi.unstubAllEnvs()
  await nothing.close()
})

test('the daily work’s bundle has the published photos too', async () => {
  const names = Object.keys(unzipSync(await readFile(bundles.get('sync-linkedin-posts')!.path)))
  expect(names).toEqual(expect.arrayContaining(leaders.map(({ photo }) => `public${photo}`)))
})
