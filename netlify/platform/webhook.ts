import { z } from 'zod'
import { boundedFetch } from './bounded-fetch.ts'

/** Where alerts go. .env.example explains it. */
export const WebhookEnv = z.object({ ALERT_WEBHOOK_URL: z.url().optional() })

const teamsHosts =
  /\.(webhook\.office\.com|logic\.azure\.com|powerplatform\.com|powerautomate\.com)$/

/**
 * Sends a message to an incoming webhook, in two tries of `timeoutMs` at most. Slack and everything
 * that reads its JSON gets `text`; Microsoft Teams' workflows take a card.
 */
export async function sendMessage(
  url: string,
  text: string,
  timeoutMs: number,
): Promise<{ ok: true } | { ok: false; reason: string }> {
  const sent = await boundedFetch(
    url,
    {
      method: 'POST',
      // A redirect could lead anywhere.
      redirect: 'error',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(teamsHosts.test(new URL(url).hostname) ? asCard(text) : { text }),
    },
    { timeoutMs, attempts: 2, backoffMs: 200, maxBytes: 100_000 },
  )
  if (!sent.ok) return { ok: false, reason: sent.code }
  return sent.status < 300 ? { ok: true } : { ok: false, reason: `HTTP ${sent.status}` }
}

// https://learn.microsoft.com/connectors/teams: "Post to a channel when a webhook request is received"
function asCard(text: string) {
  const content = {
    type: 'AdaptiveCard',
    version: '1.4',
    body: [{ type: 'TextBlock', text, wrap: true }],
  }
  const contentType = 'application/vnd.microsoft.card.adaptive'
  return { type: 'message', attachments: [{ contentType, content }] }
}
