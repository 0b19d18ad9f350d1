import { defineConfig, mergeConfig, type Plugin } from 'vite'
import base from '../../vite.config.ts'
import { notFoundInDevelopment } from './dev-not-found.ts'
import { followChanges, surviveWatchLimit } from './follow-changes.ts'
import { startNetlify } from './netlify.ts'

/** The deployed functions and blobs inside the development server, which serves the pages itself. */
function functions(root: string): Plugin {
  return {
    name: 'netlify-functions',
    apply: 'serve',
    async configureServer(server) {
      surviveWatchLimit()
      followChanges(server.watcher, root)
      const netlify = await startNetlify(root, 'functions')
      server.httpServer?.once('close', () => void netlify.stop())
      server.middlewares.use((request, response, next) => {
        request.headers['x-forwarded-for'] ??= request.socket.remoteAddress
        netlify
          .handleNode(request)
          .then(async (answer) => {
            if (!answer) return next()
            response.writeHead(answer.status, Object.fromEntries(answer.headers))
            return response.end(Buffer.from(await answer.arrayBuffer()))
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
