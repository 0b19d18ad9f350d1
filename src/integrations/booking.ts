import { paths } from '../paths.ts'

export type BookingLink = { href: string; isExternal: boolean }

/** Campaign parameters that every booking link carries, so that a booking can be traced to its place. */
function tracked(url: string, medium: 'embed' | 'cta'): string {
  const link = new URL(url)
  link.searchParams.set('utm_source', 'website')
  link.searchParams.set('utm_medium', medium)
  link.searchParams.set('utm_campaign', 'schedule_demo')
  return link.href
}

function bookingLink(url: string | undefined, fallback: string): BookingLink {
  return url
    ? { href: tracked(url, 'cta'), isExternal: true }
    : { href: fallback, isExternal: false }
}

const env = import.meta.env

export const demoBooking = bookingLink(env.VITE_BOOKING_DEMO_URL, paths.scheduleDemo)
export const discoveryBooking = bookingLink(env.VITE_BOOKING_DISCOVERY_URL, paths.contact)
export const meetingBooking = bookingLink(env.VITE_BOOKING_MEETING_URL, paths.contact)
export const chiefExecutiveBooking = bookingLink(
  env.VITE_BOOKING_CHIEF_EXECUTIVE_URL,
  paths.contact,
)
