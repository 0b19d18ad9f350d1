import { Hono } from 'hono'
import { html } from 'hono/html'
import { serveLoopback } from '../serve-loopback.ts'
import type { Service } from './service.ts'
import { standInPage } from './stand-in-page.ts'

type LocalPlayer = {
  url: string
  calls: { url: string; referer: string | null }[]
}

/** The site frames it as it would frame YouTube's or Vimeo's player. */
function videoService(name: string, variable: string): Service<LocalPlayer> {
  return {
    name,
    variables: [variable],
    start: async () => {
      const calls: LocalPlayer['calls'] = []
      const app = new Hono().get('/video', (context) => {
        calls.push({ url: context.req.url, referer: context.req.header('referer') ?? null })
        const state = context.req.query('autoplay') === '1' ? 'plays at once' : 'waits for a click'
        return context.html(
          standInPage(name, html`<p>The site’s own video plays here: it ${state}.</p>`),
        )
      })
      const { port, close } = await serveLoopback(app.fetch)
      const url = `http://localhost:${port}/video`
      return {
        api: { url, calls },
        env: { [variable]: url },
        note: 'a page in the place of its player',
        close,
      }
    },
  }
}

export const pricingVideo = videoService('Pricing video', 'VITE_PRICING_VIDEO_URL')
export const plannedChangeVideo = videoService(
  'Planned change video',
  'VITE_PLANNED_CHANGE_VIDEO_URL',
)
