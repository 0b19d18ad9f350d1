import { paths } from '../paths.ts'

/** What follows '#' in the address to which the contact form's POST leads. */
export const sent = 'sent'

/** True on the page that answers the form. The same address opened later, or after a POST that failed, is no answer. */
export function isAnswer(): boolean {
  return location.hash === `#${sent}` && document.referrer === `${location.origin}${paths.contact}`
}
