import { afterEach, expect, test, vi } from 'vitest'
import { openStore } from '../../../../netlify/platform/blobs.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** The address that a store reads from, as a function of a deploy with this context sees it. */
async function addressIn(context: string | undefined) {
  const at = { edgeURL: 'http://blobs', uncachedEdgeURL: 'http://blobs', siteID: 's', token: 't' }
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(at)).toString('base64'))
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url).pathname)
    return new Response(null, { status: 404 })
  })
  vi.stubGlobal('Netlify', context === undefined ? undefined : { context: { deploy: { context } } })
  await openStore('linkedin-tokens').get('current')
  return asked.join()
}

test('a preview and a branch have stores of their own, apart from production’s', async () => {
  const production = await addressIn('production')
  const others = [await addressIn('deploy-preview'), await addressIn('branch-deploy')]
  expect(new Set([production, ...others]).size).toBe(3)
  expect(others[0]).toContain('deploy-preview')
})

test('production keeps its store where a function is told no context', async () => {
  const production = await addressIn('production')
  expect(await addressIn('')).toBe(production)
  expect(await addressIn(undefined)).toBe(production)
})
