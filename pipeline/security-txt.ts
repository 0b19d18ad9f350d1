import { paths } from '../src/paths.ts'
import { securityEmail } from '../src/site.ts'

/**
 * The file's last day of use: move it on within a year, which RFC 9116 advises as the most. It is
 * called `expires` because launch-check finds it by that name.
 */
export const securityTxt = { name: 'security.txt', expires: '2027-10-31' } as const

/** /.well-known/security.txt (RFC 9116): whom to tell about a weakness of the site. */
export function buildSecurityTxt(origin: string): string {
  const fields = {
    Contact: securityEmail.uri,
    Expires: `${securityTxt.expires}T23:59:59Z`,
    'Preferred-Languages': 'en',
    Canonical: `${origin}/.well-known/security.txt`,
    Policy: origin + paths.legal('acceptable-use-policy'),
  }
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
}
