import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findOddSettings, publicSettings } from '../../../pipeline/public-settings.ts'
import { refuseBuiltSecrets, refusePublishedSecrets } from '../../../pipeline/published-secrets.ts'

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

/** Public settings that are not what they may be. */
const refused: [string, Record<string, string>][] = [
  ['a secret key of Supabase', { VITE_SUPABASE_ANON_KEY: 'sb_secret_abcdefgh' }],
  ['an older key with the service role', { VITE_SUPABASE_ANON_KEY: keyOf('service_role') }],
  ['a secret key in quotation marks', { VITE_SUPABASE_ANON_KEY: '"sb_secret_abcdefgh"' }],
  ['a key in base64', { VITE_SUPABASE_ANON_KEY: base64('sb_publishable_abcdefgh') }],
  ['a key in an origin', { VITE_SUPABASE_URL: 'https://a.supabase.co/?apikey=sb_secret_abc' }],
  ['a database’s address', { VITE_SUPABASE_URL: 'postgres://postgres:s3cret@db.example:5432/a' }],
  ['an origin with a path', { SITE_ORIGIN: 'https://cuewright.example/en' }],
  ['a key of OpenAI', { VITE_HUBSPOT_FORM_ID: `'${openAI}'` }],
  [
    'a token of HubSpot',
    { VITE_HUBSPOT_FORM_ID: ['pat', 'na1', '0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f'].join('-') },
  ],
  ['a page’s name for its number', { VITE_LINKEDIN_COMPANY_ID: 'cuewright' }],
  ['a name and a password', { VITE_TRAINING_URL: 'https://ada:s3cret@training.example/' }],
  ['a name', { VITE_TRAINING_URL: 'https://9f2c1d0e@training.example/' }],
  [
    'a webhook',
    { VITE_TRAINING_URL: 'https://hooks.slack.com/services/T0/B0/Ab3dEf6hIj9lMn2pQr5t' },
  ],
  [
    'an encoded webhook',
    { VITE_TRAINING_URL: 'https://a.example/?to=x%252FAb3dEf6hIj9lMn2pQr5tUv8x' },
  ],
  ['an access token', { VITE_KNOWLEDGE_BASE_URL: `https://kb.example/?access_token=${token}` }],
  [
    'a host that ends like Microsoft’s',
    { VITE_BOOKING_DEMO_URL: 'https://xutlook.office365.com/' },
  ],
  ['another booking service', { VITE_BOOKING_DEMO_URL: 'https://calendly.com/ada/30min' }],
  ['another film service', { VITE_PRICING_VIDEO_URL: 'https://films.example/1' }],
  ['a setting that nobody reads', { VITE_ANALYTICS_KEY: '9' }],
]

/** A secret in its own setting, and in a public one that could hold it. */
const held: [string, Record<string, string>][] = [
  [
    'the alerts’ address',
    {
      VITE_TRAINING_URL: 'https://hooks.example/T0/B0/xyz?a=1',
      ALERT_WEBHOOK_URL: 'https://hooks.example/T0/B0/xyz',
    },
  ],
  [
    'a token in quotation marks',
    { VITE_TRAINING_URL: 'https://a.example/a-b-secret/', LINKEDIN_ACCESS_TOKEN: '"a-b-secret"' },
  ],
  [
    'a token that was encoded twice',
    {
      VITE_TRAINING_URL: 'https://a.example/?t=a%252Fb%252Fsecret',
      LINKEDIN_ACCESS_TOKEN: 'a/b/secret',
    },
  ],
  ['a token in base64', { VITE_LINKEDIN_COMPANY_ID: base64(token), LINKEDIN_ACCESS_TOKEN: token }],
  ['a short one', { VITE_TRAINING_URL: 'https://a.example/x9f2c1', SMTP_PASS: 'x9f2c1' }],
  ['a DSN', { VITE_TRAINING_URL: 'https://a.example/9f2c1d0e', SENTRY_DSN: '9f2c1d0e' }],
  ['credentials', { VITE_TRAINING_URL: 'https://a.example/9f2c1d0e', MY_CREDENTIALS: '9f2c1d0e' }],
]

afterEach(() => vi.unstubAllEnvs())

test.each([...refused, ...held])(
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
    expect(findOddSettings({ VITE_TRAINING_URL: url, SITE_ORIGIN: url })).toHaveLength(2)
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

  test.each(held)('%s ends the build, and the file is named', async (_, env) => {
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

test('what pages may have is published', () => {
  expect(
    findOddSettings({
      SITE_ORIGIN: 'https://www.cuewright.example/',
      CSP_REPORT_URI:
        'https://o1.ingest.example/api/2/security/?sentry_key=0a1b2c3d4e5f60718293a4b5c6d7e8f9',
      VITE_SUPABASE_URL: 'http://127.0.0.1:54321',
      VITE_SUPABASE_ANON_KEY: keyOf('anon'),
      VITE_BOOKING_DEMO_URL:
        'https://outlook.office.com/bookwithme/user/0a1b2c3d4e5f60718293a4b5@a.example',
      VITE_HUBSPOT_PORTAL_ID: '147052911',
      VITE_HUBSPOT_REGION: '',
      VITE_HUBSPOT_FORM_ID: '0a1b2c3d-0a1b-4a1b-8a1b-0a1b2c3d4e5f',
      VITE_PRICING_VIDEO_URL: 'https://youtu.be/abcdefghijk',
      VITE_KNOWLEDGE_BASE_URL:
        'https://help.example/hc/en-gb/categories/360001234567-Getting-started',
      VITE_TRAINING_URL: 'https://training.example/@cuewright?a=b%20c#top',
      VITE_LINKEDIN_COMPANY_ID: '9',
      SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_abcdefgh',
    }),
  ).toEqual([])
})

test('every public setting of .env.example has its form, and no other', () => {
  const names = Array.from(
    readFileSync('.env.example', 'utf8').matchAll(/^(VITE_\w+|SITE_ORIGIN|CSP_REPORT_URI)=/gm),
    ([, name]) => name,
  )
  expect(new Set(Object.keys(publicSettings))).toEqual(new Set(names))
})
