import type { Organization, WebSite } from 'schema-dts'
import { paths } from '../../paths.ts'
import { company, email, founded, phone, product } from '../../site.ts'
import { absolute, ids } from './ids.ts'

/** Who publishes the site. `companyPage` is left out until one is configured. */
export function organization(companyPage: string | undefined): Organization {
  return {
    '@type': 'Organization',
    '@id': ids.organization,
    name: company,
    brand: { '@type': 'Brand', name: product },
    url: absolute(paths.home),
    logo: absolute('/icons/icon-512.png'),
    foundingDate: String(founded),
    address: { '@type': 'PostalAddress', addressCountry: 'GB' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: phone.uri.replace('tel:', ''),
      email: email.label,
      availableLanguage: 'English',
    },
    ...(companyPage && { sameAs: companyPage }),
  }
}

export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    name: product,
    url: absolute(paths.home),
    inLanguage: 'en-GB',
    publisher: { '@id': ids.organization },
  }
}
