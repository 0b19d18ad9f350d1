import type { Status } from '../site.ts'

export type Certificate = {
  name: string
  about: string
  /** The last day (ISO) on which pages show it. */
  expires: string
  status: Status
}

export const certificates: Certificate[] = [
  {
    name: 'ISO 27001:2013',
    about: 'Information security management',
    // Certificates to the 2013 edition expired when the 2022 edition replaced it.
    expires: '2025-10-31',
    status: 'sample',
  },
]

export function currentCertificates(day: string): Certificate[] {
  return certificates.filter(({ expires }) => expires >= day)
}

export function lapsedCertificates(day: string): Certificate[] {
  return certificates.filter(({ expires }) => expires < day)
}
