import { afterAll, beforeAll, expect, test } from 'vitest'
import { testEnvironment, testDist } from '../../local/e2e/build.ts'
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
  url = site.url,
) {
  const wanted = checks.filter(({ name }) => names.includes(name))
  return examine(wanted, { url, env: { ...env, ...broken }, isLocal: true })
}

test('nothing is wrong with the local stack', { timeout: 60_000 }, async () => {
  const names = checks.map(({ name }) => name)
  // The build under test is not the one in dist/.
  const findings = await look(names.filter((name) => name !== 'Headers as built'))
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
])('%s is wrong with %o', async (name, broken) => {
  expect(await look([name], broken)).toMatchObject([{ name, state: 'wrong' }])
})

test.each([
  ['Image model', 'OPENAI_API_KEY'],
  ['LinkedIn’s token', 'LINKEDIN_ACCESS_TOKEN'],
  ['Alerts', 'ALERT_WEBHOOK_URL'],
  ['Row-level security', 'VITE_SUPABASE_ANON_KEY'],
])('%s is not configured without %s', async (name, setting) => {
  expect(await look([name], { [setting]: '' })).toMatchObject([{ name, state: 'not configured' }])
})

test.each(['Functions answer', 'Health', 'Social cards'])(
  '%s is wrong where no site is',
  async (name) => {
    expect(await look([name], {}, 'http://127.0.0.1:9')).toMatchObject([{ name, state: 'wrong' }])
  },
)

test('a post that anyone could write is taken away again', async () => {
  await look(['Row-level security'], { VITE_SUPABASE_ANON_KEY: 'sb_secret_local' })
  const rows = await site.supabase?.query(`select id from linkedin_posts where id like '%doctor%'`)
  expect(rows).toEqual([])
})
