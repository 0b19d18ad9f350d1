import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  findPublishedSecrets,
  refuseBuiltSecrets,
  refusePublishedSecrets,
} from '../../../pipeline/published-secrets.ts'

function keyOf(role: string) {
  const payload = Buffer.from(JSON.stringify({ iss: 'supabase', role })).toString('base64url')
  return `eyJhbGciOiJIUzI1NiJ9.${payload}.c2lnbmF0dXJl`
}

function base64(text: string) {
  return Buffer.from(text).toString('base64')
}

/** As OpenAI's look; put together here, so that no search for leaked keys finds one. */
const openAI = ['sk', 'proj', 'Ab3dEf6hIj9lMn2pQr5tUv8x'].join('-')
const token = 'AQXdSP_W41_UPs5ioT_t8HESyODB4FqbkJ8LrV'
const published: [string, Record<string, string>][] = [
  ['a secret key of Supabase', { VITE_SUPABASE_ANON_KEY: 'sb_secret_abcdefgh' }],
  ['an older key with the service role', { VITE_SUPABASE_ANON_KEY: keyOf('service_role') }],
  ['a secret key in quotation marks', { VITE_SUPABASE_ANON_KEY: '"sb_secret_abcdefgh"' }],
  [
    'a secret key in an address',
    { VITE_SUPABASE_URL: 'https://a.supabase.example/?apikey=sb_secret_abcdefgh' },
  ],
  [
    'an encoded secret key in an address',
    { SITE_ORIGIN: 'https://cuewright.example/?k=%73b%5Fsecret_abcdefgh' },
  ],
  [
    'an older key in quotation marks in an address',
    { VITE_TRAINING_URL: `https://a.example/'${keyOf('service_role')}'#top` },
  ],
  ['a key of OpenAI', { VITE_HUBSPOT_FORM_ID: `'${openAI}'` }],
  [
    'LinkedIn’s token in an address',
    { SITE_ORIGIN: `https://a.example/${token}/`, LINKEDIN_ACCESS_TOKEN: `"${token}"` },
  ],
  ['LinkedIn’s token', { VITE_LINKEDIN_COMPANY_ID: token, LINKEDIN_ACCESS_TOKEN: token }],
  [
    'the alerts’ address',
    {
      VITE_TRAINING_URL: 'https://hooks.example/T0/B0/xyz?a=1',
      ALERT_WEBHOOK_URL: 'https://hooks.example/T0/B0/xyz',
    },
  ],
  ['a name and a password', { VITE_TRAINING_URL: 'https://ada:s3cret@training.example/' }],
  ['a database’s address', { VITE_SUPABASE_URL: 'postgres://postgres:s3cret@db.example:5432/a' }],
  ['a webhook of Slack', { VITE_TRAINING_URL: 'https://hooks.slack.com/services/T0/B0/xyz' }],
  ['a webhook of Teams', { VITE_TRAINING_URL: 'https://a.webhook.office.com/webhookb2/1@2/x' }],
  [
    'a webhook of a Teams workflow',
    { VITE_TRAINING_URL: 'https://prod-1.uksouth.logic.azure.com:443/workflows/0a/triggers/x' },
  ],
  ['a webhook of Discord', { VITE_TRAINING_URL: 'https://discord.com/api/webhooks/12/xyz' }],
  [
    'a token of HubSpot',
    { VITE_HUBSPOT_FORM_ID: ['pat', 'na1', '0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f'].join('-') },
  ],
  [
    'a token of Netlify',
    { VITE_HUBSPOT_FORM_ID: ['nfp', 'Ab3dEf6hIj9lMn2pQr5tUv8xAb3dEf6h'].join('_') },
  ],
  ['a token of another role', { VITE_SUPABASE_ANON_KEY: keyOf('authenticated') }],
  [
    'a token that was encoded twice',
    {
      VITE_TRAINING_URL: 'https://a.example/?t=a%252Fb%252Fsecret',
      LINKEDIN_ACCESS_TOKEN: 'a/b/secret',
    },
  ],
  ['a token in base64', { VITE_LINKEDIN_COMPANY_ID: base64(token), LINKEDIN_ACCESS_TOKEN: token }],
  [
    'a secret key of Supabase in base64 in an address',
    { VITE_TRAINING_URL: `https://a.example/x${base64('key sb_secret_abcdefgh')}` },
  ],
  [
    'a database’s name',
    { VITE_TRAINING_URL: 'https://a.example/db-9f2c1', DATABASE_URL: 'db-9f2c1' },
  ],
  ['a DSN', { VITE_TRAINING_URL: 'https://a.example/9f2c1d0e', SENTRY_DSN: '9f2c1d0e' }],
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

test.each(['http://a.example/', 'ftp://a.example/', 'javascript:alert(1)'])(
  'a public address is https: not %s',
  (url) => {
    expect(findPublishedSecrets({ VITE_TRAINING_URL: url, SITE_ORIGIN: url })).toHaveLength(2)
  },
)

describe('in what was built', () => {
  let dir = ''
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'built-'))
  })
  afterEach(async () => rm(dir, { recursive: true }))

  async function build(text: string, env: Record<string, string>) {
    await mkdir(join(dir, 'assets'))
    await writeFile(join(dir, 'assets/news.js'), text)
    return refuseBuiltSecrets(dir, env)
  }

  test.each(published)('%s ends the build, and the file is named', async (_, env) => {
    const [text = ''] = Object.values(env)
    const others = Object.fromEntries(Object.entries(env).slice(1))
    await expect(build(`const a=${JSON.stringify(text)}`, others)).rejects.toThrow('assets/news.js')
  })

  test.each(['_headers', '.well-known/keys', 'a.png'])('it is found in %s', async (file) => {
    await mkdir(join(dir, '.well-known'))
    await writeFile(join(dir, file), `\0${token}`)
    await expect(build('', { LINKEDIN_ACCESS_TOKEN: token })).rejects.toThrow(file)
  })

  test('as HTML and JSON write it, it is found too', async () => {
    const env = { ALERT_WEBHOOK_URL: 'https://hooks.example/T0?a=1&b=2' }
    const text = '<a href="https:\\/\\/hooks.example/T0?a=1&amp;b=2">'
    await expect(build(text, env)).rejects.toThrow('ALERT_WEBHOOK_URL')
  })

  test('words and names of variables are no secrets', async () => {
    const env = { NODE_TOKEN: 'production', SECRETS_SCAN_OMIT_KEYS: 'VITE_SUPABASE_URL' }
    await build('production: VITE_SUPABASE_URL is missing; task-by-task-and-risk-by-risk', env)
  })
})

test('public keys, and public values that are short, are published', () => {
  expect(
    findPublishedSecrets({
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_abcdefgh',
      VITE_OLDER_KEY: keyOf('anon'),
      VITE_LINKEDIN_COMPANY_ID: '9',
      VITE_SUPABASE_URL: 'http://127.0.0.1:54321',
      VITE_TRAINING_URL: 'https://training.example/@cuewright?a=b%20c#top',
      LINKEDIN_CLIENT_SECRET: '9',
      SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_abcdefgh',
    }),
  ).toEqual([])
})
