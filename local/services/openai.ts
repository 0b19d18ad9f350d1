import { startOpenAI, type LocalOpenAI } from '../openai/server.ts'
import type { Service } from './service.ts'

export const openai: Service<LocalOpenAI> = {
  name: 'OpenAI',
  variables: ['OPENAI_API_KEY'],
  start: async () => {
    const api = await startOpenAI()
    return {
      api,
      env: { OPENAI_API_KEY: api.apiKey, OPENAI_BASE_URL: api.baseUrl },
      note: 'brightens and sharpens',
      close: api.close,
    }
  },
}
