import { htmlResponse, notFound, serveLoopback } from '../serve-loopback.ts'
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
      const { port, close } = await serveLoopback((request) => {
        const { pathname, searchParams } = new URL(request.url)
        if (pathname !== '/video') return notFound()
        calls.push({ url: request.url, referer: request.headers.get('referer') })
        return htmlResponse(playerPage(name, searchParams.get('autoplay') === '1'))
      })
      const url = `http://localhost:${port}/video`
      return {
        api: { url, calls },
        env: { [variable]: url },
        note: 'a player that plays nothing but time',
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
