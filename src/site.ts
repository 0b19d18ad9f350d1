/**
 * Names, origin and contact channels: working values until the owner decides, kept here alone.
 * Telephone numbers are from Ofcom's drama range and do not break across lines; addresses are from
 * reserved `.example` domains.
 */
export const product = 'Cuewright'
export const company = 'Wexcombe Software Ltd'

/** Whether the owner has decided on these names. Until then the footer calls them working names. */
export const names = { label: 'product and company', status: 'sample' as Status }

/**
 * The platform that the application runs on, and its store as a sentence has it: 'the Norward Store'.
 * Empty, pages name neither. Confirmed also says that its provider permits the use of its name and marks.
 */
export const platform = {
  label: 'name, store and the permission to use the platform’s marks',
  name: '',
  store: '',
  status: 'sample' as Status,
}

export const servingSince = 2012
export const founded = 2015
export const copyrightYear = 2025

/** The absolute origin that SITE_ORIGIN sets, without a trailing slash; a working one where it is empty. */
export function originFrom(setting: string | undefined) {
  return (setting || 'https://www.cuewright.example').replace(/\/$/, '')
}

/** Absolute origin for canonical links. */
export const origin = originFrom(import.meta.env?.SITE_ORIGIN)

export const demoMinutes = 30
export const demoTooltip = `Duration ${demoMinutes} mins`

export const businessHours = {
  days: 'Monday to Friday',
  opens: '08:00',
  closes: '18:00',
  zone: 'UK time',
} as const

/** Whether the owner has confirmed a claim. A sample is marked on the page and by launch-check. */
export const statuses = ['sample', 'confirmed'] as const
export type Status = (typeof statuses)[number]

export const phone = {
  label: '020\u00a07946\u00a00718',
  uri: 'tel:+442079460718',
  status: 'sample' as Status,
}
export const email = {
  label: 'hello@cuewright.example',
  uri: 'mailto:hello@cuewright.example',
  status: 'sample' as Status,
}
export const supportEmail = {
  label: 'support@cuewright.example',
  uri: 'mailto:support@cuewright.example',
  status: 'sample' as Status,
}
export const privacyEmail = {
  label: 'privacy@cuewright.example',
  uri: 'mailto:privacy@cuewright.example',
  status: 'sample' as Status,
}
export const securityEmail = {
  label: 'security@cuewright.example',
  uri: 'mailto:security@cuewright.example',
  status: 'sample' as Status,
}

const whatsappText = `Hello, I would like to know more about ${product}.`
export const whatsapp = {
  label: '020\u00a07946\u00a00719',
  uri: `https://wa.me/442079460719?text=${encodeURIComponent(whatsappText)}`,
  status: 'sample' as Status,
}

export const social = { network: 'LinkedIn', followers: 1250, status: 'sample' as Status }
