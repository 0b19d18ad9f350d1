import type { Endpoint, Fault } from '../../../local/linkedin/faults.ts'
import type { SyncCode } from '../../../netlify/linkedin/sync-problem.ts'
import type { Timing } from '../../../netlify/linkedin/settings.ts'
import { failAfter, type Bench, type Scene } from './bench.ts'
import { element, page, plainPosts } from './plain-post.ts'

type Arrange = (scene: Scene, bench: Bench) => unknown

function at(endpoint: Endpoint, fault: Fault): Arrange {
  return (scene) => scene.linkedin.faults.set(endpoint, fault)
}

function refused(endpoint: Endpoint, status: number, code?: string): Arrange {
  return at(endpoint, { kind: 'status', status, ...(code && { body: { code, message: code } }) })
}

function bodyOf(body: unknown): Arrange {
  return at('posts', { kind: 'body', body })
}

// Ten seconds of silence, with every limit shortened alike.
const silence = { requestMs: 150 }

/** How the run's row ends, how many of 30 posts it updates, and what a visitor is answered if nothing is stored. */
type Outcome = { run: string; updated: number; answer: string }

function failed(code: SyncCode, status: number, waitSeconds = 300): Outcome {
  return {
    run: `failed, ${code}`,
    updated: 0,
    answer: `${status}, ${code}, Retry-After: ${waitSeconds}`,
  }
}

function partial(code: SyncCode, updated: number): Outcome {
  return { run: `partial, ${code}`, updated, answer: `200, ${code}` }
}

const whole = { run: 'succeeded, no code', answer: '200, no code' }

type FaultCase = [name: string, outcome: Outcome, arrange: Arrange, timing?: Partial<Timing>]

export const faultCases: FaultCase[] = [
  ['401', failed('token_invalid', 502), refused('posts', 401)],
  [
    '401, token revoked',
    failed('token_revoked', 502),
    refused('posts', 401, 'REVOKED_ACCESS_TOKEN'),
  ],
  [
    '401, token expired',
    failed('token_expired', 502),
    refused('posts', 401, 'EXPIRED_ACCESS_TOKEN'),
  ],
  [
    '401, and the refresh token refused',
    failed('token_refresh_failed', 502),
    ({ env, linkedin: { tokens } }) => {
      env.LINKEDIN_REFRESH_TOKEN = 'stale-refresh-token'
      env.LINKEDIN_CLIENT_ID = tokens.clientId
      env.LINKEDIN_CLIENT_SECRET = tokens.clientSecret
      tokens.expireAll()
    },
  ],
  ['403', failed('access_denied', 502), refused('posts', 403)],
  ['426', failed('version_retired', 502), refused('posts', 426)],
  ['429', failed('rate_limited', 503), refused('posts', 429)],
  [
    '429 with Retry-After: 900',
    failed('rate_limited', 503, 900),
    at('posts', { kind: 'status', status: 429, retryAfter: 900 }),
  ],
  ...[500, 501, 502, 503, 504].map((status): FaultCase => [
    `${status}`,
    failed('linkedin_unavailable', 502),
    refused('posts', status),
  ]),
  [
    'refused connection',
    failed('linkedin_unreachable', 502),
    async (scene) => scene.linkedin.close(),
  ],
  ['reset in mid-body', failed('linkedin_cut_off', 502), at('posts', { kind: 'reset' })],
  ['10 s silence', failed('linkedin_timeout', 504), at('posts', { kind: 'silence' }), silence],
  ['stalls in mid-body', failed('linkedin_timeout', 504), at('posts', { kind: 'stall' }), silence],
  ['drips without end', failed('linkedin_timeout', 504), at('posts', { kind: 'drip' }), silence],
  ['truncated body', failed('linkedin_bad_answer', 502), at('posts', { kind: 'truncate' })],
  ['non-JSON body', failed('linkedin_bad_answer', 502), at('posts', { kind: 'not_json' })],
  ['JSON of another shape', failed('linkedin_bad_answer', 502), bodyOf({ data: [] })],
  [
    'posts without a field that a row needs',
    failed('linkedin_bad_answer', 502),
    bodyOf({ elements: [{ id: 'urn:li:share:1' }] }),
  ],
  [
    'unknown fields and content types',
    { ...whole, updated: 0 },
    at(
      'posts',
      page(
        plainPosts(30).map((post) => ({
          ...element(post),
          content: { carousel3d: { items: [1] } },
          sentiment: { score: 1 },
        })),
      ),
    ),
  ],
  [
    'an empty list',
    { run: 'empty, no_posts', updated: 0, answer: '503, no_posts, Retry-After: 300' },
    bodyOf({ elements: [], paging: { links: [] } }),
  ],
  [
    '500 on the second page',
    partial('linkedin_unavailable', 25),
    (scene) => failAfter(scene, 'posts', 1, { kind: 'status', status: 500 }),
  ],
  ['likes and comments down', partial('counts_unavailable', 30), refused('socialMetadata', 500)],
  [
    'likes and comments silent',
    partial('counts_unavailable', 30),
    at('socialMetadata', { kind: 'silence' }),
    silence,
  ],
  ['share statistics denied', partial('shares_denied', 30), refused('shareStatistics', 403)],
  ['organisation’s name denied', partial('name_denied', 30), refused('organizations', 403)],
  ['image addresses down', partial('pictures_unavailable', 30), refused('images', 503)],
  ['picture host down', partial('pictures_unavailable', 30), refused('media', 503)],
  ['picture host cut off', partial('pictures_unavailable', 30), at('media', { kind: 'reset' })],
  [
    // Its rows are then written one by one.
    'the database refuses the second batch',
    { ...whole, updated: 30 },
    (_, bench) => onWrite(bench, 2, 'refuse'),
  ],
  [
    'the database vanishes for the second batch',
    { ...failed('database_unreachable', 503), updated: 20 },
    (_, bench) => onWrite(bench, 2, 'vanish'),
  ],
  [
    'the database vanishes at the second batch until the next run',
    { ...failed('database_unreachable', 503), run: 'abandoned, run_abandoned', updated: 30 },
    (_, bench) => onWrite(bench, 2, 'vanish', true),
  ],
  [
    'the database refuses everything',
    { run: 'no row', updated: 0, answer: '503, database_refused' },
    (_, bench) => bench.gate.judge(() => 'refuse'),
  ],
  [
    'the database is not there',
    { run: 'no row', updated: 0, answer: '503, database_unreachable' },
    (_, bench) => bench.gate.judge(() => 'vanish'),
    // The scheduled run keeps trying until too little of its budget is left.
    { leastMs: 9500 },
  ],
]

function onWrite(bench: Bench, nth: number, verdict: 'refuse' | 'vanish', forGood = false) {
  let writes = 0
  bench.gate.judge(({ method, url }) => {
    if (method === 'POST' && url?.startsWith('/rest/v1/linkedin_posts')) writes += 1
    else if (!forGood || writes < nth) return 'pass'
    return writes === nth || (forGood && writes > nth) ? verdict : 'pass'
  })
}
