import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { testEnvironment, testDist } from '../../local/e2e/build.ts'
import { serveLoopback, type Served } from '../../local/serve-loopback.ts'
import { startSite, type RunningSite } from '../../local/site/start-site.ts'
import { examine, type Env } from '../../scripts/doctor/check.ts'
import { databaseChecks } from '../../scripts/doctor/database.ts'
import { siteChecks } from '../../scripts/doctor/site.ts'
import { vendorChecks } from '../../scripts/doctor/vendors.ts'

const checks = [...databaseChecks, ...siteChecks, ...vendorChecks]
let site: RunningSite
let env: Env

beforeAll(async () => {
  site = await startSite({ dist: testDist, env: testEnvironment() })
  env = { ...process.env }
})
afterAll(async () => site.close())

async function look(
  names: string[],
  broken: Record<string, string | undefined> = {},
  where: { url?: string; isLocal?: boolean } = {},
) {
  const wanted = checks.filter(({ name }) => names.includes(name))
  const patient = { url: site.url, isLocal: true, dist: testDist, ...where }
  return examine(wanted, { ...patient, env: { ...env, ...broken } })
}

test('nothing is wrong with the local stack', { timeout: 60_000 }, async () => {
  const findings = await look(checks.map(({ name }) => name))
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([])
  expect(findings.filter(({ state }) => state === 'ok').length).toBeGreaterThan(9)
})

test.each<[string, Record<string, string | undefined>]>([
  [
    'Database reachable',
    { SUPABASE_URL: 'http://127.0.0.1:9', VITE_SUPABASE_URL: 'http://127.0.0.1:9' },
  ],
  ['Database reachable', { VITE_SUPABASE_URL: 'https://other.example' }],
  ['Database reachable', { VITE_SUPABASE_ANON_KEY: 'nobody' }],
  ['Migrations applied', { SUPABASE_SERVICE_ROLE_KEY: 'nobody' }],
  ['Row-level security', { VITE_SUPABASE_ANON_KEY: 'sb_secret_local' }],
  ['LinkedIn’s token', { LINKEDIN_ACCESS_TOKEN: 'lapsed' }],
  ['LinkedIn’s token', { LINKEDIN_ORGANIZATION_ID: '1' }],
  ['Image model', { OPENAI_API_KEY: 'nobody' }],
  ['Alerts', { ALERT_WEBHOOK_URL: 'nowhere' }],
  ['Heartbeat', { HEARTBEAT_URL: 'nowhere' }],
])('%s is wrong with %o', async (name, broken) => {
  expect(await look([name], broken)).toMatchObject([{ name, state: 'wrong' }])
})

test('a service key that is refused is not taken for missing migrations', async () => {
  const [finding] = await look(['Migrations applied'], { SUPABASE_SERVICE_ROLE_KEY: 'nobody' })
  expect(finding?.note).toMatch(/SUPABASE_SERVICE_ROLE_KEY.*refused/)
  expect(finding?.note).not.toContain('apply')
})

test.each([
  ['Image model', 'OPENAI_API_KEY'],
  ['LinkedIn’s token', 'LINKEDIN_ACCESS_TOKEN'],
  ['Alerts', 'ALERT_WEBHOOK_URL'],
  ['Heartbeat', 'HEARTBEAT_URL'],
  ['Row-level security', 'VITE_SUPABASE_ANON_KEY'],
])('%s is not configured without %s', async (name, setting) => {
  expect(await look([name], { [setting]: '' })).toMatchObject([{ name, state: 'not configured' }])
})

test.each(['Functions answer', 'Health', 'Headers as built', 'Social cards'])(
  '%s is wrong where no site is',
  async (name) => {
    const nowhere = { url: 'http://127.0.0.1:9' }
    expect(await look([name], {}, nowhere)).toMatchObject([{ name, state: 'wrong' }])
  },
)

type Fault = (path: string, answer: Response) => Response | Promise<Response>

/** The site behind something that spoils its answers. */
async function spoiled(fault: Fault): Promise<Served> {
  return serveLoopback(async (request) => {
    const { pathname } = new URL(request.url)
    const { method } = request
    return fault(pathname, await fetch(site.url + pathname, { method, redirect: 'manual' }))
  })
}

function without(header: string): Fault {
  return (_, answer) => {
    const headers = new Headers(answer.headers)
    headers.delete(header)
    return new Response(answer.body, { status: answer.status, headers })
  }
}

function lost(start: string): Fault {
  return (path, answer) => (path.startsWith(start) ? new Response('', { status: 404 }) : answer)
}

test.each<[string, string, Fault]>([
  ['Functions answer', '404', lost('/api/news')],
  ['Social cards', '404', lost('/social')],
  ['Headers as built', 'Content-Security-Policy', without('content-security-policy')],
  [
    'Health',
    'last_run_failed',
    () => Response.json({ isHealthy: false, faults: ['last_run_failed'] }, { status: 503 }),
  ],
])('%s says what is wrong: %s', async (name, note, fault) => {
  const { port, close } = await spoiled(fault)
  const [finding] = await look([name], {}, { url: `http://127.0.0.1:${port}` })
  await close()
  expect(finding).toMatchObject({ state: 'wrong', note: expect.stringContaining(note) })
})

function preview(value: string) {
  return { context: 'deploy-preview', value }
}

describe('on a deployed site', () => {
  const deployed = { isLocal: false }
  const account = { NETLIFY_AUTH_TOKEN: 'token', NETLIFY_SITE_ID: 'site' }
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['ok', 200, '{"functions":[{"n":"sync-linkedin-posts"}]}'],
    ['wrong', 200, '{"functions":[{"n":"news"}]}'],
    ['wrong', 401, ''],
  ])('the schedule is %s where Netlify says %i %s', async (state, status, body) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status }))
    expect(await look(['Schedule present'], account, deployed)).toMatchObject([{ state }])
  })

  test('the schedule is not configured without an account', async () => {
    const found = await look(['Schedule present'], { NETLIFY_AUTH_TOKEN: '' }, deployed)
    expect(found).toMatchObject([{ state: 'not configured' }])
  })

  test.each([
    ['ok', 'a value for each', [{ context: 'production', value: 'a' }, preview('b')]],
    ['ok', 'none for previews', [{ context: 'production', value: 'a' }]],
    ['ok', 'one for previews over that of all', [{ context: 'all', value: 'a' }, preview('b')]],
    ['wrong', 'one value for all', [{ context: 'all', value: 'a' }]],
    ['wrong', 'the same value twice', [{ context: 'production', value: 'a' }, preview('a')]],
  ])('previews are %s where the service key has %s', async (state, _, values) => {
    const variables = [
      { key: 'SUPABASE_SERVICE_ROLE_KEY', values },
      { key: 'SITE_ORIGIN', values: [{ context: 'all', value: 'https://a.example' }] },
    ]
    vi.stubGlobal('fetch', async () => Response.json(variables))
    const [found] = await look(['Previews apart'], account, deployed)
    expect(found).toMatchObject({ state, note: expect.stringContaining('SUPABASE_SERVICE_ROLE') })
    expect(found?.note).not.toContain('SITE_ORIGIN')
  })

  test('previews are told by name what they must not share, without an account', async () => {
    const found = await look(['Previews apart'], { NETLIFY_AUTH_TOKEN: '' }, deployed)
    const note = expect.stringContaining('OPENAI_API_KEY')
    expect(found).toMatchObject([{ state: 'not configured', note }])
  })

  test.each([
    ['ok', '<form name="contact">', {}],
    ['wrong', '<form name="contact" data-netlify="true">', {}],
    ['not configured', '', { VITE_HUBSPOT_FORM_ID: 'form' }],
  ])('form detection is %s where the page has %s', async (state, html, settings) => {
    vi.stubGlobal('fetch', async () => new Response(html))
    expect(await look(['Form detection'], settings, deployed)).toMatchObject([{ state }])
  })
})

test('a post that anyone could write is taken away again', async () => {
  await look(['Row-level security'], { VITE_SUPABASE_ANON_KEY: 'sb_secret_local' })
  const rows = await site.supabase?.query(`select id from linkedin_posts where id like '%doctor%'`)
  expect(rows).toEqual([])
})
