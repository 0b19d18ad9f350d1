import { startCdn, type LocalCdn } from '../cdn/server.ts'
import type { Service } from './service.ts'

/** Netlify's CDN has nothing to configure: on a laptop the stand-in is always in front. */
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
      close: api.close,
    }
  },
}
