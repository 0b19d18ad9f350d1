import { contentSecurityPolicy, reportGroup } from './content-security.ts'
import { reportUri, type Env } from './vendors.ts'

/** Sensors and devices that no page uses, so that injected code can't ask for them. Video players keep autoplay and full screen. */
const refused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** The headers of every file of the site. Functions set theirs in netlify/platform/answer.ts. */
export function securityHeaders(env: Env, scripts: ReadonlySet<string>): Record<string, string> {
  const reports = reportUri(env)
  return {
    'Content-Security-Policy': contentSecurityPolicy(env, scripts),
    ...(reports && { 'Reporting-Endpoints': `${reportGroup}="${reports}"` }),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refused.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

export function headersFile(env: Env, scripts: ReadonlySet<string>): string {
  const lines = Object.entries(securityHeaders(env, scripts)).map(
    ([name, value]) => `  ${name}: ${value}\n`,
  )
  return `/*\n${lines.join('')}`
}
