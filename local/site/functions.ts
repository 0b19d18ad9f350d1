import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config, Context } from '@netlify/functions'
import { findFiles } from '../../src/content/files.ts'
import { repository } from '../repository.ts'

type Handler = (request: Request, context: Context) => Response | Promise<Response>
type Module = { default: Handler; config: Config }

/** Loads a function's file, either once or again after each change. */
export type Load = (file: string) => Promise<Module>

const files = findFiles('netlify/functions/*.ts', repository)

/** The function that answers at an address, by the paths that functions declare. It runs in this process. */
export async function findFunction(
  address: string,
  load: Load = async (file) => import(pathToFileURL(file).href),
) {
  for (const file of files) {
    const { default: respond, config } = await load(join(repository, file))
    const pathname = 'path' in config ? String(config.path) : undefined
    const found = pathname && new URLPattern({ pathname }).exec(address)
    if (found) {
      const { groups: params } = found.pathname
      return async (request: Request) => respond(request, { params } as Context)
    }
  }
  return undefined
}
