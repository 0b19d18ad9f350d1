import { serve } from '@hono/node-server'
import { closeServer, listening } from '../http-server.ts'
import type { Service } from './service.ts'
import { playerPage } from './video-player.ts'

type LocalPlayer = {
  url: string
  /** Every time the player was asked for, with the referrer it was told; in order. */
  calls: { url: string; referer: string | null }[]
}

/** A stand-in player for one video: the site frames it as it would frame YouTube's or Vimeo's. */
function videoService(name: string, variable: string): Service<LocalPlayer> {
  return {
    name,
    variables: [variable],
    start: async () => {
      const calls: LocalPlayer['calls'] = []
      const server = serve({
        fetch: (request: Request) => {
          const { pathname, searchParams } = new URL(request.url)
          if (pathname !== '/video') return new Response('Not found', { status: 404 })
          calls.push({ url: request.url, referer: request.headers.get('referer') })
          return new Response(playerPage(name, searchParams.get('autoplay') === '1'), {
            headers: { 'content-type': 'text/html; charset=utf-8' },
          })
        },
        hostname: '127.0.0.1',
        port: 0,
      })
      const url = `http://localhost:${await listening(server)}/video`
      return {
        api: { url, calls },
        env: { [variable]: url },
        note: 'a player that plays nothing but time',
        close: async () => closeServer(server),
      }
    },
  }
}

export const pricingVideo = videoService('Pricing video', 'VITE_PRICING_VIDEO_URL')
export const plannedChangeVideo = videoService(
  'Planned change video',
  'VITE_PLANNED_CHANGE_VIDEO_URL',
)
