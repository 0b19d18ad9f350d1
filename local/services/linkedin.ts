import { startLinkedIn, type LinkedIn } from '../linkedin/server.ts'
import type { Service } from './service.ts'

export const linkedin: Service<LinkedIn> = {
  name: 'LinkedIn',
  variables: ['LINKEDIN_ACCESS_TOKEN', 'LINKEDIN_ORGANIZATION_ID'],
  start: async () => {
    const api = await startLinkedIn()
    return {
      api,
      env: {
        LINKEDIN_API_URL: api.url,
        LINKEDIN_ACCESS_TOKEN: api.accessToken,
        LINKEDIN_ORGANIZATION_ID: api.organizationId,
      },
      note: `${api.posts.length} sample posts`,
      close: api.close,
    }
  },
}
