import { SyncEnv } from '../../netlify/linkedin/settings.ts'
import { PhotoEnv } from '../../netlify/photos/settings.ts'
import { readEnv } from '../../netlify/platform/env.ts'
import { ask, off, ok, wrong, type Check } from './check.ts'
import { readHealth } from './site.ts'

export const vendorChecks: Check[] = [
  {
    name: 'LinkedIn’s token',
    async look({ url, env }) {
      const read = readEnv(SyncEnv, env)
      if (!read.ok) return off(read.error)
      const { LINKEDIN_API_URL: api, LINKEDIN_ORGANIZATION_ID: id } = read.env
      const author = encodeURIComponent(`urn:li:organization:${id}`)
      const { status } = await ask(`${api}/rest/posts?author=${author}&q=author&count=1`, {
        headers: {
          authorization: `Bearer ${read.env.LINKEDIN_ACCESS_TOKEN}`,
          'linkedin-version': read.env.LINKEDIN_VERSION,
          'x-restli-protocol-version': '2.0.0',
          'x-restli-method': 'FINDER',
        },
      })
      if (status === 401) return wrong('HTTP 401: it is not valid any more')
      if (status === 403) return wrong('HTTP 403: it lacks a scope or a role on the page')
      if (status !== 200) return wrong(`HTTP ${status}`)
      const { token } = await readHealth(url)
      if (!token) return ok('valid; its age cannot be read now')
      if (token.daysLeft === null) return ok('valid; its age is known after the next daily sync')
      const about = token.isEstimated ? 'at most ' : ''
      const note = `valid for ${about}${token.daysLeft} days`
      return ok(token.renewsItself ? `${note}, and renews itself until then` : note)
    },
  },
  {
    name: 'Image model',
    async look({ env }) {
      const read = readEnv(PhotoEnv, env)
      if (!read.ok) return off(read.error)
      const { OPENAI_BASE_URL: base, OPENAI_IMAGE_MODEL: model, OPENAI_API_KEY: key } = read.env
      // Asking for the model's data is free.
      const { status } = await ask(`${base}/models/${model}`, {
        headers: { authorization: `Bearer ${key}` },
      })
      return status === 200 ? ok(model) : wrong(`HTTP ${status} for ${model}`)
    },
  },
  address('Alerts', 'ALERT_WEBHOOK_URL'),
  address('Heartbeat', 'HEARTBEAT_URL'),
]

/** Only checks the address: a message would alarm somebody, and a heartbeat would hide a missed sync. */
function address(name: string, variable: string): Check {
  return {
    name,
    async look({ env }) {
      const url = env[variable]
      if (!url) return off(`${variable} is missing`)
      return URL.canParse(url) ? ok('an address is set; nothing was sent') : wrong('not an address')
    },
  }
}
