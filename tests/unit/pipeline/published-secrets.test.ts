import { resolveConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import {
  findPublishedSecrets,
  refusePublishedSecrets,
} from '../../../pipeline/published-secrets.ts'
import { checkLaunch } from '../../../scripts/launch-check/check.ts'

function keyOf(role: string) {
  const payload = Buffer.from(JSON.stringify({ iss: 'supabase', role })).toString('base64url')
  return `eyJhbGciOiJIUzI1NiJ9.${payload}.c2lnbmF0dXJl`
}

const token = 'AQXdSP_W41_UPs5ioT_t8HESyODB4FqbkJ8LrV'
const published: [string, Record<string, string>][] = [
  ['a secret key of Supabase', { VITE_SUPABASE_ANON_KEY: 'sb_secret_abcdefgh' }],
  ['an older key with the service role', { VITE_SUPABASE_ANON_KEY: keyOf('service_role') }],
  ['LinkedIn’s token', { VITE_LINKEDIN_COMPANY_ID: token, LINKEDIN_ACCESS_TOKEN: token }],
  [
    'the alerts’ address',
    {
      VITE_TRAINING_URL: 'https://hooks.example/T0/B0/xyz?a=1',
      ALERT_WEBHOOK_URL: 'https://hooks.example/T0/B0/xyz',
    },
  ],
]

afterEach(() => vi.unstubAllEnvs())

test.each(published)(
  'a build that would publish %s stops, and names the setting',
  async (_, env) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
    const [name = ''] = Object.keys(env)
    const building = resolveConfig(
      { configFile: false, plugins: [refusePublishedSecrets()] },
      'build',
    )
    await expect(building).rejects.toThrow(name)
  },
)

test.each(published)('launch-check says so too: %s', (_, env) => {
  const files = { '.env.example': `${Object.keys(env)[0]}=   # optional: a thing\n` }
  const { findings } = checkLaunch({ files, env, today: '2026-11-21' })
  expect(findings).toContainEqual(
    expect.objectContaining({ kind: 'secret', file: '.env.example', line: 1 }),
  )
})

test('public keys, and public values that are short, are published', () => {
  expect(
    findPublishedSecrets({
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_abcdefgh',
      VITE_OLDER_KEY: keyOf('anon'),
      VITE_LINKEDIN_COMPANY_ID: '9',
      LINKEDIN_CLIENT_SECRET: '9',
      SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_abcdefgh',
    }),
  ).toEqual([])
})
