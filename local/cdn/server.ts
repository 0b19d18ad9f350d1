import { z } from 'zod'
import { notFound, serveLoopback } from '../serve-loopback.ts'
import { createCdnCache, type CdnCache } from './cache.ts'

const Purge = z.object({ cache_tags: z.array(z.string()).optional() })

export type LocalCdn = CdnCache & {
  /** Where Netlify's purge API is, its token and the site's id. */
  apiUrl: string
  token: string
  siteId: string
  close: () => Promise<void>
}

/** Starts the stand-in for Netlify's CDN, and for the API by which functions purge it. */
export async function startCdn(now?: () => number): Promise<LocalCdn> {
  const token = 'local-purge-token'
  const cache = createCdnCache(now)
  const { port, close } = await serveLoopback(async (request) => {
    if (new URL(request.url).pathname !== '/api/v1/purge') return notFound()
    if (request.headers.get('authorization') !== `Bearer ${token}`) {
      return new Response(null, { status: 401 })
    }
    cache.purge(Purge.parse(await request.json()).cache_tags)
    return new Response(null, { status: 202 })
  })
  return { ...cache, apiUrl: `http://127.0.0.1:${port}`, token, siteId: 'local-site', close }
}
