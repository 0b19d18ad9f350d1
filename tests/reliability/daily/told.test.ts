import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Endpoint } from '../../../local/linkedin/faults.ts'
import { workDaily } from '../../../netlify/daily/work-daily.ts'
import syncLinkedInPosts from '../../../netlify/functions/sync-linkedin-posts.ts'
import { product } from '../../../src/site.ts'
import { ownDatabase } from '../supabase/engines.ts'
import { setUpBench } from '../linkedin/bench.ts'
import { element, page, plainPosts } from '../linkedin/plain-post.ts'
import { openDays, type Days } from './days.ts'

const bench = setUpBench(ownDatabase)
let days: Days
beforeEach(async () => {
  days = await openDays(bench)
})
afterEach(() => vi.unstubAllEnvs())

function refuse(endpoint: Endpoint, status: number) {
  days.scene.linkedin.faults.set(endpoint, { kind: 'status', status })
}

function mend() {
  days.scene.linkedin.faults.clear()
  bench.gate.open()
  bench.blobs.gate.open()
}

async function holdTheLock() {
  await bench.addRun(5)
}

/** The scheduled run claims for a moment only. */
const soon = { leastMs: 20_000 }

/** What goes wrong, the codes that the owner reads that day, and words that say what it means or what to do. */
const faults: [name: string, codes: string[], words: RegExp, arrange: () => unknown][] = [
  ['LinkedIn is down', ['linkedin_unavailable'], /failed/, () => refuse('posts', 503)],
  ['the quota is used up', ['rate_limited'], /quota/, () => refuse('posts', 429)],
  ['the token is refused', ['token_invalid'], /token/, () => refuse('posts', 401)],
  [
    'the posts’ scope is missing',
    ['access_denied'],
    /r_organization_social,/,
    () => refuse('posts', 403),
  ],
  ['the version is retired', ['version_retired'], /LINKEDIN_VERSION/, () => refuse('posts', 426)],
  [
    'the likes’ scope is missing',
    ['likes_denied'],
    /incomplete.*r_organization_social_feed/,
    () => refuse('socialMetadata', 403),
  ],
  [
    'the shares’ scope is missing',
    ['shares_denied'],
    /rw_organization_admin/,
    () => refuse('shareStatistics', 403),
  ],
  [
    'the name’s scope is missing',
    ['name_denied'],
    /page’s name/,
    () => refuse('organizations', 403),
  ],
  ['the name is out of reach', ['name_unavailable'], /name/, () => refuse('organizations', 500)],
  [
    'counts are out of reach',
    ['counts_unavailable'],
    /counts/,
    () => refuse('shareStatistics', 500),
  ],
  [
    'pictures are out of reach',
    ['pictures_unavailable'],
    /pictures/,
    async () => {
      await bench.blobs.empty()
      refuse('images', 500)
    },
  ],
  [
    'one post has another shape',
    ['linkedin_bad_answer'],
    /incomplete/,
    () => {
      const elements = [...plainPosts(3).map((post) => element(post)), {}]
      days.scene.linkedin.faults.set('posts', page(elements))
    },
  ],
  [
    'LinkedIn shows nothing',
    ['no_posts'],
    /no public posts/,
    () => days.scene.linkedin.faults.set('posts', page([])),
  ],
  ['most posts are gone at once', ['mass_hide'], /set hidden_at/, () => days.posts.splice(1, 2)],
  [
    'a row has no real date',
    ['bad_rows'],
    /date/,
    async () => {
      await bench.database.query(
        `alter table public.linkedin_posts drop constraint linkedin_posts_credible_date`,
      )
      await bench.database.query(
        `update public.linkedin_posts set created_at = 'infinity' where id = $1`,
        [days.posts[2]!.urn],
      )
    },
  ],
  [
    'the database’s project is paused',
    ['database_paused'],
    /restore it in Supabase/,
    () => bench.gate.judge(() => 540),
  ],
  [
    'the database’s host answers for it',
    ['database_unreachable'],
    /database/,
    () => bench.gate.judge(() => 522),
  ],
  [
    'the run’s row cannot be written',
    ['database_unreachable'],
    /incomplete/,
    () =>
      bench.gate.judge(({ method, url = '' }) =>
        method === 'PATCH' && url.includes('outcome=eq.running') ? 503 : 'pass',
      ),
  ],
  ['a run holds the lock', ['run_under_way'], /lock/, holdTheLock],
  [
    'a setting has another form',
    ['not_configured'],
    /LINKEDIN_VERSION is not valid/,
    () => {
      days.scene.env.LINKEDIN_VERSION = '2026-09'
    },
  ],
  [
    'the model is retired',
    ['model_retired'],
    /When a model is retired/,
    async () => endEdit('model_retired'),
  ],
  [
    'the model’s key is revoked',
    ['model_denied_access'],
    /OPENAI_API_KEY/,
    async () => endEdit('model_denied_access'),
  ],
  [
    'the model’s credit is used up',
    ['model_quota_exhausted'],
    /credit/,
    async () => endEdit('model_quota_exhausted'),
  ],
]

async function endEdit(code: string) {
  days.scene.env.OPENAI_API_KEY = 'a-key'
  return days.endEdit(code)
}

test.each(faults)('is told on the first day, and its end: %s', async (_, codes, words, arrange) => {
  expect((await days.live(0)).codes).toBeUndefined()
  const posts = [...days.posts]
  await arrange()
  const first = await days.live(1, soon)
  expect(first.codes).toEqual(codes)
  expect(first.text).toMatch(words)

  mend()
  days.posts.splice(0, days.posts.length, ...posts)
  delete days.scene.env.LINKEDIN_VERSION
  await bench.database.query(
    `update public.linkedin_posts set created_at = now() where created_at = 'infinity'`,
  )
  await bench.database.query('truncate public.photo_edits')
  const over = await days.live(2)
  expect(over.codes).toEqual([])
  expect(over.text).toContain('All is well again.')
  expect((await days.live(3)).codes).toBeUndefined()
})

test('a second day tells it again, with the day of the newest good sync', async () => {
  await days.live(0)
  refuse('posts', 503)
  await days.live(1)
  const second = await days.live(2)
  expect(second.codes).toEqual(['linkedin_unavailable'])
  expect(second.text).toContain(`The newest good sync was on ${days.dayOf(0)}.`)
})

test('several troubles are one message', async () => {
  await days.live(0)
  refuse('socialMetadata', 403)
  await endEdit('model_retired')
  expect((await days.live(1)).codes).toEqual(['likes_denied', 'model_retired'])
})

test('two runs at once tell one message', async () => {
  await days.live(0)
  refuse('posts', 503)
  const { env, timing } = days.scene
  await Promise.all([workDaily(env, timing, days.nowOf(1)), workDaily(env, timing, days.nowOf(1))])
  expect(days.heard().codes).toEqual(['linkedin_unavailable'])
  expect((await days.live(1)).codes, 'a later run of the day').toBeUndefined()
})

test('a day on which nothing ran is named by the next', async () => {
  await days.live(0)
  const next = await days.live(3)
  expect(next.codes).toEqual([])
  expect(next.text).toContain(`the last run with a record was on ${days.dayOf(0)}`)
})

test('the token’s end is told on each of its last ten days, counted from its first use', async () => {
  expect((await days.live(0)).codes).toBeUndefined()
  expect((await days.live(1)).codes).toBeUndefined()
  for (let day = 2; day < 50; day += 1) await bench.addRun(0, 'succeeded')
  const { text, codes } = await days.live(51)
  expect(codes).toEqual(['token_lapsing'])
  expect(text).toContain(`LINKEDIN_ACCESS_TOKEN ends on ${days.dayOf(60)} or earlier`)
  days.scene.env.LINKEDIN_ACCESS_TOKEN = 'a-new-token'
  days.scene.linkedin.tokens.allow('a-new-token')
  expect((await days.live(52)).codes).toEqual([])
})

describe('the message', () => {
  test('is signed by the site, and has no secret', async () => {
    refuse('posts', 401)
    const { text } = await days.live(0)
    const { env, lines } = days.scene
    expect(text).toContain(product)
    for (const secret of [
      env.LINKEDIN_ACCESS_TOKEN,
      bench.database.serviceRoleKey,
      days.alerts.url,
      days.alerts.heartbeatUrl,
    ])
      expect(text).not.toContain(secret)
    for (const line of lines) expect(line).not.toContain(days.alerts.url)
  })

  test('that the webhook refused is sent by a later run of the day', async () => {
    refuse('posts', 503)
    days.alerts.status = 400
    await days.live(0)
    expect(days.scene.lines.join()).toContain('The message could not be sent')
    days.alerts.status = 200
    expect((await days.live(0)).codes).toEqual(['linkedin_unavailable'])
  })

  test('goes to nobody without a webhook, and the log has it', async () => {
    delete days.scene.env.ALERT_WEBHOOK_URL
    refuse('posts', 503)
    expect((await days.live(0)).codes).toBeUndefined()
    expect(days.scene.lines.join()).toContain('The owner should know')
  })

  test('is sent although the photo tool’s table, the token’s store and the removal fail', async () => {
    await days.live(0)
    days.scene.env.OPENAI_API_KEY = 'a-key'
    refuse('posts', 503)
    bench.gate.judge(({ url }) => (url?.includes('photo_edits') ? 'babble' : 'pass'))
    bench.blobs.gate.judge(() => 'vanish')
    expect((await days.live(1)).codes).toEqual(['linkedin_unavailable'])
  })
})

describe('the heartbeat', () => {
  test('says after each run whether it was good', async () => {
    expect((await days.live(0)).heartbeat).toBe('good')
    refuse('posts', 503)
    expect((await days.live(1)).heartbeat).toBe('fail')
    mend()
    await holdTheLock()
    expect((await days.live(2, soon)).heartbeat).toBe('fail')
    expect((await days.live(3)).heartbeat).toBe('good')
  })

  test('keeps the rest of its address', async () => {
    days.scene.env.HEARTBEAT_URL = `${days.alerts.heartbeatUrl}/?create=1`
    refuse('posts', 503)
    expect((await days.live(0)).heartbeat).toBe('fail')
  })

  test.each(['nowhere', 'http://127.0.0.1:9/'])('is no run’s failure: %s', async (url) => {
    days.scene.env.HEARTBEAT_URL = url
    refuse('posts', 503)
    expect((await days.live(0)).codes).toEqual(['linkedin_unavailable'])
    expect(days.scene.lines.join()).toMatch(
      /HEARTBEAT_URL is not valid|heartbeat could not be sent/,
    )
  })
})

test('the scheduled function tells the owner of a setting that is missing', async () => {
  for (const [name, value] of Object.entries(days.scene.env)) vi.stubEnv(name, value)
  vi.stubEnv('LINKEDIN_ORGANIZATION_ID', '')
  await syncLinkedInPosts()
  const { text, heartbeat } = days.heard()
  expect(text).toContain('LINKEDIN_ORGANIZATION_ID is missing')
  expect(heartbeat).toBe('fail')
})
