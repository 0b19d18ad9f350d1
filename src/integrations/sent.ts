import { paths } from '../paths.ts'

/** What follows '#' in the address to which the contact form's POST leads. */
export const sent = 'sent'

/**
 * What the address of the form's answer stands for: undefined on other pages. Opened later, or after a POST that failed,
 * it answers nothing.
 */
export function answerOf({ pathname, hash, origin }: Location): 'sent' | 'nothing' | undefined {
  if (pathname !== paths.contact || hash !== `#${sent}`) return undefined
  // The form may have been opened with a campaign's parameters.
  return document.referrer.split('?')[0] === origin + paths.contact ? 'sent' : 'nothing'
}
