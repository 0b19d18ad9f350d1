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

/**
 * Groups of hosts that redirect to one another. The browser checks the policy at every redirect, so the policy names
 * the whole group. The first is Microsoft's: its older hosts redirect to bookings.cloud.microsoft, and book.ms has its
 * short links. The second is the local stand-in's.
 */
const bookingHosts = [
  ['outlook.office365.com', 'outlook.office.com', 'book.ms', '*.cloud.microsoft'],
  ['localhost', '127.0.0.1'],
]

/** For the policy's `frame-src`: everywhere that this address may land. */
export function bookingFrameSources(url: string | undefined): string[] {
  const frame = bookingFrame(url)
  if (!frame) return []
  const { origin, protocol, hostname, port } = new URL(frame)
  const group = bookingHosts.find((hosts) => hosts.some((host) => covers(host, hostname)))
  return group?.map((host) => `${protocol}//${host}${port && `:${port}`}`) ?? [origin]
}

/** Whether an address is on a host that a booking page may be on. */
export function isBookingAddress(address: string): boolean {
  const { hostname } = new URL(address)
  return bookingHosts.flat().some((host) => covers(host, hostname))
}

function covers(host: string, hostname: string) {
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
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
