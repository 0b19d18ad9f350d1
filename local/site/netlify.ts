import type { IncomingMessage } from 'node:http'
import { NetlifyDev } from '@netlify/dev'
import limitTo, { type LimitFunction } from 'p-limit'

function quiet() {
  return undefined
}

const logger = { log: quiet, warn: console.warn, error: console.error }

type Part = 'everything' | 'functions'

const functionPath = /^\/(?:api|\.netlify\/functions)\/[^/]+/

/**
 * Netlify's emulator on a folder, without what needs the internet: edge functions, geolocation, the
 * AI gateway, and the account that an earlier login may have left. It bundles a function again for
 * every call and points all its callers to the latest bundle, so the slower of two calls at once
 * finds no file: calls of one function take turns.
 */
export async function startNetlify(root: string, part: Part = 'everything') {
  const withFiles = { enabled: part === 'everything' }
  const netlify = new NetlifyDev({
    projectRoot: root,
    apiToken: '',
    skipGitignore: true,
    logger,
    edgeFunctions: { enabled: false },
    database: { enabled: false },
    geolocation: { enabled: false },
    aiGateway: { enabled: false },
    // Otherwise it puts netlify.toml's build settings into this process.
    environmentVariables: { enabled: false },
    staticFiles: withFiles,
    headers: withFiles,
    redirects: withFiles,
  })
  await netlify.start()

  const turns = new Map<string, LimitFunction>()

  function turnsOf(name: string) {
    const queue = turns.get(name) ?? limitTo(1)
    turns.set(name, queue)
    return queue
  }

  async function inTurn<T>(path: string, call: () => Promise<T>) {
    const [name] = functionPath.exec(path) ?? []
    return name ? turnsOf(name)(call) : call()
  }

  return {
    handle: async (request: Request) =>
      inTurn(new URL(request.url).pathname, async () => netlify.handle(request)),
    /** The same for Node's own type of request; undefined if no function answers. */
    handleNode: async (request: IncomingMessage) => {
      async function call() {
        return netlify.handleAndIntrospectNodeRequest(request)
      }

      return (await inTurn(request.url ?? '', call))?.response
    },
    stop: async () => netlify.stop(),
  }
}
