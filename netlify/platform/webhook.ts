import { boundedFetch } from './bounded-fetch.ts'

const teamsHosts =
  /\.(webhook\.office\.com|logic\.azure\.com|powerplatform\.com|powerautomate\.com)$/

/** `timeoutMs` is for one of two tries; `signal` ends both. */
type Bounds = { timeoutMs: number; signal: AbortSignal }
type Sent = { ok: true } | { ok: false; reason: string }

/** Sends a message to an incoming webhook: `text` as Slack reads it, or a card for Microsoft Teams. */
export async function sendMessage(url: string, text: string, bounds: Bounds): Promise<Sent> {
  const isForTeams = teamsHosts.test(new URL(url).hostname)
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(isForTeams ? asCard(text) : { text }),
  }
  return send(url, init, bounds)
}

/**
 * Tells healthchecks.io or the like that a run went well: a GET of the address, or of `/fail` below it.
 * See https://healthchecks.io/docs/http_api/.
 */
export async function sendHeartbeat(url: string, isGood: boolean, bounds: Bounds): Promise<Sent> {
  const address = new URL(url)
  if (!isGood) address.pathname = `${address.pathname.replace(/\/$/, '')}/fail`
  return send(address, {}, bounds)
}

async function send(url: string | URL, init: RequestInit, bounds: Bounds): Promise<Sent> {
  const sent = await boundedFetch(
    url,
    { ...init, redirect: 'error' },
    { ...bounds, attempts: 2, backoffMs: 200, maxBytes: 100_000 },
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
