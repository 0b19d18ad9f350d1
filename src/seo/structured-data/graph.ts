import type { BreadcrumbList, Graph, Organization, WebPage, WebSite } from 'schema-dts'
import { paths, type Crumb } from '../../paths.ts'
import { company, email, founded, phone, product } from '../../site.ts'
import type { Node } from './content-nodes.ts'
import { absolute, ids } from './ids.ts'

type Page = {
  path: string
  title: string
  description: string
  trail?: readonly Crumb[]
  nodes?: readonly Node[]
}

export function pageGraph(page: Page): Graph {
  const { path, trail, nodes = [] } = page
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(path),
      website(),
      webPage(page),
      ...(trail ? [breadcrumbList(path, trail)] : []),
      ...nodes.map((node) => node(path)),
    ],
  }
}

/** JSON for an inline script: `<` cannot end the element that holds it. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** The page that describes the organisation. Others only refer to it. */
const aboutUs: readonly string[] = [paths.home, paths.about, paths.contact]

/** Who publishes the site. Its page on LinkedIn is left out until one is configured. */
function organization(path: string): Organization {
  const companyPage = import.meta.env?.VITE_LINKEDIN_COMPANY_URL
  const named = {
    '@type': 'Organization' as const,
    '@id': ids.organization,
    name: company,
    url: absolute(paths.home),
  }
  if (!aboutUs.includes(path)) return named
  return {
    ...named,
    brand: { '@type': 'Brand', name: product },
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

function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    name: product,
    url: absolute(paths.home),
    inLanguage: 'en-GB',
    publisher: { '@id': ids.organization },
  }
}

function webPage({ path, title, description, trail }: Page): WebPage {
  return {
    '@type': 'WebPage',
    '@id': ids.page(path),
    url: absolute(path),
    name: title,
    description,
    inLanguage: 'en-GB',
    isPartOf: { '@id': ids.website },
    ...(trail && { breadcrumb: { '@id': ids.part(path, 'breadcrumb') } }),
  }
}

function breadcrumbList(path: string, trail: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.part(path, 'breadcrumb'),
    itemListElement: trail.map((crumb, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: crumb.name,
      item: absolute(crumb.path),
    })),
  }
}
