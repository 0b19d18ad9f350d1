import { startForms, type Forms } from '../forms/server.ts'
import type { Service } from './service.ts'

/** The hidden field that the contact form declares to Netlify as its honeypot. */
const honeypot = 'website'

/** Netlify Forms has nothing to configure: on a laptop the stand-in always takes the POSTs. */
export const forms: Service<Forms> = {
  name: 'Forms',
  variables: [],
  start: async () => {
    const api = await startForms(honeypot, ({ form, fields, isSpam }) =>
      console.log(`Form '${form}' was sent${isSpam ? ' (spam)' : ''}:`, fields),
    )
    return { api, env: {}, note: api.url, answer: api.answer, close: api.close }
  },
}
