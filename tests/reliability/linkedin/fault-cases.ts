import type { Endpoint, Fault } from '../../../local/linkedin/faults.ts'
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

/** What docs/reliability.md says of each. */
export const faultCases: [name: string, arrange: Arrange, timing?: Partial<Timing>][] = [
  ['401', refused('posts', 401)],
  ['401, token revoked', refused('posts', 401, 'REVOKED_ACCESS_TOKEN')],
  ['401, token expired', refused('posts', 401, 'EXPIRED_ACCESS_TOKEN')],
  [
    '401, and the refresh token refused',
    ({ env, linkedin: { tokens } }) => {
      env.LINKEDIN_REFRESH_TOKEN = 'stale-refresh-token'
      env.LINKEDIN_CLIENT_ID = tokens.clientId
      env.LINKEDIN_CLIENT_SECRET = tokens.clientSecret
      tokens.expireAll()
    },
  ],
  ['403', refused('posts', 403)],
  ['426', refused('posts', 426)],
  ['429 with Retry-After: 900', at('posts', { kind: 'status', status: 429, retryAfter: 900 })],
  ...[429, 500, 501, 502, 503, 504].map((status): [string, Arrange] => [
    `${status}`,
    refused('posts', status),
  ]),
  ['refused connection', async (scene) => scene.linkedin.close()],
  ['reset in mid-body', at('posts', { kind: 'reset' })],
  ['10 s silence', at('posts', { kind: 'silence' }), silence],
  ['stalls in mid-body', at('posts', { kind: 'stall' }), silence],
  ['drips without end', at('posts', { kind: 'drip' }), silence],
  ['truncated body', at('posts', { kind: 'truncate' })],
  ['non-JSON body', at('posts', { kind: 'not_json' })],
  ['JSON of another shape', bodyOf({ data: [] })],
  ['posts without a field that a row needs', bodyOf({ elements: [{ id: 'urn:li:share:1' }] })],
  [
    'unknown fields and content types',
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
  ['an empty list', bodyOf({ elements: [], paging: { links: [] } })],
  [
    '500 on the second page',
    (scene) => failAfter(scene, 'posts', 1, { kind: 'status', status: 500 }),
  ],
  ['likes and comments down', refused('socialMetadata', 500)],
  ['likes and comments silent', at('socialMetadata', { kind: 'silence' }), silence],
  ['share statistics denied', refused('shareStatistics', 403)],
  ['image addresses down', refused('images', 503)],
  ['picture host down', refused('media', 503)],
  ['picture host cut off', at('media', { kind: 'reset' })],
  ['organisation’s name denied', refused('organizations', 403)],
  // Its rows are then written one by one.
  ['the database refuses the second batch', (_, bench) => onWrite(bench, 2, 'refuse')],
  ['the database vanishes for the second batch', (_, bench) => onWrite(bench, 2, 'vanish')],
  [
    'the database vanishes at the second batch until the next run',
    (_, bench) => onWrite(bench, 2, 'vanish', true),
  ],
  ['the database refuses everything', (_, bench) => bench.gate.judge(() => 'refuse')],
  [
    'the database is not there',
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
