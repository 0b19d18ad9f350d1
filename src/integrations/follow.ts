const env = import.meta.env ?? {}

/** The company's LinkedIn page; without a configured one, LinkedIn's own front page. */
export const companyPage = env.VITE_LINKEDIN_COMPANY_URL || 'https://www.linkedin.com/'

/** For LinkedIn's follow widget. Without it there is only the plain link. */
export const companyId = env.VITE_LINKEDIN_COMPANY_ID || undefined
