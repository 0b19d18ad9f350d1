import { batch, mediaAsset, organization, postsPage } from './answers.ts'
import { shareStatistics, socialMetadata } from './answers.ts'
import { errorBody, type Endpoint } from './faults.ts'
import type { Media } from './media.ts'
import type { SamplePost } from './post.ts'
import { hasIndexedParameter, listParameter } from './restli.ts'

export type World = {
  url: string
  organizationId: string
  posts: SamplePost[]
  media: Media
  now: () => number
  pageLimit: number
}
export type Answer = { status: number; body: unknown }

const oldestVersion = '202512'

/** Which endpoint a path belongs to. */
export function endpointOf(path: string): Endpoint | undefined {
  if (path === '/rest/posts') return 'posts'
  if (path === '/rest/socialMetadata') return 'socialMetadata'
  if (path === '/rest/organizationalEntityShareStatistics') return 'shareStatistics'
  if (path === '/rest/images') return 'images'
  if (path.startsWith('/rest/videos/')) return 'videos'
  if (path.startsWith('/rest/organizations/')) return 'organizations'
  if (path === '/oauth/v2/accessToken') return 'token'
  if (path.startsWith('/media/')) return 'media'
  return undefined
}

/** What LinkedIn answers to a request that its version 2.0 protocol refuses. */
export function refusal(headers: Headers, rawQuery: string): Answer | undefined {
  const version = headers.get('linkedin-version') ?? ''
  if (!/^20\d{4}$/.test(version) || version < oldestVersion) {
    return { status: 426, body: errorBody(426) }
  }
  if (headers.get('x-restli-protocol-version') !== '2.0.0') return bad('PROTOCOL_VERSION_REQUIRED')
  return hasIndexedParameter(rawQuery) ? bad('QUERY_PARAM_NOT_ALLOWED') : undefined
}

/** The true answer of a `/rest/` endpoint. */
export function answerRest(endpoint: Endpoint, url: URL, method: unknown, world: World): Answer {
  const rawQuery = url.search.slice(1)
  const owner = `urn:li:organization:${world.organizationId}`

  function byUrn(urn: string) {
    return world.posts.find((post) => post.urn === urn)
  }

  switch (endpoint) {
    case 'posts': {
      if (method !== 'FINDER' || url.searchParams.get('q') !== 'author') return bad('FINDER')
      if (url.searchParams.get('author') !== owner) return { status: 403, body: errorBody(403) }
      const asked = Number(url.searchParams.get('count') ?? 10)
      if (!(asked >= 1 && asked <= 100)) return bad('COUNT_OUT_OF_RANGE')
      const count = Math.min(asked, world.pageLimit)
      const start = Number(url.searchParams.get('start') ?? 0)
      const query = { owner, start, count, now: world.now(), rawUrl: url }
      return ok(postsPage(world.posts, query))
    }
    case 'socialMetadata':
      return withIds((ids) => batch(ids, (urn) => socialMetadata(byUrn(urn))))
    case 'images':
      return withIds((ids) => batch(ids, (urn) => mediaAsset(world.media, world.url, urn, owner)))
    case 'shareStatistics': {
      const shares = listParameter(rawQuery, 'shares') ?? []
      const ugcPosts = listParameter(rawQuery, 'ugcPosts') ?? []
      return ok(shareStatistics(world.posts, [...shares, ...ugcPosts], owner))
    }
    case 'videos': {
      const urn = decodeURIComponent(url.pathname.slice('/rest/videos/'.length))
      return found(mediaAsset(world.media, world.url, urn, owner))
    }
    default: {
      const id = url.pathname.slice('/rest/organizations/'.length)
      return found(id === world.organizationId ? organization(id) : undefined)
    }
  }

  function withIds(answer: (ids: string[]) => unknown) {
    const ids = listParameter(rawQuery, 'ids')
    return ids ? ok(answer(ids)) : bad('PARAM_INVALID')
  }
}

function ok(body: unknown): Answer {
  return { status: 200, body }
}

function bad(code: string): Answer {
  return { status: 400, body: errorBody(400, code) }
}

function found(body: unknown): Answer {
  return body ? ok(body) : { status: 404, body: errorBody(404, 'NOT_FOUND') }
}
