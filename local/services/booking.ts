import { Hono } from 'hono'
import { html } from 'hono/html'
import { serveLoopback } from '../serve-loopback.ts'
import type { Service } from './service.ts'
import { standInPage } from './stand-in-page.ts'

type Booking = {
  /** The page for a kind of meeting: demo, discovery, meeting or chief-executive. */
  urlOf: (kind: string) => string
}

const names: Record<string, string> = {
  demo: 'Demonstration, 30 minutes',
  discovery: 'Discovery call',
  meeting: 'Meeting',
  'chief-executive': 'Call with the chief executive',
}
const kinds = {
  VITE_BOOKING_DEMO_URL: 'demo',
  VITE_BOOKING_DISCOVERY_URL: 'discovery',
  VITE_BOOKING_MEETING_URL: 'meeting',
  VITE_BOOKING_CHIEF_EXECUTIVE_URL: 'chief-executive',
}

/** Booking pages; they may be framed, as the real ones may. */
const pages = new Hono().get('/book/:kind/', (context) => {
  const name = names[context.req.param('kind')]
  if (!name) return context.notFound()
  const campaign = Object.entries(context.req.query()).filter(([key]) => key.startsWith('utm_'))
  const told = campaign.map(([key, value]) => `${key}=${value}`).join(', ') || 'none'
  const note = html`<p>A stand-in for the booking page, on this computer: nobody is invited.</p>`
  return context.html(standInPage(name, [note, html`<p>Campaign: ${told}</p>`]))
})

/**
 * Local while no demo booking is configured; each of the other three links may be real or unset.
 */
export const booking: Service<Booking> = {
  name: 'Booking',
  variables: ['VITE_BOOKING_DEMO_URL'],
  start: async ({ env }) => {
    const { port, close } = await serveLoopback(pages.fetch)

    function urlOf(kind: string) {
      return `http://localhost:${port}/book/${kind}/`
    }

    const open = Object.entries(kinds).filter(([variable]) => !env[variable])
    return {
      api: { urlOf },
      env: Object.fromEntries(open.map(([variable, kind]) => [variable, urlOf(kind)])),
      note: urlOf('demo'),
      close,
    }
  },
}
