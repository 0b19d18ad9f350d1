import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Plugin, ViteDevServer } from 'vite'
import { repository } from '../repository.ts'
import { findFunction, type Load } from './functions.ts'
import { findNotFoundPage, isNeverFound, readNotFoundRules } from './netlify-root.ts'
import { startNetlify } from './netlify.ts'

/** The functions as their files are now, and resized pictures. Blobs are below `root`. */
export function functionsInDevelopment(root: string): Plugin {
  return {
    name: 'functions-in-development',
    async configureServer(server) {
      const netlify = await startNetlify(root)
      server.httpServer?.once('close', () => void netlify.stop())

      async function load(file: string) {
        return server.ssrLoadModule(file) as ReturnType<Load>
      }

      async function answer(request: Request) {
        const { pathname, origin } = new URL(request.url)
        const respond = pathname.startsWith('/api/')
          ? await findFunction(request.url, load)
          : async () => netlify.handle(request, { serverAddress: origin })
        return (await respond?.(request)) ?? new Response(null, { status: 404 })
      }

      const listener = getRequestListener(answer, { overrideGlobalObjects: false })
      server.middlewares.use((incoming, outgoing, next) => {
        const isOurs = /^\/(api\/|\.netlify\/images\?)/.test(incoming.url ?? '')
        return isOurs ? void listener(incoming, outgoing) : next()
      })
    },
  }
}

type Route = {
  path?: string
  children?: Route[]
  getStaticPaths?: () => string[] | Promise<string[]>
}

async function pathsOf({ path, children = [], getStaticPaths }: Route): Promise<string[]> {
  const own = getStaticPaths ? await getStaticPaths() : path ? [path] : []
  return [...own, ...(await Promise.all(children.map(pathsOf))).flat()]
}

async function isRouted(server: ViteDevServer, pathname: string) {
  const { routes } = await server.ssrLoadModule('/src/routes.tsx')
  const paths = await Promise.all((routes as Route[]).map(pathsOf))
  return paths.flat().includes(pathname.replace(/(.)\/$/, '$1'))
}

async function notFoundPage(server: ViteDevServer, pathname: string) {
  const rules = readNotFoundRules(await readFile(join(repository, 'netlify.toml'), 'utf8'))
  const isKnown = !isNeverFound(rules, pathname) && (await isRouted(server, pathname))
  return isKnown ? undefined : findNotFoundPage(rules, pathname)
}

/** An unknown address shows its not-found page, with status 404. */
export function notFoundInDevelopment(): Plugin {
  return {
    name: 'not-found-in-development',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
        notFoundPage(server, pathname).then((page) => {
          if (page) {
            request.originalUrl = page.replace(/\.html$/, '')
            // The renderer answers 200 for everything that it renders.
            const end = response.end.bind(response)
            response.end = (...last: unknown[]) => {
              response.statusCode = 404
              return Reflect.apply(end, response, last)
            }
          }
          next()
        }, next)
      })
    },
  }
}
