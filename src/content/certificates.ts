import type { Status } from '../site.ts'

export type Certificate = {
  name: string
  about: string
  /** The day on which the certificate ends, ISO. After it, pages no longer show it as current. */
  expires: string
  status: Status
}

export const certificates: Certificate[] = [
  {
    name: 'ISO 27001:2013',
    about: 'Information security management',
    // Certificates to the 2013 edition lapsed with the transition to the 2022 edition.
    expires: '2025-10-31',
    status: 'sample',
  },
]

/** Certificates that are still valid on a day (ISO). */
export function currentCertificates(day: string, all = certificates): Certificate[] {
  return all.filter(({ expires }) => expires >= day)
}
