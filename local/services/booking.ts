import { Hono } from 'hono'
import { html } from 'hono/html'
import { serveLoopback } from '../serve-loopback.ts'
import type { Service } from './service.ts'
import { standInPage } from './stand-in-page.ts'

/** The name of each setting's booking page. */
const names: Readonly<Record<string, string>> = {
  VITE_BOOKING_DEMO_URL: 'Demonstration, 30 minutes',
  VITE_BOOKING_DISCOVERY_URL: 'Discovery call',
  VITE_BOOKING_MEETING_URL: 'Meeting',
  VITE_BOOKING_CHIEF_EXECUTIVE_URL: 'Call with the chief executive',
}

/** Redirects to another host, as Microsoft does. Both host names lead to this server. */
const pages = new Hono()
  .get('/book/:setting/', (context) => {
    const landing = new URL(context.req.url)
    landing.hostname = '127.0.0.1'
    landing.pathname = `/calendar/${context.req.param('setting')}/`
    return context.redirect(landing.href)
  })
  .get('/calendar/:setting/', (context) => {
    const name = names[context.req.param('setting')]
    if (!name) return context.notFound()
    const query = context.req.query()
    const campaign = Object.entries(query).filter(([key]) => key.startsWith('utm_'))
    const told = campaign.map(([key, value]) => `${key}=${value}`).join(', ') || 'none'
    return context.html(
      standInPage(
        name,
        html`<p>A stand-in for the booking page, on this computer: nobody is invited.</p>
          <p>Campaign: ${told}</p>
          ${
            query.name
              ? html`<p role="status">Booked for ${query.name}.</p>`
              : html`<form>
                  <label>Name <input name="name" autocomplete="name" required /></label>
                  <button>Book</button>
                </form>`
          }`,
      ),
    )
  })

/** Each of the other three links may be real or unset. */
export const booking: Service = {
  name: 'Booking',
  variables: ['VITE_BOOKING_DEMO_URL'],
  start: async ({ env }) => {
    const api = await serveLoopback(pages.fetch)

    function pageOf(setting: string) {
      return `http://localhost:${api.port}/book/${setting}/`
    }

    const open = Object.keys(names).filter((setting) => !env[setting])
    return {
      api,
      env: Object.fromEntries(open.map((setting) => [setting, pageOf(setting)])),
      note: pageOf('VITE_BOOKING_DEMO_URL'),
    }
  },
}
