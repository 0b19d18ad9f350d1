import type { BreadcrumbList, WebPage } from 'schema-dts'
import type { Crumb } from '../../paths.ts'
import { absolute, ids } from './ids.ts'

type Page = { path: string; title: string; description: string; trail?: readonly Crumb[] }

export function webPage({ path, title, description, trail }: Page): WebPage {
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

/** The visible breadcrumbs in the same words. */
export function breadcrumbList(path: string, trail: readonly Crumb[]): BreadcrumbList {
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
