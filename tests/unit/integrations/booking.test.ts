import { afterEach, expect, test, vi } from 'vitest'
import {
  bookingFrame,
  bookingFrameSources,
  bookingLink,
} from '../../../src/integrations/booking.ts'

const shared = 'https://outlook.office365.com/owa/calendar/demo@cuewright.example/bookings/'

test('adds the campaign to a booking link and keeps what the address carries', () => {
  const { href, isExternal } = bookingLink(`${shared}?lang=en`, 'a_call', '/contact')
  expect(isExternal).toBe(true)
  expect(Object.fromEntries(new URL(href).searchParams)).toEqual({
    lang: 'en',
    utm_source: 'website',
    utm_medium: 'cta',
    utm_campaign: 'a_call',
  })
})

function campaign(href: string) {
  return new URL(href).searchParams.get('utm_campaign')
}

afterEach(() => {
  vi.unstubAllEnvs()
})

test('counts each kind of booking as a campaign of its own, the demo as schedule_demo', async () => {
  for (const kind of ['DEMO', 'DISCOVERY', 'MEETING', 'CHIEF_EXECUTIVE'])
    vi.stubEnv(`VITE_BOOKING_${kind}_URL`, shared)
  vi.resetModules()
  const booking = await import('../../../src/integrations/booking.ts')

  const { demoBooking, discoveryBooking, meetingBooking, chiefExecutiveBooking } = booking
  const links = [demoBooking, discoveryBooking, meetingBooking, chiefExecutiveBooking]
  expect(new Set(links.map(({ href }) => campaign(href))).size).toBe(links.length)
  const demos = [demoBooking.href, booking.directDemoBooking.href, booking.demoFrame!]
  expect(demos.map(campaign)).toEqual(Array(3).fill('schedule_demo'))
})

test('falls back inside the site while nothing is configured', () => {
  expect(bookingLink(undefined, 'a_call', '/contact')).toEqual({
    href: '/contact',
    isExternal: false,
  })
  expect(bookingLink('', 'a_call', '/contact')).toEqual({ href: '/contact', isExternal: false })
})

// Addresses in the forms that public sites of 2025 and 2026 give.
test.each([
  shared,
  'https://outlook.office.com/book/demo@cuewright.example/?ismsaljsauthenabled',
  'https://bookings.cloud.microsoft/book/demo@cuewright.example/?ismsaljsauthenabled',
  'https://book.ms/b/demo@cuewright.example',
])('frames a shared booking page wherever Microsoft sends it: %s', (address) => {
  expect(new URL(bookingFrame(address)!).searchParams.get('utm_medium')).toBe('embed')
  expect(bookingFrameSources(address)).toEqual([
    'https://outlook.office365.com',
    'https://outlook.office.com',
    'https://book.ms',
    'https://*.cloud.microsoft',
  ])
})

test('frames another provider’s page from its own host alone', () => {
  expect(bookingFrameSources('https://cloud.microsoft.example/demo')).toEqual([
    'https://cloud.microsoft.example',
  ])
  expect(bookingFrameSources('http://localhost:4000/book/demo/')).toEqual([
    'http://localhost:4000',
    'http://127.0.0.1:4000',
  ])
})

test('never frames a personal booking page, which refuses it', () => {
  for (const host of ['outlook.office.com', 'bookings.cloud.microsoft']) {
    const personal = `https://${host}/bookwithme/user/abc@cuewright.example`
    expect(bookingFrame(personal)).toBeUndefined()
    expect(bookingFrameSources(personal)).toEqual([])
  }
})
