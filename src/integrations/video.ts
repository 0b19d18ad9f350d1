import { isLoopback } from '../lib/loopback.ts'

export const pricingVideo = import.meta.env?.VITE_PRICING_VIDEO_URL
export const plannedChangeVideo = import.meta.env?.VITE_PLANNED_CHANGE_VIDEO_URL

export type Video =
  | {
      ok: true
      /** What the frame loads after the click. */
      src: string
      /** The video's own page. */
      watch: string
      /** The service that the click contacts, such as 'YouTube'. */
      host: string
    }
  | { ok: false; code: 'absent' | 'not_a_url' | 'host_not_allowed' | 'no_video_in_url' }

const youTubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']
const vimeoHosts = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']

/**
 * Reads a video's address as people copy it (watch, short, share or embed link). Players come from
 * YouTube's cookieless host, from Vimeo, or from the stand-in on a laptop (loopback, plain HTTP).
 */
export function readVideo(address: string | undefined): Video {
  if (!address) return { ok: false, code: 'absent' }
  if (!URL.canParse(address)) return { ok: false, code: 'not_a_url' }
  const url = new URL(address)
  if (url.protocol === 'http:' && isLoopback(url)) return standIn(url)
  if (url.protocol !== 'https:' || url.port) return { ok: false, code: 'host_not_allowed' }
  if (url.hostname === 'youtu.be' || youTubeHosts.includes(url.hostname)) return youTube(url)
  if (vimeoHosts.includes(url.hostname)) return vimeo(url)
  return { ok: false, code: 'host_not_allowed' }
}

/** The player's address without autoplay, for structured data. */
export function embedUrl(address: string | undefined): string | undefined {
  const video = readVideo(address)
  if (!video.ok) return undefined
  const url = new URL(video.src)
  url.searchParams.delete('autoplay')
  return url.href
}

/** For the policy's `frame-src`. */
export function videoFrameSources(addresses: readonly (string | undefined)[]): string[] {
  const origins = addresses.flatMap((address) => {
    const video = readVideo(address)
    return video.ok ? [new URL(video.src).origin] : []
  })
  return [...new Set(origins)]
}

function youTube(url: URL): Video {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  const inPath = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : ''
  const id = url.hostname === 'youtu.be' ? first : (url.searchParams.get('v') ?? inPath)
  if (!/^[\w-]{11}$/.test(id)) return { ok: false, code: 'no_video_in_url' }
  return {
    ok: true,
    src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    watch: `https://www.youtube.com/watch?v=${id}`,
    host: 'YouTube',
  }
}

function vimeo(url: URL): Video {
  const parts = url.pathname.split('/').filter(Boolean)
  const at = parts.findIndex((part) => /^\d{5,}$/.test(part))
  const id = parts[at]
  if (!id) return { ok: false, code: 'no_video_in_url' }
  // An unlisted video only plays with its hash.
  const hash = url.searchParams.get('h') ?? parts[at + 1]
  const unlisted = hash && /^[\da-z]+$/i.test(hash) ? hash : undefined
  return {
    ok: true,
    src: `https://player.vimeo.com/video/${id}?${unlisted ? `h=${unlisted}&` : ''}dnt=1&autoplay=1`,
    watch: `https://vimeo.com/${id}${unlisted ? `/${unlisted}` : ''}`,
    host: 'Vimeo',
  }
}

function standIn(url: URL): Video {
  const watch = url.href
  url.searchParams.set('autoplay', '1')
  return { ok: true, src: url.href, watch, host: 'the local player' }
}
