import { expect, test } from 'vitest'
import {
  bookingFrame,
  bookingFrameSources,
  bookingLink,
} from '../../../src/integrations/booking.ts'

const shared = 'https://outlook.office365.com/owa/calendar/demo@cuewright.example/bookings/'

test('adds the campaign to a booking link and keeps what the address carries', () => {
  const { href, isExternal } = bookingLink(`${shared}?lang=en`, '/contact')
  expect(isExternal).toBe(true)
  expect(Object.fromEntries(new URL(href).searchParams)).toEqual({
    lang: 'en',
    utm_source: 'website',
    utm_medium: 'cta',
    utm_campaign: 'schedule_demo',
  })
})

test('falls back inside the site while nothing is configured', () => {
  expect(bookingLink(undefined, '/contact')).toEqual({ href: '/contact', isExternal: false })
  expect(bookingLink('', '/contact')).toEqual({ href: '/contact', isExternal: false })
})

test('frames a shared booking page as embedded, from both of Microsoft’s hosts', () => {
  expect(new URL(bookingFrame(shared)!).searchParams.get('utm_medium')).toBe('embed')
  expect(bookingFrameSources(shared)).toEqual([
    'https://outlook.office365.com',
    'https://outlook.office.com',
  ])
  expect(bookingFrameSources('http://localhost:4000/book/demo/')).toEqual(['http://localhost:4000'])
})

test('never frames a personal booking page, which refuses it', () => {
  const personal = 'https://outlook.office.com/bookwithme/user/abc@cuewright.example'
  expect(bookingFrame(personal)).toBeUndefined()
  expect(bookingFrameSources(personal)).toEqual([])
})
