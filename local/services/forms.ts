import { Hono } from 'hono'
import { html } from 'hono/html'
import { nativeForm } from '../../src/integrations/form.ts'
import { serveLoopback } from '../serve-loopback.ts'
import type { Service } from './service.ts'
import { standInPage } from './stand-in-page.ts'

export type Submission = { form: string; fields: Record<string, string>; isSpam: boolean }

export type Forms = Awaited<ReturnType<typeof startForms>>

const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/

/** Stands in for Netlify Forms: a POST that names its form is kept and sent on to the page of the form's action. */
export async function startForms(honeypot: string, onSubmission: (submission: Submission) => void) {
  const submissions: Submission[] = []
  const app = new Hono().get('/', (context) => context.html(inbox(submissions)))
  const { port, close } = await serveLoopback(app.fetch)

  return {
    url: `http://localhost:${port}/`,
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
    close,
  }
}

function inbox(submissions: Submission[]) {
  const listed = submissions.map(
    ({ form, fields, isSpam }) =>
      html`<h2>${form}${isSpam && ' (spam: the honeypot was filled)'}</h2>
        <dl>${Object.entries(fields).map(listedField)}</dl>`,
  )
  return standInPage('Submissions', listed.length > 0 ? listed : html`<p>Nothing was sent yet.</p>`)
}

function listedField([name, value]: [string, string]) {
  return html`<dt><b>${name}</b></dt>
    <dd style="white-space:pre-wrap">${value}</dd>`
}

/** Netlify Forms has nothing to configure, so the stand-in always takes the POSTs. */
export const forms: Service<Forms> = {
  name: 'Forms',
  variables: [],
  start: async () => {
    const api = await startForms(nativeForm.honeypot, ({ form, fields, isSpam }) =>
      console.log(`Form '${form}' was sent${isSpam ? ' (spam)' : ''}:`, fields),
    )
    return { api, env: {}, note: api.url, answer: api.answer }
  },
}
