import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { legalSlugs, type getLegalDocument } from '../../../src/content/legal.ts'

/** The owner's edit: the platform gets a name and a store. */
const named: Plugin = {
  name: 'named-platform',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/site.ts')) return undefined
    const edited = code
      .replace("name: ''", "name: 'Norward'")
      .replace("store: ''", "store: 'the Norward Store'")
    if (edited === code) throw new Error('site.ts has no platform to name')
    return edited
  },
}

/** What only the build and the browser need. */
const stubs: Plugin = {
  name: 'stubs',
  enforce: 'pre',
  resolveId: (id) => (/^virtual:|^vite-react-ssg$/.test(id) ? `\0stub:${id}` : undefined),
  load: (id) =>
    id.startsWith('\0stub:') ? 'export default ""; export const Head = () => null' : undefined,
}

let site: ViteDevServer
beforeAll(async () => {
  site = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: ['vite-react-ssg'] },
    plugins: [named, stubs],
  })
})
afterAll(async () => site.close())

async function textOf(page: string) {
  const { Component } = (await site.ssrLoadModule(`/src/pages/${page}/page.tsx`)) as {
    Component: ComponentType
  }
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Component)))
}

test.each(['home', 'solution', 'pricing', 'features', 'scenarios', 'legals'])(
  'the platform’s name, once it is set, is on the page %s in place of its kind',
  async (page) => {
    const html = await textOf(page)
    expect(html).toContain('Norward')
    expect(html).not.toContain('your IT service management platform')
    expect(html).not.toContain('the platform’s store')
  },
)

test('the legal definitions name the platform and its store', async () => {
  const legal = (await site.ssrLoadModule('/src/content/legal.ts')) as {
    getLegalDocument: typeof getLegalDocument
  }
  const texts = legalSlugs.map((slug) => legal.getLegalDocument(slug)!.text)
  const defined = texts.filter((text) => text.includes('own instance of Norward'))
  expect(defined).toHaveLength(texts.filter((text) => text.includes('“Instance” means')).length)
  expect(texts.join()).toContain('the Norward Store')
  expect(texts.join()).not.toMatch(/IT service management platform|the platform’s store/)
})
