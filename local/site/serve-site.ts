import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CdnCache } from '../services/cdn-cache.ts'
import { serveLoopback } from '../serve-loopback.ts'
import { findFunction } from './functions.ts'
import { startNetlify } from './netlify.ts'
import { findNotFoundPage, isNeverFound, writeNetlifyRoot } from './netlify-root.ts'

type Options = {
  dist: string
  dataDir: string
  port: number
  /** Takes requests before the site is asked. */
  answer?: (request: Request) => Promise<Response | undefined>
  cdn?: CdnCache
}

/** Serves the built site as Netlify would. */
export async function serveSite({ dist, dataDir, port, answer, cdn }: Options) {
  const root = join(dataDir, 'netlify')
  const notFoundRules = await writeNetlifyRoot(root, dist)
  const netlify = await startNetlify(root)

  async function notFound(request: Request) {
    const { pathname, origin } = new URL(request.url)
    // Without .html, because the emulator would redirect that.
    const path = findNotFoundPage(notFoundRules, pathname).replace(/\.html$/, '')
    const page = await netlify.handle(new Request(origin + path))
    return new Response(request.method === 'HEAD' ? null : page?.body, {
      status: 404,
      headers: page?.headers,
    })
  }

  async function serve(request: Request) {
    const { pathname, origin } = new URL(request.url)
    if (pathname.startsWith('/api/'))
      return cdn ? cdn.answer(request, answerFunction) : answerFunction(request)
    const served = await netlify.handle(request, { serverAddress: origin })
    // The emulator asks this server for the picture, which fails now and then on a busy machine.
    const isLost = pathname === '/.netlify/images' && served && served.status >= 500
    return isLost ? netlify.handle(request, { serverAddress: origin }) : served
  }

  async function handle(incoming: Request) {
    // Node's constructor takes a clone of the server's request, but not the request.
    const request = new Request(incoming.clone())
    const { pathname, search } = new URL(request.url)
    if (!isEncoded(pathname)) return new Response('Bad request', { status: 400 })
    // Netlify reads these two files but does not serve them.
    if (pathname === '/_headers' || pathname === '/_redirects') return notFound(request)
    if (isNeverFound(notFoundRules, pathname)) return notFound(request)
    // As the host's pretty URLs do.
    if (pathname.endsWith('/') && existsSync(join(dist, `${pathname.slice(0, -1)}.html`)))
      return new Response(null, {
        status: 301,
        headers: { location: pathname.slice(0, -1) + search },
      })
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

async function answerFunction(request: Request) {
  const respond = await findFunction(request.url)
  return respond?.(request)
}

/** Whether a path can be decoded: `/%ff` cannot. */
function isEncoded(pathname: string) {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
