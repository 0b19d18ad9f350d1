import { z } from 'zod'
import { isBookingAddress } from '../src/integrations/booking.ts'
import { portalPlaceholder } from '../src/integrations/hubspot.ts'
import { readVideo } from '../src/integrations/video.ts'
import { isLoopback } from '../src/lib/loopback.ts'

/** https, or this machine, or a host under `.test`, which is for tests; and no name or password in it. */
const address = z.string().refine((text) => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  const isLocal = isLoopback(text) || hostname.endsWith('.test')
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocal)
  return isSafe && username + password === ''
}, 'must be an https address without a password')

/** Sixteen characters or more with letters and digits mixed: how keys, tokens and webhooks look. */
const random = /(?=\w*\d)(?=\w*[a-z])\w{16,}/i

/** A page for people. A webhook or a link with a key has a part that looks random. */
const page = address.refine(
  (text) => !random.test(unescaped(text)),
  'must not have a key in its address',
)

const origin = address.refine(
  (text) => URL.canParse(text) && /^\/?$/.test(text.slice(new URL(text).origin.length)),
  'must have no path',
)

const booking = address.refine(
  (text) => URL.canParse(text) && isBookingAddress(text),
  'must be a page of Microsoft Bookings',
)

const video = z.string().refine((text) => readVideo(text).ok, 'must be a film at YouTube or Vimeo')

/** Supabase's publishable key, or the older token whose role is anon. */
const publishableKey = z
  .string()
  .refine(
    (text) => /^sb_publishable_[\w-]+$/.test(text) || roleOf(text) === 'anon',
    'must be the publishable (anon) key',
  )

/**
 * What each public setting may look like. Its value is written into pages, so anything else is refused: by the build,
 * and by launch-check.
 */
export const publicSettings = {
  SITE_ORIGIN: origin,
  CSP_REPORT_URI: address,
  VITE_SUPABASE_URL: origin,
  VITE_SUPABASE_ANON_KEY: publishableKey,
  VITE_BOOKING_DEMO_URL: booking,
  VITE_BOOKING_DISCOVERY_URL: booking,
  VITE_BOOKING_MEETING_URL: booking,
  VITE_BOOKING_CHIEF_EXECUTIVE_URL: booking,
  VITE_HUBSPOT_PORTAL_ID: z.union([
    z.literal(portalPlaceholder),
    z.string().regex(/^\d{1,12}$/, 'must be the portal’s number'),
  ]),
  VITE_HUBSPOT_REGION: z.enum(['na1', 'na2', 'eu1', 'ap1']),
  VITE_HUBSPOT_FORM_ID: z.guid('must be the form’s id'),
  VITE_PRICING_VIDEO_URL: video,
  VITE_PLANNED_CHANGE_VIDEO_URL: video,
  VITE_CUSTOMER_PORTAL_URL: page,
  VITE_KNOWLEDGE_BASE_URL: page,
  VITE_TRAINING_URL: page,
  VITE_LINKEDIN_COMPANY_URL: page,
  VITE_LINKEDIN_COMPANY_ID: z.string().regex(/^\d{1,12}$/, 'must be the page’s number'),
} as const

/** What vite and vite-react-ssg set themselves. */
const ofTools = new Set(['VITE_SSG', 'VITE_USER_NODE_ENV'])

type PublicSetting = keyof typeof publicSettings

function isPublicSetting(name: string): name is PublicSetting {
  return Object.hasOwn(publicSettings, name)
}

/** Whether a setting ends up in pages: Vite writes all that begin with VITE_. */
export function isPublic(name: string): boolean {
  return name.startsWith('VITE_') || isPublicSetting(name)
}

/** The public settings that are not what they may be, and why. An empty one is unset. */
export function findOddSettings(
  env: Readonly<Record<string, string | undefined>>,
): { name: string; why: string }[] {
  return Object.entries(env).flatMap(([name, value = '']) => {
    if (!isPublic(name) || ofTools.has(name) || value.trim() === '') return []
    if (!isPublicSetting(name)) return [{ name, why: 'is no setting of this site' }]
    const { error } = publicSettings[name].safeParse(value.trim())
    return error ? [{ name, why: error.issues[0]!.message }] : []
  })
}

function unescaped(text: string): string {
  try {
    const plain = decodeURIComponent(text)
    return plain === text ? text : unescaped(plain)
  } catch {
    return text
  }
}

/** The role in a JSON Web Token, unverified. */
function roleOf(token: string): unknown {
  const [, payload = ''] = /^eyJ[\w-]+\.([\w-]+)\.[\w-]+$/.exec(token) ?? []
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString()).role
  } catch {
    return undefined
  }
}
