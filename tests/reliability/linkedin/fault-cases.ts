import type { Endpoint, Fault } from '../../../local/linkedin/faults.ts'
import type { Timing } from '../../../netlify/linkedin/settings.ts'
import type { Bench, Scene } from './bench.ts'
import { element, plainPosts } from './plain-post.ts'

export type FaultCase = {
  name: string
  arrange: (scene: Scene, bench: Bench) => unknown
  timing?: Partial<Timing>
  /** How many of 30 stored posts, all changed at LinkedIn, the run brings up to date. */
  updated: number
  /** The run's row; none where the database takes none. */
  run?: { outcome: string; code: string | null }
  /** The answer to a visitor whose table is empty. */
  answer: { status: number; code: string | null; retryAfter?: number }
}

function refusal(code: string) {
  return { code, message: code }
}

function at(endpoint: Endpoint, fault: Fault) {
  return (scene: Scene) => scene.linkedin.faults.set(endpoint, fault)
}

function posts(fault: Fault) {
  return at('posts', fault)
}

/** A fault that ends the run: nothing is read, so nothing changes. */
function failed(
  name: string,
  arrange: FaultCase['arrange'],
  code: string,
  status: number,
  more: Partial<FaultCase> & { retryAfter?: number } = {},
): FaultCase {
  return {
    name,
    arrange,
    updated: more.updated ?? 0,
    run: { outcome: 'failed', code },
    answer: { status, code, retryAfter: more.retryAfter ?? 300 },
    ...(more.timing && { timing: more.timing }),
  }
}

/** A fault that leaves a gap: the posts themselves are stored. */
function gap(name: string, arrange: FaultCase['arrange'], code: string, more = {}): FaultCase {
  return {
    name,
    arrange,
    updated: 30,
    run: { outcome: 'partial', code },
    answer: { status: 200, code },
    ...more,
  }
}

// Ten seconds of silence, with every limit shortened alike.
const silence = { timing: { requestMs: 150 } }

export const faultCases: FaultCase[] = [
  failed('401', posts({ kind: 'status', status: 401 }), 'token_invalid', 502),
  failed(
    '401, token revoked',
    posts({ kind: 'status', status: 401, body: refusal('REVOKED_ACCESS_TOKEN') }),
    'token_revoked',
    502,
  ),
  failed(
    '401, token expired',
    posts({ kind: 'status', status: 401, body: refusal('EXPIRED_ACCESS_TOKEN') }),
    'token_expired',
    502,
  ),
  failed(
    '401, and the refresh token refused',
    (scene) => {
      scene.env.LINKEDIN_REFRESH_TOKEN = 'stale-refresh-token'
      scene.env.LINKEDIN_CLIENT_ID = scene.linkedin.tokens.clientId
      scene.env.LINKEDIN_CLIENT_SECRET = scene.linkedin.tokens.clientSecret
      scene.linkedin.tokens.expireAll()
    },
    'token_refresh_failed',
    502,
  ),
  failed('403', posts({ kind: 'status', status: 403 }), 'access_denied', 502),
  failed('426', posts({ kind: 'status', status: 426 }), 'version_retired', 502),
  failed(
    '429 with Retry-After: 900',
    posts({ kind: 'status', status: 429, retryAfter: 900 }),
    'rate_limited',
    503,
    { retryAfter: 900 },
  ),
  failed('429 without Retry-After', posts({ kind: 'status', status: 429 }), 'rate_limited', 503),
  ...[500, 501, 502, 503, 504].map((status) =>
    failed(`${status}`, posts({ kind: 'status', status }), 'linkedin_unavailable', 502),
  ),
  failed(
    'refused connection',
    async (scene) => scene.linkedin.close(),
    'linkedin_unreachable',
    502,
  ),
  failed('reset in mid-body', posts({ kind: 'reset' }), 'linkedin_cut_off', 502),
  failed('10 s silence', posts({ kind: 'silence' }), 'linkedin_timeout', 504, silence),
  failed('stalls in mid-body', posts({ kind: 'stall' }), 'linkedin_timeout', 504, silence),
  failed('drips without end', posts({ kind: 'drip' }), 'linkedin_timeout', 504, silence),
  failed('truncated body', posts({ kind: 'truncate' }), 'linkedin_bad_answer', 502),
  failed('non-JSON body', posts({ kind: 'not_json' }), 'linkedin_bad_answer', 502),
  failed(
    'JSON of another shape',
    posts({ kind: 'body', body: { data: [] } }),
    'linkedin_bad_answer',
    502,
  ),
  failed(
    'posts without a field that a row needs',
    posts({ kind: 'body', body: { elements: [{ id: 'urn:li:share:1' }] } }),
    'linkedin_bad_answer',
    502,
  ),
  {
    name: 'unknown fields and content types',
    arrange: posts({
      kind: 'body',
      body: {
        elements: plainPosts(30).map((post) => ({
          ...element(post),
          content: { carousel3d: { items: [1] } },
          sentiment: { score: 1 },
        })),
        paging: { total: 30, cursor: 'x' },
      },
    }),
    updated: 0,
    run: { outcome: 'succeeded', code: null },
    answer: { status: 200, code: null },
  },
  {
    name: 'an empty list',
    arrange: posts({ kind: 'body', body: { elements: [], paging: { links: [] } } }),
    updated: 0,
    run: { outcome: 'empty', code: 'no_posts' },
    answer: { status: 503, code: 'no_posts', retryAfter: 300 },
  },
  gap(
    '500 on the second page',
    (scene) => onLaterPages(scene, { kind: 'status', status: 500 }),
    'linkedin_unavailable',
    { updated: 25 },
  ),
  gap(
    'likes and comments down',
    at('socialMetadata', { kind: 'status', status: 500 }),
    'counts_unavailable',
  ),
  gap(
    'likes and comments silent',
    at('socialMetadata', { kind: 'silence' }),
    'counts_unavailable',
    silence,
  ),
  gap(
    'share statistics denied',
    at('shareStatistics', { kind: 'status', status: 403 }),
    'counts_unavailable',
  ),
  gap(
    'image addresses down',
    at('images', { kind: 'status', status: 503 }),
    'pictures_unavailable',
  ),
  gap('picture host down', at('media', { kind: 'status', status: 503 }), 'pictures_unavailable'),
  gap('picture host cut off', at('media', { kind: 'reset' }), 'pictures_unavailable'),
  {
    name: 'organisation’s name denied',
    arrange: at('organizations', { kind: 'status', status: 403 }),
    updated: 30,
    run: { outcome: 'succeeded', code: null },
    answer: { status: 200, code: null },
  },
  {
    // Its rows are then written one by one.
    name: 'the database refuses the second batch',
    arrange: (_, bench) => onWrite(bench, 2, 'refuse'),
    updated: 30,
    run: { outcome: 'succeeded', code: null },
    answer: { status: 200, code: null },
  },
  failed(
    'the database vanishes for the second batch',
    (_, bench) => onWrite(bench, 2, 'vanish'),
    'database_unreachable',
    503,
    { updated: 20 },
  ),
  {
    name: 'the database vanishes at the second batch until the next run',
    arrange: (_, bench) => onWrite(bench, 2, 'vanish', true),
    updated: 30,
    // Its row is still running: the next claim after the lock's expiry calls it abandoned.
    run: { outcome: 'abandoned', code: 'run_abandoned' },
    answer: { status: 503, code: 'database_unreachable', retryAfter: 300 },
  },
  {
    name: 'the database refuses everything',
    arrange: (_, bench) => bench.gate.judge(() => 'refuse'),
    updated: 0,
    answer: { status: 503, code: 'database_refused' },
  },
  {
    name: 'the database is not there',
    arrange: (_, bench) => bench.gate.judge(() => 'vanish'),
    // The scheduled run keeps trying until too little of its budget is left.
    timing: { leastMs: 9500 },
    updated: 0,
    answer: { status: 503, code: 'database_unreachable' },
  },
]

function onLaterPages(scene: Scene, fault: Fault) {
  let pages = 0
  scene.linkedin.faults.take = (endpoint) => {
    if (endpoint !== 'posts') return undefined
    pages += 1
    return pages === 1 ? undefined : fault
  }
}

function onWrite(bench: Bench, nth: number, verdict: 'refuse' | 'vanish', forGood = false) {
  let writes = 0
  bench.gate.judge(({ method, url }) => {
    if (method === 'POST' && url?.startsWith('/rest/v1/linkedin_posts')) writes += 1
    else if (!forGood || writes < nth) return 'pass'
    return writes === nth || (forGood && writes > nth) ? verdict : 'pass'
  })
}
