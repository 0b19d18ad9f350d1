import { Hono } from 'hono'
import { serveLoopback } from '../serve-loopback.ts'
import type { Service } from './service.ts'

export type LocalAlerts = Awaited<ReturnType<typeof startAlerts>>

/** Messages are the bodies as they came, heartbeats 'good' or 'fail'; the newest is first. */
export async function startAlerts(onMessage: (body: string) => void) {
  const received = { messages: [] as string[], heartbeats: [] as string[], status: 200 }
  const app = new Hono()
    .get('/heartbeat/:end?', ({ req }) => {
      received.heartbeats.unshift(req.param('end') ?? 'good')
      return new Response('OK', { status: received.status })
    })
    .post('/', async ({ req }) => {
      const body = await req.text()
      received.messages.unshift(body)
      onMessage(body)
      return new Response('ok', { status: received.status })
    })
  const { port, close } = await serveLoopback(app.fetch)
  const url = `http://localhost:${port}/`
  return Object.assign(received, { url, heartbeatUrl: `${url}heartbeat`, close })
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
      note: 'prints what is sent',
    }
  },
}
