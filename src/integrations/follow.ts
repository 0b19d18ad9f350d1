declare global {
  interface Window {
    IN?: { parse?: (container: Element) => void }
  }
}

const env = import.meta.env ?? {}

/** The company's LinkedIn page; without a configured one, LinkedIn's own front page. */
export const companyPage = env.VITE_LINKEDIN_COMPANY_URL || 'https://www.linkedin.com/company/'

/** What LinkedIn's follow widget needs to know; absent, only the plain link stands. */
export const companyId = env.VITE_LINKEDIN_COMPANY_ID || undefined

/**
 * Lets LinkedIn's widget draw its button where the page has a place for it. The site never loads the
 * widget's script: it is parsed only when something else, such as a tag manager, has brought it.
 */
export function parseFollowWidgets() {
  for (const place of document.querySelectorAll('[data-follow]')) window.IN?.parse?.(place)
}
