import { Hono, type Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import {
  batch,
  mediaAsset,
  organization,
  postElement,
  postsPage,
  shareStatistics,
  socialMetadata,
} from './answers.ts'
import { errorBody, type Endpoint } from './faults.ts'
import type { Media } from './media.ts'
import type { SamplePost } from './sample-posts.ts'
import type { Tokens } from './tokens.ts'

export type World = {
  url: string
  organizationId: string
  posts: SamplePost[]
  media: Media
  tokens: Tokens
  now: number
  pageLimit: number
}

export const endpoints: Record<Endpoint, string> = {
  posts: '/rest/posts',
  socialMetadata: '/rest/socialMetadata',
  shareStatistics: '/rest/organizationalEntityShareStatistics',
  images: '/rest/images',
  videos: '/rest/videos/:urn',
  organizations: '/rest/organizations/:id',
  token: '/oauth/v2/accessToken',
  media: '/media/:urn',
}

const oldestVersion = '202512'

export function trueAnswers(world: World) {
  const { posts, media, tokens } = world
  const owner = `urn:li:organization:${world.organizationId}`

  function assetOf(urn: string) {
    return mediaAsset(media, world.url, urn, owner)
  }

  return new Hono()
    .use('/rest/*', guard(tokens))
    .get(endpoints.posts, (context) => answerPosts(context, world, owner))
    .get(
      endpoints.socialMetadata,
      withIds((ids) => batch(ids, (urn) => socialMetadata(posts.find((post) => post.urn === urn)))),
    )
    .get(
      endpoints.images,
      withIds((ids) => batch(ids, assetOf)),
    )
    .get(endpoints.shareStatistics, (context) => {
      const asked = ['shares', 'ugcPosts'].flatMap(
        (name) => listParameter(context.req.url, name) ?? [],
      )
      return context.json(shareStatistics(posts, asked, owner))
    })
    .get(endpoints.videos, (context) => {
      return found(context, assetOf(context.req.param('urn')!))
    })
    .get(endpoints.organizations, (context) => {
      const id = context.req.param('id')
      return found(context, id === world.organizationId ? organization(id) : undefined)
    })
    .post(endpoints.token, async (context) => {
      const answer = tokens.exchange(new URLSearchParams(await context.req.text()))
      return context.json(answer.body, answer.status)
    })
    .get(endpoints.media, async (context) => {
      const picture = await media.open(context.req.param('urn')!, context.req.query())
      return typeof picture === 'number'
        ? context.json({}, picture)
        : context.body(picture.bytes, 200, { 'content-type': picture.type })
    })
    .notFound((context) => context.json(errorBody(404, 'RESOURCE_NOT_FOUND'), 404))
}

function guard(tokens: Tokens) {
  return createMiddleware(async (context, next) => {
    const { req } = context
    if (!tokens.accepts(req.header('authorization'))) return context.json(errorBody(401), 401)
    const version = req.header('linkedin-version') ?? ''
    if (!/^20\d{4}$/.test(version) || version < oldestVersion)
      return context.json(errorBody(426), 426)
    if (req.header('x-restli-protocol-version') !== '2.0.0')
      return bad(context, 'PROTOCOL_VERSION_REQUIRED')
    return hasIndexedParameter(req.url) ? bad(context, 'QUERY_PARAM_NOT_ALLOWED') : next()
  })
}

function answerPosts(context: Context, world: World, owner: string) {
  if (context.req.header('x-restli-method') !== 'BATCH_GET') return findPosts(context, world, owner)
  return withIds((ids) =>
    batch(ids, (urn) => {
      const post = world.posts.find((each) => each.urn === urn)
      return post && postElement(post, owner, world.now)
    }),
  )(context)
}

function findPosts(context: Context, world: World, owner: string) {
  const { q, author, count: asked = '10', start = '0' } = context.req.query()
  if (context.req.header('x-restli-method') !== 'FINDER' || q !== 'author')
    return bad(context, 'FINDER')
  if (author !== owner) return context.json(errorBody(403), 403)
  if (!(Number(asked) >= 1 && Number(asked) <= 100)) return bad(context, 'COUNT_OUT_OF_RANGE')
  const count = Math.min(Number(asked), world.pageLimit)
  const rawUrl = new URL(context.req.url)
  const query = { owner, start: Number(start), count, now: world.now, rawUrl }
  return context.json(postsPage(world.posts, query))
}

function withIds(answer: (ids: string[]) => object) {
  return (context: Context) => {
    const ids = listParameter(context.req.url, 'ids')
    return ids ? context.json(answer(ids)) : bad(context, 'PARAM_INVALID')
  }
}

function bad(context: Context, code: string) {
  return context.json(errorBody(400, code), 400)
}

function found(context: Context, body: object | undefined) {
  return body ? context.json(body) : context.json(errorBody(404, 'NOT_FOUND'), 404)
}

/** The URNs of `name=List(a,b)`. Decoding the address first would lose which commas are separators. */
function listParameter(url: string, name: string): string[] | undefined {
  const [, list] = new RegExp(`[?&]${name}=List\\(([^&]*)\\)`).exec(url) ?? []
  if (list === undefined) return undefined
  return list === '' ? [] : list.split(',').map(decodeURIComponent)
}

/** The older protocol's `ids[0]=`, which version 2.0 refuses. */
function hasIndexedParameter(url: string): boolean {
  return /[?&][a-z]+(\[|%5B)\d/i.test(url)
}
