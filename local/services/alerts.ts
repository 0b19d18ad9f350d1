import { Hono } from 'hono'
import { html } from 'hono/html'
import { serveLoopback } from '../serve-loopback.ts'
import type { Service } from './service.ts'
import { standInPage } from './stand-in-page.ts'

export type LocalAlerts = {
  /** Where alerts are sent to, and where a person reads them, newest first. */
  url: string
  /** The bodies as they came. */
  messages: string[]
  /** The status of its answers: 200, until a test says otherwise. */
  status: number
  close: () => Promise<void>
}

/** Stands in for an incoming webhook, as Slack and Teams have them. */
export async function startAlerts(onMessage: (body: string) => void): Promise<LocalAlerts> {
  const alerts: LocalAlerts = { url: '', messages: [], status: 200, close: async () => undefined }
  const app = new Hono()
    .get('/', (context) => context.html(inbox(alerts.messages)))
    .post('/', async ({ req }) => {
      const body = await req.text()
      alerts.messages.unshift(body)
      onMessage(body)
      return new Response('ok', { status: alerts.status })
    })
  const { port, close } = await serveLoopback(app.fetch)
  return Object.assign(alerts, { url: `http://localhost:${port}/`, close })
}

function inbox(messages: string[]) {
  const listed = messages.map((body) => html`<pre style="white-space:pre-wrap">${body}</pre>`)
  return standInPage('Alerts', listed.length > 0 ? listed : html`<p>No alert was sent yet.</p>`)
}

export const alerts: Service<LocalAlerts> = {
  name: 'Alerts',
  variables: ['ALERT_WEBHOOK_URL'],
  start: async () => {
    const api = await startAlerts((body) => console.log(`An alert was sent: ${body}`))
    return { api, env: { ALERT_WEBHOOK_URL: api.url }, note: api.url, close: api.close }
  },
}
