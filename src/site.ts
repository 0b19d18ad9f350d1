// Telephone numbers are from Ofcom's drama range, addresses from the reserved `.example` domain.
export const product = 'Cuewright'
export const company = 'Wexcombe Software Ltd'

/**
 * Working names until the owner confirms them: npm run launch-check finds this.
 * @public
 */
export const names = { label: 'product and company', status: 'sample' as Status }

/**
 * The platform that the application runs on, and its store, as in 'the Norward Store'. While they are
 * empty, pages name neither. 'confirmed' includes the provider's permission to use its name and marks.
 */
export const platform = {
  label: 'name, store and the permission to use the platform’s marks',
  name: '',
  store: '',
  status: 'sample' as Status,
}

/** A claim for the owner to confirm. */
export const serving = {
  label: 'Trusted by global banks since 2012',
  status: 'sample' as Status,
}
export const founded = 2015
export const copyrightYear = 2025

/** Move `expires` on within a year, as RFC 9116 advises. launch-check and /api/health read it here. */
export const securityTxt = { name: 'security.txt', expires: '2027-10-31' } as const
/** The last second of that day. */
export const securityTxtEnds = `${securityTxt.expires}T23:59:59Z`

/** Follows the text of every link that opens a new tab. */
export const newTabNote = ' (opens in a new tab)'

/** Without a trailing slash. */
export function originFrom(setting: string | undefined) {
  return (setting || 'https://www.cuewright.example').replace(/\/$/, '')
}

export const origin = originFrom(import.meta.env?.SITE_ORIGIN)

export const demoMinutes = 30
export const demoTooltip = `Duration ${demoMinutes} mins`

export const businessHours = {
  days: 'Monday to Friday',
  opens: '08:00',
  closes: '18:00',
  zone: 'UK time',
} as const

/** The support addendum's reading of the hours, as the specification has both. */
export const addendumHours = { opens: 9, text: '9:00–17:00 GMT' } as const

/** The page and launch-check mark a sample until the owner confirms it. */
export const statuses = ['sample', 'confirmed'] as const
export type Status = (typeof statuses)[number]

/**
 * Where and how the company is registered, which UK law wants on its website. The footer shows it once the
 * owner has given it.
 */
export const registration = {
  label: 'company number and registered office',
  number: '',
  office: '',
  status: 'sample' as Status,
}

export const phone = {
  label: '020\u00a07946\u00a00718',
  uri: 'tel:+442079460718',
  status: 'sample' as Status,
}

function mailbox(address: string, status: Status) {
  return { label: address, uri: `mailto:${address}`, status }
}

export const email = mailbox('hello@cuewright.example', 'sample')
export const supportEmail = mailbox('support@cuewright.example', 'sample')
export const privacyEmail = mailbox('privacy@cuewright.example', 'sample')
export const securityEmail = mailbox('security@cuewright.example', 'sample')

const whatsappText = `Hello, I would like to know more about ${product}.`
export const whatsapp = {
  label: '020\u00a07946\u00a00719',
  uri: `https://wa.me/442079460719?text=${encodeURIComponent(whatsappText)}`,
  status: 'sample' as Status,
}

export const social = { network: 'LinkedIn', followers: 1250, status: 'sample' as Status }
