import { startOpenAI, type LocalOpenAI } from '../openai/server.ts'
import type { Service } from './service.ts'

/**
 * The emulator ends a function after 30 seconds, where Netlify gives it 60: with less patience the
 * visitor is told that the model took too long. In milliseconds.
 */
export const localModelMs = '22000'

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
