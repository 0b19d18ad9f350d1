import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bookingFrameSources } from '../../../src/integrations/booking.ts'
import { contentSecurityPolicy } from '../../../pipeline/content-security.ts'
import { vendors, vendorSources } from '../../../pipeline/vendors.ts'

function directives(env: Record<string, string | undefined>) {
  return Object.fromEntries(
    contentSecurityPolicy(env, new Set())
      .split('; ')
      .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  )
}

test.each(Object.keys(vendors))('the website privacy policy has a row for %s', (name) => {
  const policy = readFileSync('src/content/legal/website-privacy-policy.md', 'utf8')
  expect(policy).toContain(`\n| ${name} `)
})

test('opens for nobody while nothing is configured', () => {
  const policy = directives({})
  expect(policy['frame-src']).toBe("'none'")
  expect(policy['form-action']).toBe("'self'")
  expect(JSON.stringify(policy)).not.toContain('https:')
})

test('opens for the chat without opening for the form', () => {
  const env = { VITE_HUBSPOT_PORTAL_ID: '123' }
  expect(vendorSources(env, 'script-src')).toContain('https://*.hs-scripts.com')
  expect(vendorSources(env, 'script-src')).not.toContain('https://*.hsforms.net')
  expect(vendorSources(env, 'form-action')).toEqual([])
  const withForm = { ...env, VITE_HUBSPOT_FORM_ID: 'f' }
  expect(vendorSources(withForm, 'script-src')).toContain('https://*.hsforms.net')
})

test('names each source once', () => {
  const env = { VITE_HUBSPOT_PORTAL_ID: '123', VITE_HUBSPOT_FORM_ID: 'f' }
  const frames = vendorSources(env, 'frame-src')
  expect(new Set(frames).size).toBe(frames.length)
})

test('frames the booking page and the videos that are configured', () => {
  const booking = 'https://outlook.office365.com/book/demo@cuewright.example/'
  const { 'frame-src': frames } = directives({
    VITE_BOOKING_DEMO_URL: booking,
    VITE_PRICING_VIDEO_URL: 'https://youtu.be/abcdefghijk',
  })
  expect(frames).toBe(`https://www.youtube-nocookie.com ${bookingFrameSources(booking).join(' ')}`)
})
