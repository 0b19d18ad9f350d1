import { join } from 'node:path'
import type { CdnCache } from '../services/cdn-cache.ts'
import { serveLoopback, type Connection } from '../serve-loopback.ts'
import { startNetlify } from './netlify.ts'
import { findNotFoundPage, isNeverFound, writeNetlifyRoot } from './netlify-root.ts'

type Options = {
  /** The built site. */
  dist: string
  /** Where blobs and function bundles are kept. */
  dataDir: string
  /** 0 takes any free port. */
  port: number
  /** Takes the requests that no part of the site itself takes, before the site is asked. */
  answer?: (request: Request) => Promise<Response | undefined>
  /** Stands in front of the functions. */
  cdn?: CdnCache
}

/** Serves the built site as Netlify would: files, headers, redirects, functions, blobs, 404 pages. */
export async function serveSite({ dist, dataDir, port, answer, cdn }: Options) {
  const root = join(dataDir, 'netlify')
  const notFoundRules = await writeNetlifyRoot(root, dist)
  const netlify = await startNetlify(root)

  async function notFound(request: Request) {
    const { pathname, origin } = new URL(request.url)
    const file = findNotFoundPage(notFoundRules, pathname)
    const page = await netlify.handle(new Request(`${origin}${file}`))
    return new Response(request.method === 'HEAD' ? null : page?.body, {
      status: 404,
      headers: page?.headers,
    })
  }

  async function serve(request: Request) {
    const { pathname } = new URL(request.url)
    if (cdn && pathname.startsWith('/api/')) return cdn.answer(request, netlify.handle)
    const served = await netlify.handle(request)
    // The emulator asks this server for the picture itself, which a busy machine fails now and then.
    const isLost = pathname === '/.netlify/images' && served && served.status >= 500
    return isLost ? netlify.handle(request) : served
  }

  async function handle(incoming: Request, { incoming: { socket } }: Connection) {
    const headers = new Headers(incoming.headers)
    headers.set('x-forwarded-for', (socket.remoteAddress ?? '').replace(/^::ffff:/, ''))
    // Node's constructor does not take the server's own type of request, but it takes its clone.
    const request = new Request(incoming.clone(), { headers })
    const { pathname } = new URL(request.url)
    if (!isEncoded(pathname)) return new Response('Bad request', { status: 400 })
    // Netlify reads these two files and does not serve them.
    if (pathname === '/_headers' || pathname === '/_redirects') return notFound(request)
    if (isNeverFound(notFoundRules, pathname)) return notFound(request)
    return (await answer?.(request)) ?? (await serve(request)) ?? (await notFound(request))
  }

  const { port: actualPort, close } = await serveLoopback(handle, port).catch(
    async (error: unknown) => {
      await netlify.stop()
      throw error
    },
  )

  return {
    url: `http://localhost:${actualPort}`,
    close: async () => {
      await close()
      await netlify.stop()
    },
  }
}

/** Whether a path is text that was encoded for a URL: `/%ff` is not. */
function isEncoded(pathname: string) {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
