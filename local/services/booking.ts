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

const times = ['09:00', '09:30', '10:00', '11:30', '14:00', '15:30']

/** Booking pages; they may be framed, as the real ones may. */
const pages = new Hono().get('/book/:kind/', (context) => {
  const name = names[context.req.param('kind')]
  if (!name) return context.notFound()
  const query = context.req.query()
  const body = query.time
    ? html`<p role="status"><b>${name}</b> at ${query.time}, for ${query.name}.</p>`
    : timesToBook(Object.entries(query).filter(([key]) => key.startsWith('utm_')))
  const note = html`<p>A stand-in for the booking page, on this computer: nobody is invited.</p>`
  return context.html(standInPage(query.time ? 'Booked' : name, [note, body]))
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

function timesToBook(campaign: [string, string][]) {
  return html`<form>
      ${campaign.map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`)}
      <fieldset>
        <legend>A time on the next working day</legend>
        ${times.map(
          (at) =>
            html`<label><input type="radio" name="time" value="${at}" required /> ${at}</label> `,
        )}
      </fieldset>
      <p>
        <label>Name <input name="name" autocomplete="name" required /></label>
      </p>
      <p>
        <label>Work e-mail <input type="email" name="email" autocomplete="email" required /></label>
      </p>
      <button>Book</button>
    </form>
    <p>Campaign: ${campaign.map(([key, value]) => `${key}=${value}`).join(', ') || 'none'}</p>`
}
