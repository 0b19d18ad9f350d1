import type { Graph } from 'schema-dts'
import type { Node } from './content-nodes.ts'
import type { Crumb } from '../../paths.ts'
import { breadcrumbList, webPage } from './page-nodes.ts'
import { organization, website } from './site-nodes.ts'

type Page = {
  path: string
  title: string
  description: string
  trail?: readonly Crumb[]
  nodes?: readonly Node[]
}

/** Everything a page says about itself to machines, as one graph. */
export function pageGraph(page: Page): Graph {
  const { path, trail, nodes = [] } = page
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(import.meta.env?.VITE_LINKEDIN_COMPANY_URL),
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
