import { nativeForm } from '../../src/integrations/form.ts'
import type { Service } from './service.ts'

export type Submission = { form: string; fields: Record<string, string>; isSpam: boolean }

export type Forms = ReturnType<typeof startForms>

const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/

/** Stands in for Netlify Forms: a POST that names its form is kept and sent on to the page of the form's action. */
export function startForms(honeypot: string, onSubmission: (submission: Submission) => void) {
  const submissions: Submission[] = []

  return {
    submissions,
    /** Takes a form's POST; undefined for any other request. */
    answer: async (request: Request) => {
      const type = request.headers.get('content-type') ?? ''
      if (request.method !== 'POST' || !isForm.test(type)) return undefined
      const data = await request
        .clone()
        .formData()
        .catch(() => undefined)
      // The request claims to be multipart but is not.
      if (!data) return new Response('Bad request', { status: 400 })
      const form = data.get('form-name')
      if (typeof form !== 'string') return undefined

      const texts = [...data].filter((entry): entry is [string, string] => {
        const [name, value] = entry
        return typeof value === 'string' && name !== 'form-name' && name !== honeypot
      })
      const fields = Object.fromEntries(texts)
      const submission = { form, fields, isSpam: Boolean(data.get(honeypot)) }
      submissions.unshift(submission)
      onSubmission(submission)
      // Without a fragment here the browser keeps the one of the form's action.
      return new Response(null, {
        status: 303,
        headers: { location: new URL(request.url).pathname },
      })
    },
    close: async () => undefined,
  }
}

/** Netlify Forms has nothing to configure, so the stand-in always takes the POSTs. */
export const forms: Service<Forms> = {
  name: 'Forms',
  variables: [],
  start: async () => {
    const api = startForms(nativeForm.honeypot, ({ form, fields, isSpam }) =>
      console.log(`Form '${form}' was sent${isSpam ? ' (spam)' : ''}:`, fields),
    )
    return { api, env: {}, note: 'prints what is sent', answer: api.answer }
  },
}
