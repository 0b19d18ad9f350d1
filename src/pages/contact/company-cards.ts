import {
  company,
  email,
  privacyEmail,
  product,
  securityEmail,
  supportEmail,
  type Status,
} from '../../site.ts'

export type CompanyCard = {
  title: string
  text: string
  link: { label: string; uri: string }
  status: Status
}

/** Who is behind the product, and which address reaches whom. */
export const companyCards: CompanyCard[] = [
  {
    title: company,
    text: `Makes ${product}, and nothing else. In the United Kingdom.`,
    link: email,
    status: email.status,
  },
  {
    title: 'Support',
    text: 'For customers: questions, faults, and events under way.',
    link: supportEmail,
    status: supportEmail.status,
  },
  {
    title: 'Privacy',
    text: 'What we hold about you, and what you want done with it.',
    link: privacyEmail,
    status: privacyEmail.status,
  },
  {
    title: 'Security',
    text: 'A weakness in the site or the application. Tell us before anyone else.',
    link: securityEmail,
    status: securityEmail.status,
  },
]
