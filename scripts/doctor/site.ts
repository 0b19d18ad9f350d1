import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { config as schedule } from '../../netlify/functions/sync-linkedin-posts.ts'
import { readHeadersFile } from '../../pipeline/security-headers.ts'
import { ask, off, ok, wrong, type Check, type Env } from './check.ts'

type Health = {
  isHealthy: boolean
  faults: string[]
  token?: { daysLeft: number | null; isEstimated: boolean; renewsItself: boolean } | null
  sync?: { hoursSinceGood: number | null } | null
}

export async function readHealth(url: string): Promise<Health> {
  return (await (await ask(`${url}/api/health`)).json()) as Health
}

const noAccount = 'NETLIFY_AUTH_TOKEN or NETLIFY_SITE_ID is missing'

/** What a deploy preview must not share with the published site: its database, and what costs money. */
export const ownInPreviews: readonly string[] = [
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_ANON_KEY',
  'SUPABASE_URL',
  'SUPABASE_SERVICE_ROLE_KEY',
  'OPENAI_API_KEY',
]
const ownNames = ownInPreviews.join(', ')

/** Asks Netlify's API about the site; undefined without an account. */
async function askNetlify(env: Env, what: 'functions' | 'env'): Promise<Response | undefined> {
  const { NETLIFY_AUTH_TOKEN: token, NETLIFY_SITE_ID: site } = env
  if (!token || !site) return undefined
  return ask(`https://api.netlify.com/api/v1/sites/${site}/${what}`, {
    headers: { authorization: `Bearer ${token}` },
  })
}

/** As Netlify's API has it: https://open-api.netlify.com/#tag/environmentVariables. A secret’s value is masked. */
type Variable = {
  key: string
  is_secret?: boolean
  values: { context: string; value?: string }[]
}

function isShared({ is_secret: isSecret, values }: Variable): boolean {
  const preview = values.find(({ context }) => context === 'deploy-preview')
  if (!preview) return values.some(({ context }) => context === 'all')
  const published = values.find(({ context }) => context === 'production' || context === 'all')
  return !isSecret && preview.value === published?.value
}

export const siteChecks: Check[] = [
  {
    name: 'Functions answer',
    async look({ url }) {
      // Like a first visitor's call: it fills an empty table, and does nothing otherwise.
      const filled = await ask(`${url}/api/fetch-linkedin-posts`, { method: 'POST' })
      const news = await ask(`${url}/api/news`)
      const photos = await ask(`${url}/api/enhance-image`)
      const statuses = [filled, news, photos].map(({ status }) => status).join(', ')
      return filled.ok && news.ok && photos.status === 405
        ? ok('fetch-linkedin-posts, news, enhance-image')
        : wrong(`HTTP ${statuses} instead of 200, 200, 405`)
    },
  },
  {
    name: 'Health',
    async look({ url }) {
      const { isHealthy, faults, sync } = await readHealth(url)
      const reasons = faults.filter((fault) => fault !== 'never_synced')
      if (isHealthy) return ok(`last good sync ${sync?.hoursSinceGood ?? 0} h ago`)
      // The answer is cached for a minute, and posts may have arrived since.
      return reasons.length === 0 ? ok('no sync yet, a minute ago') : wrong(reasons.join(', '))
    },
  },
  {
    name: 'Schedule present',
    async look({ env, isLocal }) {
      if (isLocal) return ok(`${schedule.schedule} in the code; Netlify runs it once deployed`)
      const response = await askNetlify(env, 'functions')
      if (!response) return off(noAccount)
      if (!response.ok) return wrong(`Netlify says HTTP ${response.status}`)
      const isThere = (await response.text()).includes('sync-linkedin-posts')
      return isThere ? ok(String(schedule.schedule)) : wrong('sync-linkedin-posts is not deployed')
    },
  },
  {
    name: 'Previews apart',
    async look({ env, isLocal }) {
      if (isLocal) return off('only seen once deployed')
      const response = await askNetlify(env, 'env')
      if (!response) return off(`${noAccount}: see that previews have their own ${ownNames}`)
      if (!response.ok) return wrong(`Netlify says HTTP ${response.status}`)
      const shared = ((await response.json()) as Variable[])
        .filter((variable) => ownInPreviews.includes(variable.key) && isShared(variable))
        .map(({ key }) => key)
      return shared.length === 0
        ? ok(`no preview has the published site’s ${ownNames}`)
        : wrong(`previews share ${shared.join(', ')}: docs/how-to.md, “Keep previews apart”`)
    },
  },
  {
    name: 'Form detection',
    async look({ url, isLocal, env }) {
      if (env.VITE_HUBSPOT_FORM_ID) return off('the contact form is HubSpot’s')
      if (isLocal) return off('only seen once deployed')
      const html = await (await ask(`${url}/contact`)).text()
      // Netlify removes the attribute once it has recognised the form.
      return /\bdata-netlify\b/.test(html)
        ? wrong('switch on form detection in the site’s settings, and deploy again')
        : ok('Netlify has understood the contact form')
    },
  },
  {
    name: 'Headers as built',
    async look({ url, dist }) {
      const built = await readFile(join(dist, '_headers'), 'utf8').catch(() => undefined)
      if (built === undefined) return off('no dist/_headers: npm run build first')
      const { headers } = await ask(url)
      const wanted = Object.entries(readHeadersFile(built))
      const missing = wanted.filter(([name, value]) => headers.get(name) !== value)
      return missing.length === 0
        ? ok(`${wanted.length} headers`)
        : wrong(`not as in dist/_headers: ${missing.map(([name]) => name).join(', ')}`)
    },
  },
  {
    name: 'Social cards',
    async look({ url }) {
      const html = await (await ask(url)).text()
      const [, card] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
      if (!card) return wrong('the home page names no og:image')
      const { status, headers } = await ask(url + new URL(card).pathname)
      const type = headers.get('content-type') ?? 'nothing'
      return status === 200 && type.startsWith('image/')
        ? ok(type)
        : wrong(`HTTP ${status}, ${type}`)
    },
  },
]
