import { paths } from '../paths.ts'

export type BookingLink = { href: string; isExternal: boolean }

function tracked(url: string, medium: 'embed' | 'cta', campaign: string): string {
  const link = new URL(url)
  link.searchParams.set('utm_source', 'website')
  link.searchParams.set('utm_medium', medium)
  link.searchParams.set('utm_campaign', campaign)
  return link.href
}

const demoCampaign = 'schedule_demo'

/** The address that a page may frame. A personal 'bookwithme' page refuses to be framed. */
export function bookingFrame(url: string | undefined): string | undefined {
  return url && !new URL(url).pathname.includes('/bookwithme/')
    ? tracked(url, 'embed', demoCampaign)
    : undefined
}

const microsoftHosts = ['outlook.office365.com', 'outlook.office.com']

/** For the policy's `frame-src`. Microsoft moves booking pages between its two hosts. */
export function bookingFrameSources(url: string | undefined): string[] {
  const frame = bookingFrame(url)
  if (!frame) return []
  const { origin, hostname } = new URL(frame)
  return microsoftHosts.includes(hostname)
    ? microsoftHosts.map((host) => `https://${host}`)
    : [origin]
}

export function bookingLink(
  url: string | undefined,
  campaign: string,
  fallback: string,
): BookingLink {
  return url
    ? { href: tracked(url, 'cta', campaign), isExternal: true }
    : { href: fallback, isExternal: false }
}

const env = import.meta.env ?? {}

export const demoBooking = bookingLink(env.VITE_BOOKING_DEMO_URL, demoCampaign, paths.scheduleDemo)
export const discoveryBooking = bookingLink(
  env.VITE_BOOKING_DISCOVERY_URL,
  'discovery_call',
  paths.contact,
)
export const meetingBooking = bookingLink(env.VITE_BOOKING_MEETING_URL, 'meeting', paths.contact)
export const chiefExecutiveBooking = bookingLink(
  env.VITE_BOOKING_CHIEF_EXECUTIVE_URL,
  'chief_executive',
  paths.contact,
)

export const demoFrame = bookingFrame(env.VITE_BOOKING_DEMO_URL)
export const directDemoBooking = bookingLink(env.VITE_BOOKING_DEMO_URL, demoCampaign, paths.contact)
