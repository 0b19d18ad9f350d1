import { serve } from '@hono/node-server'
import { closeServer, listening } from '../http-server.ts'
import { bookingPage } from './page.ts'

export type Booking = {
  /** The page for a kind of meeting: demo, discovery, meeting or chief-executive. */
  urlOf: (kind: string) => string
  close: () => Promise<void>
}

function answer(request: Request) {
  const { pathname, searchParams } = new URL(request.url)
  const html = bookingPage(/^\/book\/([\w-]+)\/?$/.exec(pathname)?.[1] ?? '', searchParams)
  return html
    ? new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    : new Response('Not found', { status: 404 })
}

/** Serves booking pages on loopback, on a free port; they may be framed, as the real ones may. */
export async function startBooking(): Promise<Booking> {
  const server = serve({
    fetch: answer,
    hostname: '127.0.0.1',
    port: 0,
    overrideGlobalObjects: false,
  })
  const port = await listening(server)
  return {
    urlOf: (kind) => `http://localhost:${port}/book/${kind}/`,
    close: async () => closeServer(server),
  }
}
