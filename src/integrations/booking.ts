import { paths } from '../paths.ts'

export type BookingLink = { href: string; isExternal: boolean }

/** Adds the campaign parameters by which a booking can be traced to where it was made. */
function tracked(url: string, medium: 'embed' | 'cta', campaign: string): string {
  const link = new URL(url)
  link.searchParams.set('utm_source', 'website')
  link.searchParams.set('utm_medium', medium)
  link.searchParams.set('utm_campaign', campaign)
  return link.href
}

/** The one that the specification names; each other kind of booking has its own. */
const demoCampaign = 'schedule_demo'

/**
 * The address that a page may frame; nothing for a personal 'bookwithme' page, which refuses to be
 * framed and is only ever linked to.
 */
export function bookingFrame(url: string | undefined): string | undefined {
  return url && !new URL(url).pathname.includes('/bookwithme/')
    ? tracked(url, 'embed', demoCampaign)
    : undefined
}

const microsoftHosts = ['outlook.office365.com', 'outlook.office.com']

/** What `frame-src` must hold for the framed booking page: Microsoft moves pages between its two hosts. */
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

/** The demo's booking page inside ours, and the way to it that the booking page itself offers. */
export const demoFrame = bookingFrame(env.VITE_BOOKING_DEMO_URL)
export const directDemoBooking = bookingLink(env.VITE_BOOKING_DEMO_URL, demoCampaign, paths.contact)
