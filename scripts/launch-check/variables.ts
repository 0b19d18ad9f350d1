import { portalPlaceholder } from '../../src/integrations/hubspot.ts'
import { findPublishedSecrets } from '../../pipeline/published-secrets.ts'
import { isLoopback } from '../../src/lib/loopback.ts'
import type { Finding } from './finding.ts'

const listed = '.env.example'

/** A line of .env.example. */
type Variable = { name: string; isRequired: boolean; about: string; line: number }

type Env = Readonly<Record<string, string | undefined>>

/** The settings that .env.example lists, commented out or not, with what it says of each: 'required: …', 'optional: …'. */
export function readVariables(example: string): Variable[] {
  return example.split('\n').flatMap((text, index) => {
    const [, name = '', need, about = ''] =
      /^(?:# )?([A-Z_]+)=\w*\s*#\s*(required|optional):\s*(.+)$/.exec(text) ?? []
    return need ? [{ name, isRequired: need === 'required', about, line: index + 1 }] : []
  })
}

/** Required settings that are unset, and settings that hold a placeholder or point at a reserved or local address. */
export function findVariables(variables: readonly Variable[], env: Env): Finding[] {
  return variables.flatMap(({ name, isRequired, about, line }): Finding[] => {
    const value = env[name]?.trim()
    const at = { file: listed, line }
    if (!value) {
      if (!isRequired) return []
      return [{ kind: 'variable', what: `${name} is missing`, ...at, todo: `set it: ${about}` }]
    }
    if (value === portalPlaceholder) {
      const todo = "set the real portal's number, or leave it empty"
      return [{ kind: 'placeholder', what: `${name} is ${value}`, ...at, todo }]
    }
    if (!isPlaceholder(value)) return []
    const todo = 'set the address of the real service'
    return [{ kind: 'placeholder', what: `${name} is ${new URL(value).host}`, ...at, todo }]
  })
}

/** Public settings that are secrets: the build stops at them too. */
export function findSecrets(variables: readonly Variable[], env: Env): Finding[] {
  return findPublishedSecrets(env).map(({ name, why }) => ({
    kind: 'secret',
    what: `${name} ${why}`,
    file: listed,
    line: variables.find((variable) => variable.name === name)?.line ?? 1,
    todo: 'set the public value, and renew the secret if it was ever published',
  }))
}

/** Optional settings that switch a part of the site on. The others only tune one, and have defaults. */
export const integrations: readonly string[] = [
  'LINKEDIN_REFRESH_TOKEN',
  'OPENAI_API_KEY',
  'VITE_BOOKING_DISCOVERY_URL',
  'VITE_BOOKING_MEETING_URL',
  'VITE_BOOKING_CHIEF_EXECUTIVE_URL',
  'VITE_HUBSPOT_PORTAL_ID',
  'VITE_HUBSPOT_FORM_ID',
  'VITE_PRICING_VIDEO_URL',
  'VITE_PLANNED_CHANGE_VIDEO_URL',
  'CSP_REPORT_URI',
  'ALERT_WEBHOOK_URL',
  'HEARTBEAT_URL',
]

/** What a deploy preview must not share with the published site: its database, and what costs money. */
export const ownInPreviews: readonly string[] = [
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_ANON_KEY',
  'SUPABASE_URL',
  'SUPABASE_SERVICE_ROLE_KEY',
  'OPENAI_API_KEY',
]

/** Integrations that are neither set nor declared off in launch.json: no finding, a reminder. */
export function findUndecided(env: Env, off: readonly string[]): string[] {
  return integrations.filter((name) => !env[name]?.trim() && !off.includes(name))
}

function isPlaceholder(value: string): boolean {
  if (!URL.canParse(value)) return false
  return isLoopback(value) || /(^|\.)(example|test|localhost)$/.test(new URL(value).hostname)
}
