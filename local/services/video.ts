import { Hono } from 'hono'
import { html } from 'hono/html'
import { serveLoopback } from '../serve-loopback.ts'
import type { Service } from './service.ts'
import { standInPage } from './stand-in-page.ts'

/** The site frames it as it would frame YouTube's or Vimeo's player. */
function videoService(name: string, variable: string): Service {
  return {
    name,
    variables: [variable],
    start: async () => {
      const app = new Hono().get('/video', (context) => {
        const state = context.req.query('autoplay') === '1' ? 'plays at once' : 'waits for a click'
        return context.html(
          standInPage(name, html`<p>The site’s own video plays here: it ${state}.</p>`),
        )
      })
      const api = await serveLoopback(app.fetch)
      return {
        api,
        env: { [variable]: `http://localhost:${api.port}/video` },
        note: 'a page in the place of its player',
      }
    },
  }
}

export const pricingVideo = videoService('Pricing video', 'VITE_PRICING_VIDEO_URL')
export const plannedChangeVideo = videoService(
  'Planned change video',
  'VITE_PLANNED_CHANGE_VIDEO_URL',
)
