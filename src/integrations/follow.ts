/** The company's LinkedIn page; without a configured one, LinkedIn's own front page. */
export const companyPage =
  import.meta.env.VITE_LINKEDIN_COMPANY_URL ?? 'https://www.linkedin.com/company/'
