import { nativeForm } from '../../src/integrations/form.ts'
import { startForms, type Forms } from '../forms/server.ts'
import type { Service } from './service.ts'

/** Netlify Forms has nothing to configure: on a laptop the stand-in always takes the POSTs. */
export const forms: Service<Forms> = {
  name: 'Forms',
  variables: [],
  start: async () => {
    const api = await startForms(nativeForm.honeypot, ({ form, fields, isSpam }) =>
      console.log(`Form '${form}' was sent${isSpam ? ' (spam)' : ''}:`, fields),
    )
    return { api, env: {}, note: api.url, answer: api.answer, close: api.close }
  },
}
