import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { repository } from '../repository.ts'
import { writeNetlifyRoot } from './netlify-root.ts'
import { surviveWatchLimit } from './watch-limit.ts'

type Options = {
  port: number
  /** Where blobs are kept; absent: somebody else serves the functions. */
  dataDir?: string
  /** Resolves when this process has the services' settings. */
  ready?: Promise<unknown>
}

/** Serves the site from its source, with hot reload. A start that fails ends the process. */
export async function serveDevelopment({ port, dataDir, ready }: Options) {
  surviveWatchLimit()
  const started = Promise.withResolvers<ViteDevServer>()
  const [{ dev }, { functionsInDevelopment, notFoundInDevelopment }] = await Promise.all([
    import('vite-react-ssg/node'),
    import('./development-plugins.ts'),
    ready,
  ])
  const root = dataDir === undefined ? undefined : join(dataDir, 'netlify')
  if (root) await writeNetlifyRoot(root, join(repository, 'dist'))

  const noteServer: Plugin = {
    name: 'note-server',
    configureServer(server) {
      server.httpServer!.once('listening', () => started.resolve(server))
    },
  }
  await dev(
    {},
    {
      root: repository,
      plugins: [notFoundInDevelopment(), root ? functionsInDevelopment(root) : [], noteServer],
      server: {
        port,
        strictPort: true,
        host: '127.0.0.1',
        watch: { ignored: ['**/dist*/**', '**/.local/**', '**/.netlify/**', '**/test-results/**'] },
      },
    },
  )
  const server = await started.promise
  const url = `http://localhost:${portOf(server)}`
  // Requests the first page now, because it loads every module.
  void fetch(url).catch(() => undefined)
  return {
    url,
    close: async () => server.close(),
  }
}

function portOf({ httpServer }: ViteDevServer) {
  return (httpServer!.address() as AddressInfo).port
}
