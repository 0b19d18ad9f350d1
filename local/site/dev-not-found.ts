import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { repository } from '../repository.ts'
import { findNotFoundPage, isNeverFound, readNotFoundRules } from './netlify-root.ts'

type Route = {
  path?: string
  children?: Route[]
  getStaticPaths?: () => string[] | Promise<string[]>
}

async function pathsOf({ path, children = [], getStaticPaths }: Route): Promise<string[]> {
  const own = getStaticPaths ? await getStaticPaths() : path ? [path] : []
  return [...own, ...(await Promise.all(children.map(pathsOf))).flat()]
}

async function isKnown(server: ViteDevServer, pathname: string) {
  const { routes } = await server.ssrLoadModule('/src/routes.tsx')
  const known = (await Promise.all((routes as Route[]).map(pathsOf))).flat()
  return known.includes(pathname.replace(/(.)\/$/, '$1'))
}

/** In development too an unknown address shows its not-found page, with status 404. */
export function notFoundInDevelopment(): Plugin {
  return {
    name: 'not-found',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
        isKnown(server, pathname)
          .then(async (known) => {
            const toml = await readFile(join(repository, 'netlify.toml'), 'utf8')
            const rules = readNotFoundRules(toml)
            if (known && !isNeverFound(rules, pathname)) return next()
            const page = findNotFoundPage(rules, pathname)
            request.originalUrl = page.replace(/\.html$/, '')
            // The renderer answers 200 for everything that it renders.
            const end = response.end.bind(response)
            response.end = (...last: unknown[]) => {
              response.statusCode = 404
              return Reflect.apply(end, response, last)
            }
            return next()
          })
          .catch(next)
      })
    },
  }
}
