import { serve, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { join } from 'node:path'
import { closeServer, listening } from '../http-server.ts'
import { startNetlify } from './netlify.ts'
import { findNotFoundPage, isNeverFound, writeNetlifyRoot } from './netlify-root.ts'

type Options = {
  /** The built site. */
  dist: string
  /** Where blobs and function bundles are kept. */
  dataDir: string
  /** 0 takes any free port. */
  port: number
  /** Answers what no part of the site itself does, before it is asked. */
  answer?: (request: Request) => Promise<Response | undefined>
}

/** Serves the built site as Netlify would: files, headers, redirects, functions, blobs, 404 pages. */
export async function serveSite({ dist, dataDir, port, answer }: Options) {
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

  async function handle(incoming: Request, bindings: HttpBindings | Http2Bindings) {
    const request = new Request(incoming, {
      headers: {
        ...Object.fromEntries(incoming.headers),
        'x-forwarded-for': address(bindings.incoming.socket),
      },
    })
    const { pathname } = new URL(request.url)
    // Netlify reads these two files and does not serve them.
    if (pathname === '/_headers' || pathname === '/_redirects') return notFound(request)
    if (isNeverFound(notFoundRules, pathname)) return notFound(request)
    return (await answer?.(request)) ?? (await netlify.handle(request)) ?? (await notFound(request))
  }

  const server = serve({ fetch: handle, hostname: '127.0.0.1', port })
  const actualPort = await listening(server).catch(async (error: unknown) => {
    await netlify.stop()
    throw error
  })

  return {
    url: `http://localhost:${actualPort}`,
    close: async () => {
      await closeServer(server)
      await netlify.stop()
    },
  }
}

function address({ remoteAddress }: HttpBindings['incoming']['socket']) {
  return (remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '')
}
