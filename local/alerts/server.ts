import { escapeHtml } from '../html.ts'
import { htmlResponse, serveLoopback } from '../serve-loopback.ts'

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
  const { port, close } = await serveLoopback(async (request) => {
    if (request.method !== 'POST') return htmlResponse(inbox(alerts.messages))
    const body = await request.text()
    alerts.messages.unshift(body)
    onMessage(body)
    return new Response('ok', { status: alerts.status })
  })
  alerts.url = `http://localhost:${port}/`
  alerts.close = close
  return alerts
}

function inbox(messages: string[]) {
  const listed = messages.map(
    (body) => `<pre style="white-space:pre-wrap">${escapeHtml(body)}</pre>`,
  )
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Alerts</title>
<body style="max-width:640px;margin:32px auto;font:16px/1.5 system-ui"><h1>Alerts</h1>
${listed.join('') || '<p>No alert was sent yet.</p>'}</body></html>`
}
