import { Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { z } from 'zod'
import { serveLoopback } from '../serve-loopback.ts'
import { createCdnCache } from './cdn-cache.ts'
import type { Service } from './service.ts'

const Purge = z.object({ cache_tags: z.array(z.string()).optional() })

export type LocalCdn = Awaited<ReturnType<typeof startCdn>>

export async function startCdn(now?: () => number) {
  const token = 'local-purge-token'
  const cache = createCdnCache(now)
  const app = new Hono().post('/api/v1/purge', bearerAuth({ token }), async (context) => {
    cache.purge(Purge.parse(await context.req.json()).cache_tags)
    return context.body(null, 202)
  })
  const { port, close } = await serveLoopback(app.fetch)
  return { ...cache, apiUrl: `http://127.0.0.1:${port}`, token, siteId: 'local-site', close }
}

/** Netlify's CDN has nothing to configure, so the stand-in is always there. */
export const cdn: Service<LocalCdn> = {
  name: 'CDN',
  variables: [],
  start: async () => {
    const api = await startCdn()
    return {
      api,
      env: {
        NETLIFY_API_URL: api.apiUrl,
        NETLIFY_PURGE_API_TOKEN: api.token,
        SITE_ID: api.siteId,
      },
      note: 'keeps /api/news until a sync changes a post',
    }
  },
}
