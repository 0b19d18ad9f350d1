import { z } from 'zod'
import { AlertEnv } from '../../netlify/daily/tell-owner.ts'
import { versionEnd } from '../../netlify/health/expiries.ts'
import { refreshSettings, readRefreshSettings, SyncEnv } from '../../netlify/linkedin/settings.ts'
import { PhotoEnv } from '../../netlify/photos/settings.ts'
import { findOddSettings } from '../../pipeline/public-settings.ts'
import { portalPlaceholder } from '../../src/integrations/hubspot.ts'
import { isLoopback } from '../../src/lib/loopback.ts'

type Env = Readonly<Record<string, string | undefined>>

export type Site = { files: Readonly<Record<string, string>>; env: Env; today: string }

export type Finding = { title: string; what: string; file: string; line: number; todo: string }

/** A line that matched: its groups, and the text above it. */
type Found = { groups: Record<string, string | undefined>; above: string }

type Check = {
  title: string
  files: RegExp
  /** Matches a line; its groups are what `isLeft`, `what` and `todo` read. */
  line: RegExp
  /** Whether the matched line still has to be settled; by default it has. */
  isLeft?: (found: Found, site: Site) => boolean
  what: (found: Found, site: Site) => string
  todo: string | ((found: Found) => string)
}

const content = /^src\/(content\/.*\.(ts|md)|pages\/[^/]+\/copy\.ts|site\.ts)$/
const settings = /^\.env\.example$/
/** For example `OPENAI_API_KEY=  # optional: switches the photo tool on`. */
const setting = /^(?:# )?(?<name>[A-Z_]+)=\w*\s*#\s*(?<need>required|optional):\s*(?<about>.+)$/

/** Optional settings that switch a part of the site on. Other optional settings only adjust one. */
const integrations = [
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
] as const

const Launch = z.strictObject({
  $comment: z.string().optional(),
  /** Integrations that are left unset on purpose. */
  off: z.array(z.enum(integrations)),
  /** Tasks that no file of the repository can show, and whether they are done. */
  host: z.strictObject({ 'form detection': z.boolean(), 'previews apart': z.boolean() }),
})

const checks: readonly Check[] = [
  {
    title: 'Samples that nobody has confirmed',
    files: content,
    line: /\bstatus: '?sample\b(?!' \|)/,
    what: ({ above }) => nameIn(above),
    todo: "confirm or replace it, then set status to 'confirmed'",
  },
  {
    title: 'Claims that have expired',
    files: /^src\/(content\/.*|site)\.ts$/,
    line: /\bexpires: '(?<until>[\d-]+)'/,
    isLeft: ({ groups }, { today }) => groups.until! < today,
    what: ({ groups, above }) => `${nameIn(above)}, until ${groups.until}`,
    todo: 'renew it and set the new date, or remove it',
  },
  {
    title: 'Settings that a launch needs',
    files: settings,
    line: setting,
    isLeft: ({ groups }, { env }) => groups.need === 'required' && !valueOf(groups, env),
    what: ({ groups }) => `${groups.name} is missing`,
    todo: ({ groups }) => `set it: ${groups.about}`,
  },
  {
    title: 'Settings that hold a placeholder',
    files: settings,
    line: setting,
    isLeft: ({ groups }, { env }) => isPlaceholder(valueOf(groups, env)),
    what: ({ groups }, { env }) => `${groups.name} is ${valueOf(groups, env)}`,
    todo: 'set the real value, or none if it is optional',
  },
  {
    title: 'Settings that the site would refuse',
    files: settings,
    line: setting,
    isLeft: ({ groups }, site) =>
      !isPlaceholder(valueOf(groups, site.env)) && refusalsOf(groups, site).length > 0,
    what: ({ groups }, site) => `${groups.name} ${refusalsOf(groups, site).join(', ')}`,
    todo: 'correct it: .env.example says what it is',
  },
  {
    title: 'To do at the host',
    files: /^launch\.json$/,
    line: /"(?<task>[^"]+)": false/,
    // The contact form is then HubSpot's.
    isLeft: ({ groups }, { env }) =>
      groups.task !== 'form detection' || !env.VITE_HUBSPOT_FORM_ID?.trim(),
    what: ({ groups }) => groups.task!,
    todo: 'do it as docs/how-to.md says, then write true',
  },
  {
    // Ofcom's numbers for drama, RFC 2606's reserved domain, and LinkedIn's page of all people.
    title: 'Placeholder links and numbers',
    files: content,
    line: /(?<placeholder>020(?:\s|\\u00a0)7946(?:\s|\\u00a0)0\d{3}|44207946\d{4}|https:\/\/www\.linkedin\.com\/in\/(?=['")\s])|[\w.+-]+(?:@|:\/\/)?[\w.-]*\.example\b(?!-))/,
    what: ({ groups }) => groups.placeholder!,
    todo: 'put the real one',
  },
]

const comment = /^\s*(\/\/|\/?\*)/
/** A setting's default, such as `setting || 'https://…'`. The setting itself is checked. */
const fallback = /(\?\?|\|\|)\s*'https?:/

/** Everything that is left before the launch, check by check. Throws on a bad launch.json. */
export function checkLaunch(site: Site): Finding[] {
  readLaunch(site)
  return checks.flatMap((check) =>
    Object.entries(site.files)
      .filter(([file]) => check.files.test(file))
      .flatMap(([file, text]) => findLines(check, file, text, site)),
  )
}

function findLines(check: Check, file: string, text: string, site: Site): Finding[] {
  const { title, line, isLeft, what, todo } = check
  const lines = text.split('\n')
  return lines.flatMap((it, index) => {
    const match = comment.test(it) || fallback.test(it) ? undefined : line.exec(it)
    const found = match && {
      groups: match.groups ?? {},
      above: lines.slice(0, index + 1).join('\n'),
    }
    if (!found || isLeft?.(found, site) === false) return []
    const step = typeof todo === 'string' ? todo : todo(found)
    return [{ title, what: what(found, site), file, line: index + 1, todo: step }]
  })
}

/** Integrations that are neither set nor declared off in launch.json. They don't block the launch. */
export function undecided(site: Site): string[] {
  const { off } = readLaunch(site)
  return integrations.filter((name) => !site.env[name]?.trim() && !off.includes(name))
}

function readLaunch({ files }: Site) {
  const launch = Launch.safeParse(JSON.parse(files['launch.json'] ?? '{}'))
  if (!launch.success) throw new Error(`launch.json: ${z.prettifyError(launch.error)}`)
  return launch.data
}

/** The constant and the item that a line belongs to: the last ones named above it. */
function nameIn(above: string): string {
  const [constant] =
    above
      .matchAll(/^(?:export )?const (\w+)/gm)
      .toArray()
      .at(-1)
      ?.slice(1) ?? []
  const named = /\b(?:name|title|question|label|network|what): (?:'([^']+)'|"([^"]+)"|(\w.*))/g
  const [item] = above.matchAll(named).toArray().at(-1)?.slice(1).filter(Boolean) ?? []
  return [constant, item].filter(Boolean).join(': ')
}

function valueOf({ name = '' }: Found['groups'], env: Env): string {
  return env[name]?.trim() ?? ''
}

/** Why the build or a function would refuse a setting that is set, or what it contradicts. */
function refusalsOf({ name = '' }: Found['groups'], { env, today }: Site): string[] {
  return findRefused(env, today)
    .filter((refused) => refused.name === name)
    .map(({ why }) => why)
}

function findRefused(all: Env, today: string): { name: string; why: string }[] {
  const env = Object.fromEntries(Object.entries(all).filter(([, value]) => value?.trim()))
  const schemas = [SyncEnv, AlertEnv, ...(env.OPENAI_API_KEY ? [PhotoEnv] : [])]
  const refused = schemas.flatMap((schema) => {
    const issues = schema.safeParse(env).error?.issues ?? []
    return issues.map(({ path, message }) => ({ name: path.join('.'), why: `must be: ${message}` }))
  })
  return [...findOddSettings(env), ...refused, ...contradictionsIn(env, today)].filter(
    ({ name }) => name in env,
  )
}

function contradictionsIn(env: Env, today: string): { name: string; why: string }[] {
  const found: { name: string; why: string }[] = []
  if (env.SUPABASE_URL !== env.VITE_SUPABASE_URL)
    found.push({ name: 'SUPABASE_URL', why: 'is not VITE_SUPABASE_URL' })
  if (env.SUPABASE_SERVICE_ROLE_KEY === env.VITE_SUPABASE_ANON_KEY)
    found.push({ name: 'SUPABASE_SERVICE_ROLE_KEY', why: 'is the publishable key' })
  if (versionEnd(env.LINKEDIN_VERSION ?? '') < Date.parse(today))
    found.push({ name: 'LINKEDIN_VERSION', why: 'has ended at LinkedIn' })
  const name = refreshSettings.find((each) => env[each])
  const { missing } = readRefreshSettings(env)
  if (name) found.push(...missing.map((lacking) => ({ name, why: `needs ${lacking}` })))
  return found
}

/** What people leave in a setting: `<anon key>`, TODO, `""`. */
const leftover = /^(<.*>|\W*|todo|tbd|none|change ?me|x{3,}|your[-_ ].*)$/i

function isPlaceholder(value: string): boolean {
  if (value === '') return false
  if (!URL.canParse(value)) return value === portalPlaceholder || leftover.test(value)
  return (
    isLoopback(value) || /(^|\.)(example|test|localhost)$|^your\./.test(new URL(value).hostname)
  )
}
