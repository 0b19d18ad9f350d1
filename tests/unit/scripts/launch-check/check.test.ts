import { glob, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { checkLaunch } from '../../../../scripts/launch-check/check.ts'
import { contradictions } from '../../../../scripts/launch-check/contradictions.ts'
import { type Files, type Finding, toTable } from '../../../../scripts/launch-check/finding.ts'
import { parseLaunch } from '../../../../scripts/launch-check/launch.ts'
import { ownInPreviews } from '../../../../scripts/launch-check/variables.ts'

const settled = Object.fromEntries(
  Object.keys(contradictions).map((name) => [name, 'The owner chose the first reading.']),
)
const done = ['form detection', 'previews apart']
const settledFile = JSON.stringify({ contradictions: settled, done })

/** A site on which nothing is left, but for what a test puts into it. */
function check(files: Files, env: Record<string, string> = {}, today = '2026-11-20') {
  return checkLaunch({ files: { 'launch.json': settledFile, ...files }, env, today })
}

function places(findings: Finding[]) {
  return findings.map(({ kind, file, line }) => `${kind} ${file}:${line}`)
}

test('a site with everything confirmed, set and settled is ready', () => {
  const { findings } = check(
    {
      'src/site.ts': "export const phone = { label: '020 1234 5678', status: 'confirmed' }\n",
      '.env.example': 'A_B=   # required: a thing\n',
    },
    { A_B: 'x' },
  )
  expect(findings).toEqual([])
})

describe('samples', () => {
  test('are found with their line, in data and in front matter', () => {
    const { findings } = check({
      'src/content/quotes.ts':
        "export const quotes = [\n  { title: 'One', status: 'confirmed' },\n  { title: 'Two', status: 'sample' },\n]\n",
      'src/site.ts': "export const fax = {\n  label: 'None',\n  status: 'sample' as Status,\n}\n",
      'src/content/stories/a.md': '---\ntitle: A story\nstatus: sample\n---\n\nstatus: sample\n',
    })
    expect(places(findings)).toEqual([
      'sample src/content/quotes.ts:3',
      'sample src/site.ts:3',
      'sample src/content/stories/a.md:3',
    ])
    expect(findings.map(({ what }) => what)).toEqual(['Two', 'fax: None', 'A story'])
  })

  test('include the working names and the platform’s, until the owner decides', async () => {
    const { 'src/site.ts': site = '' } = await readRepository()
    const { findings } = check({ 'src/site.ts': site })
    const asked = findings.map(({ what }) => what)
    expect(asked).toContain('names: product and company')
    expect(asked).toContainEqual(expect.stringMatching(/^platform: name, store and the permission/))
  })

  test('are not what a type, a comment or a sentence says', () => {
    const { findings } = check({
      'src/content/sample.ts':
        "// status: 'sample'\nexport type S = { status: 'sample' | 'confirmed' }\nexport const text = \"status: 'sample'\"\n",
    })
    expect(findings).toEqual([])
  })
})

test('a secret in a public setting is found at its line, and never printed', () => {
  const env = { VITE_KEY: 'sb_secret_1234' }
  const { findings } = check({ '.env.example': 'A=\nVITE_KEY=  # optional: a key\n' }, env)
  expect(places(findings)).toEqual(['secret .env.example:2'])
  expect(JSON.stringify(findings)).not.toContain(env.VITE_KEY)
})

test('form detection has to be switched on, unless HubSpot’s form is in use', () => {
  const undone = {
    'launch.json': JSON.stringify({ contradictions: settled, done: ['previews apart'] }),
  }
  expect(places(check(undone).findings)).toEqual(['host launch.json:1'])
  expect(check(undone, { VITE_HUBSPOT_FORM_ID: 'a' }).findings).toEqual([])
})

test('previews have to be set apart, and each setting that must differ is named', async () => {
  const undone = { contradictions: settled, done: ['form detection'] }
  const { findings } = check({ 'launch.json': JSON.stringify(undone) })
  expect(places(findings)).toEqual(['host launch.json:1'])
  const example = await readFile('.env.example', 'utf8')
  const [, recipe = ''] = (await readFile('docs/how-to.md', 'utf8')).split('## Keep previews apart')
  for (const name of ownInPreviews) {
    expect(findings[0]?.todo).toContain(name)
    expect(example).toContain(`${name}=`)
    expect(recipe.split('\n## ')[0]).toContain(name)
  }
})

test('a claim expires on the day after its last', () => {
  const files = {
    'src/content/certificates.ts': "export const all = [{ name: 'ISO', expires: '2026-11-20' }]\n",
  }
  expect(check(files, {}, '2026-11-20').findings).toEqual([])
  expect(places(check(files, {}, '2026-11-21').findings)).toEqual([
    'expired src/content/certificates.ts:1',
  ])
})

test('security.txt is a claim that expires', async () => {
  const { findings } = checkLaunch({ files: await readRepository(), env: {}, today: '2040-01-01' })
  expect(findings).toContainEqual(
    expect.objectContaining({ kind: 'expired', file: 'pipeline/security-txt.ts' }),
  )
})

describe('contradictions', () => {
  const repository = readRepository()

  test('every reading is found where the site has it, until the owner settles it', async () => {
    const files = await repository
    const { contradictions: decided } = parseLaunch(files['launch.json'] ?? '{}')
    const { findings } = checkLaunch({ files, env: {}, today: '2026-11-20' })
    const left = findings.filter(({ kind }) => kind === 'contradiction')
    expect(left.filter(({ what }) => what.includes('no longer there'))).toEqual([])
    expect(new Set(left.map(({ what }) => what.split(':')[0]))).toEqual(
      new Set(Object.keys(contradictions).filter((name) => !decided[name])),
    )
  })

  test('a reading that was changed without a decision is still listed', async () => {
    const files = await repository
    const { findings } = checkLaunch({
      files: { ...files, 'launch.json': '{}', 'src/site.ts': '' },
      env: {},
      today: '2026-11-20',
    })
    expect(findings.map(({ what }) => what)).toContain(
      'support hours: “businessHours” is no longer there',
    )
  })
})

describe('settings', () => {
  const example =
    '# Site\nSITE_ORIGIN=      # required: the origin\nOPENAI_API_KEY=   # optional: photos\n'

  test('a required one that is unset, or blank, is missing; an optional one is not', () => {
    expect(places(check({ '.env.example': example }, { SITE_ORIGIN: ' ' }).findings)).toEqual([
      'variable .env.example:2',
    ])
  })

  test.each([
    'https://www.site.example',
    'http://localhost:8888',
    'http://127.0.0.1',
    'http://a.test',
  ])('%s is a placeholder', (origin) => {
    expect(places(check({ '.env.example': example }, { SITE_ORIGIN: origin }).findings)).toEqual([
      'placeholder .env.example:2',
    ])
  })

  test('HubSpot’s placeholder is reported, as the site takes it for no portal', () => {
    const env = { VITE_HUBSPOT_PORTAL_ID: 'your-portal-id' }
    const listed = { '.env.example': 'VITE_HUBSPOT_PORTAL_ID=   # optional: the portal\n' }
    expect(places(check(listed, env).findings)).toEqual(['placeholder .env.example:1'])
  })

  test('an integration is undecided until it is set, or declared off', () => {
    const off = JSON.stringify({ contradictions: settled, off: ['OPENAI_API_KEY'] })
    expect(check({}).undecided).toContain('OPENAI_API_KEY')
    expect(check({}, { OPENAI_API_KEY: 'k' }).undecided).not.toContain('OPENAI_API_KEY')
    expect(check({ 'launch.json': off }).undecided).not.toContain('OPENAI_API_KEY')
  })
})

test('placeholder links, addresses and numbers are found outside comments and fallbacks', () => {
  const { findings } = check({
    'src/site.ts':
      "// see .env.example and a@b.example\nexport const mail = 'mailto:hello@site.example'\nexport const call = 'tel:+442079460718'\nconst origin = env.SITE_ORIGIN ?? 'https://www.site.example'\n",
    'src/content/legal/a.md': '---\ntitle: A\n---\nRing 020 7946 0999, for example.\n',
  })
  expect(places(findings)).toEqual([
    'placeholder src/site.ts:2',
    'placeholder src/site.ts:3',
    'placeholder src/content/legal/a.md:4',
  ])
})

describe('launch.json', () => {
  test('with another form is refused by name', () => {
    expect(() => parseLaunch('{"of": []}')).toThrow(/launch\.json: .*of/s)
    expect(() => parseLaunch('{"contradictions": {"dates": "ok"}}')).toThrow(
      /launch\.json: .*dates/s,
    )
  })

  test.each([
    ['no contradiction', { contradictions: { datse: 'A name that nobody knows.' } }, 'datse'],
    ['no optional integration', { off: ['SITE_ORIGIN'] }, 'off'],
    ['no task at the host', { done: ['tea'] }, 'done'],
  ])('with %s in it is refused, by the names that there are', (_, launch, named) => {
    expect(() => parseLaunch(JSON.stringify(launch))).toThrow(
      new RegExp(`launch\\.json: .*${named}`, 's'),
    )
  })
})

test('the table gives file and line for each finding, and the count', () => {
  const text = toTable(
    check({ 'src/site.ts': "export const a = { name: 'A', status: 'sample' }\n" }),
  )
  expect(text).toContain('src/site.ts:1')
  expect(text).toMatch(/1 to settle before the launch\.$/)
})

async function readRepository(): Promise<Files> {
  const files: Record<string, string> = {}
  for await (const file of glob([
    'src/**/*.{ts,tsx,md}',
    'pipeline/security-txt.ts',
    'launch.json',
    '.env.example',
  ]))
    files[file] = await readFile(file, 'utf8')
  return files
}
