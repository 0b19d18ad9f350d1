import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkLaunch, undecided } from '../../../scripts/launch-check/checks.ts'

type Env = Record<string, string>

const launch = { off: [], host: { 'form detection': true, 'previews apart': true } }

/** What a deploy preview must not share with the published site: its database, and what costs money. */
const ownInPreviews = [
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_ANON_KEY',
  'SUPABASE_URL',
  'SUPABASE_SERVICE_ROLE_KEY',
  'OPENAI_API_KEY',
]

/** A site on which nothing is left, but for what a test puts into it. */
function siteWith(files: Record<string, string>, env: Env = {}) {
  return {
    files: { 'launch.json': JSON.stringify(launch), ...files },
    env,
    today: '2026-11-20',
  }
}

/** What is left, as 'file:line what'. */
function left(files: Record<string, string>, env: Env = {}) {
  return checkLaunch(siteWith(files, env)).map((it) => `${it.file}:${it.line} ${it.what}`)
}

const example = `# The site
SITE_ORIGIN=             # required: the origin
OPENAI_API_KEY=          # optional: photos
VITE_HUBSPOT_PORTAL_ID=  # optional: the portal
`

test('a site with everything confirmed, set and done is ready', () => {
  const site = "export const phone = { label: '020 1234 5678', status: 'confirmed' }\n"
  const env = { SITE_ORIGIN: 'https://www.cuewright.com' }
  expect(left({ 'src/site.ts': site, '.env.example': example }, env)).toEqual([])
})

test.each([
  [
    'src/content/quotes.ts',
    "const quotes = [\n  { title: 'One', status: 'confirmed' },\n  { title: 'Two', status: 'sample' },\n]\n",
    ['3 quotes: Two'],
  ],
  [
    'src/site.ts',
    "export const fax = {\n  label: 'None',\n  status: 'sample' as Status,\n}\n",
    ['3 fax: None'],
  ],
  ['src/content/stories/a.md', '---\ntitle: A story\nstatus: sample\n---\n', ['3 A story']],
  [
    'src/content/a.ts',
    "// status: 'sample'\nexport type S = { status: 'sample' | 'confirmed' }\n",
    [],
  ],
  ['src/content/certificates.ts', "const a = [{ name: 'ISO', expires: '2026-11-20' }]\n", []],
  [
    'src/content/certificates.ts',
    "const a = [{ name: 'ISO', expires: '2026-11-19' }]\n",
    ['1 a: ISO, until 2026-11-19'],
  ],
  [
    'src/site.ts',
    "// a@b.example\nconst mail = 'mailto:hello@site.example'\nconst call = 'tel:+442079460718'\nconst origin = env.SITE_ORIGIN ?? 'https://www.site.example'\n",
    ['2 hello@site.example', '3 442079460718'],
  ],
  ['src/content/legal/a.md', 'Ring 020 7946 0999, for example.\n', ['1 020 7946 0999']],
])(
  'samples, expired claims and placeholders of %s have their line and name',
  (file, text, found) => {
    expect(left({ [file]: text })).toEqual(found.map((it) => `${file}:${it}`))
  },
)

test.each<[Env, string[]]>([
  [{ SITE_ORIGIN: ' ' }, ['2 SITE_ORIGIN is missing']],
  [{ SITE_ORIGIN: 'https://www.a.example' }, ['2 SITE_ORIGIN is https://www.a.example']],
  [{ SITE_ORIGIN: 'http://localhost:8888' }, ['2 SITE_ORIGIN is http://localhost:8888']],
  [
    { SITE_ORIGIN: 'https://a.com', VITE_HUBSPOT_PORTAL_ID: 'your-portal-id' },
    ['4 VITE_HUBSPOT_PORTAL_ID is your-portal-id'],
  ],
])('of the settings %o what is missing or a placeholder is left', (env, found) => {
  expect(left({ '.env.example': example }, env)).toEqual(found.map((it) => `.env.example:${it}`))
})

/** Settings with which everything starts. */
const whole: Env = {
  SITE_ORIGIN: 'https://www.cuewright.com',
  VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_abcdefgh',
  SUPABASE_URL: 'https://abcdefgh.supabase.co',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_abcdefgh',
  LINKEDIN_ACCESS_TOKEN: 'AQXdSP_W41',
  LINKEDIN_ORGANIZATION_ID: '123',
  OPENAI_API_KEY: 'sk-1',
}

/** What is left of the real list of settings, as if all were optional. */
function leftOf(env: Env) {
  const list = readFileSync('.env.example', 'utf8').replaceAll('# required:', '# optional:')
  const lines = left({ '.env.example': list }, { ...whole, ...env })
  return lines.map((line) => line.replace(/^\S+ /, ''))
}

test.each<[Env, string]>([
  [{ SITE_ORIGIN: 'http://www.cuewright.com/en' }, 'SITE_ORIGIN must be an https address'],
  [{ SITE_ORIGIN: 'https://your.site' }, 'SITE_ORIGIN is https://your.site'],
  [{ SUPABASE_URL: 'https://other.supabase.co' }, 'SUPABASE_URL is not VITE_SUPABASE_URL'],
  [{ LINKEDIN_ORGANIZATION_ID: 'abc' }, 'LINKEDIN_ORGANIZATION_ID must be: digits only'],
  [{ LINKEDIN_VERSION: '2026-09' }, 'LINKEDIN_VERSION must be: six digits'],
  [{ LINKEDIN_VERSION: '202401' }, 'LINKEDIN_VERSION has ended at LinkedIn'],
  [{ LINKEDIN_ACCESS_TOKEN: 'TODO' }, 'LINKEDIN_ACCESS_TOKEN is TODO'],
  [{ LINKEDIN_ACCESS_TOKEN: '""' }, 'LINKEDIN_ACCESS_TOKEN is ""'],
  [{ SUPABASE_SERVICE_ROLE_KEY: 'changeme' }, 'SUPABASE_SERVICE_ROLE_KEY is changeme'],
  [{ VITE_SUPABASE_ANON_KEY: '<anon key>' }, 'VITE_SUPABASE_ANON_KEY is <anon key>'],
  [
    { SUPABASE_SERVICE_ROLE_KEY: 'sb_publishable_abcdefgh' },
    'SUPABASE_SERVICE_ROLE_KEY is the publishable key',
  ],
  [{ OPENAI_IMAGE_MODEL: 'gpt/image' }, 'OPENAI_IMAGE_MODEL must be: letters'],
  [{ PHOTO_DAILY_LIMIT: 'viele' }, 'PHOTO_DAILY_LIMIT must be:'],
  [{ ALERT_WEBHOOK_URL: 'nonsense' }, 'ALERT_WEBHOOK_URL must be:'],
  [{ HEARTBEAT_URL: 'mailto:a@b.com' }, 'HEARTBEAT_URL must be:'],
  [
    { LINKEDIN_REFRESH_TOKEN: 'AQ1' },
    'LINKEDIN_REFRESH_TOKEN needs LINKEDIN_CLIENT_ID, needs LINKEDIN_CLIENT_SECRET',
  ],
])('settings %o: what starts is what passes', (env, found) => {
  expect(leftOf(env)).toEqual([expect.stringContaining(found)])
})

test('settings with which everything starts pass', () => {
  expect(leftOf({})).toEqual([])
})

test('a task at the host is left until launch.json says that it is done', () => {
  const undone = {
    'launch.json':
      '{\n"off": [],\n"host": {\n"form detection": false,\n"previews apart": false\n}\n}',
  }
  expect(left(undone)).toEqual(['launch.json:4 form detection', 'launch.json:5 previews apart'])
  // The form is then HubSpot's.
  expect(left(undone, { VITE_HUBSPOT_FORM_ID: 'a' })).toEqual(['launch.json:5 previews apart'])
})

test('the recipe for previews names each setting that must differ', () => {
  const [, recipe = ''] = readFileSync('docs/how-to.md', 'utf8').split('## Keep previews apart')
  for (const name of ownInPreviews) {
    expect(readFileSync('.env.example', 'utf8')).toContain(`${name}=`)
    expect(recipe.split('\n## ')[0]).toContain(name)
  }
})

test('an integration is undecided until it is set, or declared off', () => {
  const off = JSON.stringify({ ...launch, off: ['OPENAI_API_KEY'] })
  expect(undecided(siteWith({}))).toContain('OPENAI_API_KEY')
  expect(undecided(siteWith({}, { OPENAI_API_KEY: 'k' }))).not.toContain('OPENAI_API_KEY')
  expect(undecided(siteWith({ 'launch.json': off }))).not.toContain('OPENAI_API_KEY')
})

test.each([
  [{ ...launch, off: ['SITE_ORIGIN'] }, 'off'],
  [{ ...launch, host: { ...launch.host, tea: true } }, 'tea'],
  [{ off: [] }, 'host'],
])('launch.json as %o is refused, by the name of the field', (bad, field) => {
  expect(() => left({ 'launch.json': JSON.stringify(bad) })).toThrow(
    new RegExp(`launch\\.json: .*${field}`, 's'),
  )
})

const dir = mkdtempSync(join(tmpdir(), 'launch-'))
afterAll(() => rmSync(dir, { recursive: true }))
mkdirSync(join(dir, 'src'))
writeFileSync(join(dir, 'src/site.ts'), "export const fax = { label: '1', status: 'sample' }\n")
writeFileSync(join(dir, 'launch.json'), JSON.stringify(launch))

test.each([
  ['exits 1 while anything is left', {}, [], 1, 'fax: 1  src/site.ts:1'],
  ['exits 0 with LAUNCH_CHECK=warn', { LAUNCH_CHECK: 'warn' }, [], 0, 'fax: 1  src/site.ts:1'],
  ['prints the same as JSON', {}, ['--json'], 1, '"file": "src/site.ts"'],
])('the command %s, and says where', (_, env, args, status, place) => {
  const run = spawnSync(process.execPath, [resolve('scripts/launch-check.ts'), ...args], {
    cwd: dir,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  })
  expect(run.status).toBe(status)
  expect(run.stdout).toContain(place)
})
