import { bookingFrameSources } from '../src/integrations/booking.ts'
import { chatScriptDomains, readHubSpot, readHubSpotForm } from '../src/integrations/hubspot.ts'
import { videoFrameSources } from '../src/integrations/video.ts'

export type Env = Record<string, string | undefined>
export type Directive =
  'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src' | 'form-action'
type Sources = Partial<Record<Directive, string[]>>

function https(...hosts: string[]) {
  return hosts.map((host) => `https://${host}`)
}

/** HubSpot publishes no list. These are the hosts that its code was seen to use, in every region. */
const hubspotChat: Sources = {
  'script-src': https(...chatScriptDomains.map((domain) => `*.${domain}`)),
  'style-src': https('*.usemessages.com', '*.hsappstatic.net', '*.hubspot.com'),
  'connect-src': https('*.hubspot.com', '*.hubapi.com', '*.hscollectedforms.net'),
  'frame-src': https('*.hubspot.com'),
  'img-src': https('*.hubspot.com', '*.hsforms.com', '*.hubspotusercontent.com'),
}
const hubspotForm: Sources = {
  'script-src': https('*.hsforms.net'),
  'connect-src': https('*.hsforms.com', '*.hsforms.net', '*.hubspot.com', '*.hubapi.com'),
  'frame-src': https('*.hsforms.com', '*.hsforms.net', '*.hubspot.com'),
  'img-src': https('*.hsforms.com', '*.hubspot.com'),
  'form-action': https('*.hsforms.com', '*.hubspot.com'),
}

/** What each vendor needs of the policy, by its name in the website privacy policy; nothing if it is not configured. */
export const vendors: Record<string, (env: Env) => Sources> = {
  Supabase: ({ VITE_SUPABASE_URL: url }) => (url ? { 'connect-src': [new URL(url).origin] } : {}),
  YouTube: (env) => ({
    'frame-src': videoFrameSources([env.VITE_PRICING_VIDEO_URL, env.VITE_PLANNED_CHANGE_VIDEO_URL]),
  }),
  'Microsoft Bookings': (env) => ({ 'frame-src': bookingFrameSources(env.VITE_BOOKING_DEMO_URL) }),
  'HubSpot (chat)': (env) => (readHubSpot(env) ? hubspotChat : {}),
  'HubSpot (form)': (env) => (readHubSpotForm(env) ? hubspotForm : {}),
}

export function vendorSources(env: Env, directive: Directive): string[] {
  return [...new Set(Object.values(vendors).flatMap((needs) => needs(env)[directive] ?? []))]
}

/** Where browsers report what the policy blocked. Throws when CSP_REPORT_URI holds no web address. */
export function reportUri({ CSP_REPORT_URI: address }: Env): string | undefined {
  if (!address) return undefined
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error('CSP_REPORT_URI is not a web address, see .env.example')
  // A semicolon or a comma would end the directive or the header.
  return url.href.replaceAll(';', '%3B').replaceAll(',', '%2C').replaceAll("'", '%27')
}
