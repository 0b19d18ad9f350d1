import { htmlResponse, notFound, serveLoopback } from '../serve-loopback.ts'
import { bookingPage } from './page.ts'

export type Booking = {
  /** The page for a kind of meeting: demo, discovery, meeting or chief-executive. */
  urlOf: (kind: string) => string
  close: () => Promise<void>
}

function respond(request: Request) {
  const { pathname, searchParams } = new URL(request.url)
  const html = bookingPage(/^\/book\/([\w-]+)\/?$/.exec(pathname)?.[1] ?? '', searchParams)
  return html ? htmlResponse(html) : notFound()
}

/** Serves booking pages; they may be framed, as the real ones may. */
export async function startBooking(): Promise<Booking> {
  const { port, close } = await serveLoopback(respond)
  return { urlOf: (kind) => `http://localhost:${port}/book/${kind}/`, close }
}
