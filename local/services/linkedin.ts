import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { serveLoopback, type Connection } from '../serve-loopback.ts'
import { Faults, playFault, type Endpoint } from '../linkedin/faults.ts'
import { Media, type Draw } from '../linkedin/media.ts'
import { samplePosts, type SamplePost } from '../linkedin/sample-posts.ts'
import { endpoints, trueAnswers, type World } from '../linkedin/routes.ts'
import { samplePictures } from '../linkedin/sample-pictures.ts'
import { Tokens } from '../linkedin/tokens.ts'
import type { Service } from './service.ts'

export type LinkedInOptions = {
  posts?: SamplePost[]
  draw?: Draw
  /** The posts' ages are counted from this moment. */
  now?: number
  /** Limits each page, whatever count was asked for. */
  pageLimit?: number
}

type LoggedRequest = { method: string; path: string; endpoint: Endpoint }

const accessToken = 'local-access-token'
const organizationId = '90000000'

export async function startLinkedIn({
  posts = [...samplePosts],
  draw,
  now = Date.now(),
  pageLimit = 100,
}: LinkedInOptions = {}) {
  const faults = new Faults()
  const tokens = new Tokens(accessToken)
  const requests: LoggedRequest[] = []
  const media = new Media(samplePictures, draw)
  const world: World = { url: '', organizationId, posts, media, tokens, now, pageLimit }

  const app = new Hono<{ Bindings: Connection }>()
  for (const [endpoint, path] of Object.entries(endpoints) as [Endpoint, string][])
    app.use(path, async (context, next) => {
      const { pathname, search } = new URL(context.req.url)
      requests.push({ method: context.req.method, path: pathname + search, endpoint })
      await next()
      const fault = faults.take(endpoint)
      if (!fault) return
      await playFault(fault, context.res, context.env.outgoing)
      context.res = RESPONSE_ALREADY_SENT
    })
  app.route('/', trueAnswers(world))

  const { port, close } = await serveLoopback(app.fetch)
  world.url = `http://127.0.0.1:${port}`
  return {
    url: world.url,
    accessToken,
    organizationId,
    posts,
    faults,
    tokens,
    requests,
    close,
  }
}

export type LinkedIn = Awaited<ReturnType<typeof startLinkedIn>>

export const linkedin: Service<LinkedIn> = {
  name: 'LinkedIn',
  variables: ['LINKEDIN_ACCESS_TOKEN', 'LINKEDIN_ORGANIZATION_ID'],
  start: async () => {
    const api = await startLinkedIn()
    return {
      api,
      env: {
        LINKEDIN_API_URL: api.url,
        LINKEDIN_ACCESS_TOKEN: api.accessToken,
        LINKEDIN_ORGANIZATION_ID: api.organizationId,
      },
      note: `${api.posts.length} sample posts`,
    }
  },
}
