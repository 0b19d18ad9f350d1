import { getRequestListener } from '@hono/node-server'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import base from '../../vite.config.ts'
import { notFoundInDevelopment } from './dev-not-found.ts'
import { findFunction, type Load } from './functions.ts'
import { startNetlify } from './netlify.ts'
import { surviveWatchLimit } from './watch-limit.ts'

/** The deployed functions inside the development server, each as its file is now; blobs, and resized pictures. */
function functions(root: string): Plugin {
  return {
    name: 'netlify-functions',
    apply: 'serve',
    async configureServer(server) {
      surviveWatchLimit()
      const netlify = await startNetlify(root)
      server.httpServer?.once('close', () => void netlify.stop())

      async function find(address: URL) {
        if (address.pathname.startsWith('/api/'))
          return findFunction(
            address.href,
            async (file) => server.ssrLoadModule(file) as ReturnType<Load>,
          )
        if (address.pathname !== '/.netlify/images') return undefined
        return async (request: Request) =>
          netlify.handle(request, { serverAddress: address.origin })
      }

      server.middlewares.use((incoming, outgoing, next) => {
        find(new URL(incoming.url ?? '', `http://${incoming.headers.host}`))
          .then(async (respond) => {
            if (!respond) return next()
            const listener = getRequestListener(
              async (request) => (await respond(request)) ?? new Response(null, { status: 404 }),
              { overrideGlobalObjects: false },
            )
            return listener(incoming, outgoing)
          })
          .catch(next)
      })
    },
  }
}

const { DEV_PORT, NETLIFY_ROOT } = process.env

export default defineConfig((env) =>
  mergeConfig(base(env), {
    plugins: [notFoundInDevelopment(), NETLIFY_ROOT && functions(NETLIFY_ROOT)],
    server: {
      port: Number(DEV_PORT),
      strictPort: true,
      host: '127.0.0.1',
      // Builds, and what the site and its tests write.
      watch: { ignored: ['**/dist*/**', '**/.local/**', '**/.netlify/**', '**/test-results/**'] },
    },
  }),
)
