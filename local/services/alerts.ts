import { Hono } from 'hono'
import { html } from 'hono/html'
import { serveLoopback } from '../serve-loopback.ts'
import type { Service } from './service.ts'
import { standInPage } from './stand-in-page.ts'

export type LocalAlerts = {
  url: string
  /** The bodies as they came, newest first. */
  messages: string[]
  /** 'good' or 'fail', newest first. */
  heartbeatUrl: string
  heartbeats: string[]
  status: number
  close: () => Promise<void>
}

export async function startAlerts(onMessage: (body: string) => void): Promise<LocalAlerts> {
  const alerts: LocalAlerts = {
    url: '',
    messages: [],
    heartbeatUrl: '',
    heartbeats: [],
    status: 200,
    close: async () => undefined,
  }
  const app = new Hono()
    .get('/', (context) => context.html(inbox(alerts)))
    .get('/heartbeat/:end?', ({ req }) => {
      alerts.heartbeats.unshift(req.param('end') ?? 'good')
      return new Response('OK', { status: alerts.status })
    })
    .post('/', async ({ req }) => {
      const body = await req.text()
      alerts.messages.unshift(body)
      onMessage(body)
      return new Response('ok', { status: alerts.status })
    })
  const { port, close } = await serveLoopback(app.fetch)
  const url = `http://localhost:${port}/`
  return Object.assign(alerts, { url, heartbeatUrl: `${url}heartbeat`, close })
}

function inbox({ messages, heartbeats }: LocalAlerts) {
  const listed = messages.map((body) => html`<pre style="white-space:pre-wrap">${body}</pre>`)
  return standInPage(
    'Alerts',
    html`${listed.length > 0 ? listed : html`<p>No alert was sent yet.</p>`}
      <p>Heartbeats, newest first: ${heartbeats.join(', ') || 'none yet'}.</p>`,
  )
}

export const alerts: Service<LocalAlerts> = {
  name: 'Alerts',
  variables: ['ALERT_WEBHOOK_URL'],
  start: async ({ env }) => {
    const api = await startAlerts((body) => console.log(`An alert was sent: ${body}`))
    return {
      api,
      env: {
        ALERT_WEBHOOK_URL: api.url,
        HEARTBEAT_URL: env.HEARTBEAT_URL || api.heartbeatUrl,
      },
      note: api.url,
      close: api.close,
    }
  },
}
