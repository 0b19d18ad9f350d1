import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { serveLoopback, type Connection } from '../serve-loopback.ts'
import { Faults, errorBody, playFault, type Endpoint } from './faults.ts'
import { Media, type Draw } from './media.ts'
import type { SamplePicture, SamplePost } from './post.ts'
import { answerRest, endpointOf, refusal, type World } from './routes.ts'
import { samplePictures } from './sample-pictures.ts'
import { samplePosts } from './sample-posts.ts'
import { Tokens } from './tokens.ts'

export type LinkedInOptions = {
  /** 0, the default, takes any free port. */
  port?: number
  accessToken?: string
  organizationId?: string
  posts?: SamplePost[]
  pictures?: SamplePicture[]
  draw?: Draw
  /** The moment from which the posts' ages are counted; by default the server's start. */
  now?: number
  /** The most posts on one page, whatever count was asked for. */
  pageLimit?: number
  mediaLifetimeMs?: number
}

type LoggedRequest = { method: string; path: string; endpoint: Endpoint | undefined }

/** Starts the stand-in for LinkedIn's REST API, token endpoint and media host on loopback. */
export async function startLinkedIn(options: LinkedInOptions = {}) {
  const accessToken = options.accessToken ?? 'local-access-token'
  const now = options.now ?? Date.now()
  const faults = new Faults()
  const tokens = new Tokens(accessToken)
  const requests: LoggedRequest[] = []
  const world: World = {
    url: '',
    organizationId: options.organizationId ?? '90000000',
    posts: options.posts ?? [...samplePosts],
    media: new Media(
      options.pictures ?? samplePictures,
      options.mediaLifetimeMs ?? 3_600_000,
      options.draw,
    ),
    now: () => now,
    pageLimit: options.pageLimit ?? 100,
  }

  let server = await serveLoopback(handle, options.port)
  world.url = `http://127.0.0.1:${server.port}`

  return {
    url: world.url,
    accessToken,
    organizationId: world.organizationId,
    /** The stand-in's posts; a test may change it between requests. */
    posts: world.posts,
    faults,
    tokens,
    requests,
    /** Refuses connections until resume. */
    pause: async () => server.close(),
    resume: async () => {
      server = await serveLoopback(handle, server.port)
    },
    close: async () => server.close(),
  }

  async function handle(request: Request, { outgoing }: Connection): Promise<Response> {
    const url = new URL(request.url)
    const endpoint = endpointOf(url.pathname)
    requests.push({ method: request.method, path: url.pathname + url.search, endpoint })
    if (!endpoint) return send(404, json(errorBody(404, 'RESOURCE_NOT_FOUND')))

    const answer = await trueAnswer(endpoint, url, request)
    const fault = faults.take(endpoint)
    if (!fault) return send(answer.status, answer)
    playFault(fault, outgoing, answer.type, answer.bytes)
    return RESPONSE_ALREADY_SENT
  }

  async function trueAnswer(endpoint: Endpoint, url: URL, request: Request) {
    if (endpoint === 'media') {
      const picture = await world.media.open(url)
      return typeof picture === 'number'
        ? { status: picture, ...json({}) }
        : { status: 200, type: picture.type, bytes: Buffer.from(picture.bytes) }
    }
    if (endpoint === 'token') {
      const { status, body } = tokens.exchange(new URLSearchParams(await request.text()))
      return { status, ...json(body) }
    }
    if (!tokens.accepts(request.headers.get('authorization'))) {
      return { status: 401, ...json(errorBody(401)) }
    }
    const method = request.headers.get('x-restli-method')
    const answer =
      refusal(request.headers, url.search.slice(1)) ?? answerRest(endpoint, url, method, world)
    return { status: answer.status, ...json(answer.body) }
  }
}

export type LinkedIn = Awaited<ReturnType<typeof startLinkedIn>>

function json(body: unknown) {
  return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) }
}

function send(status: number, body: { type: string; bytes: Buffer<ArrayBuffer> }) {
  return new Response(body.bytes, { status, headers: { 'content-type': body.type } })
}
