import { describe, expect, test } from 'vitest'
import { architectsAnswers } from '../../src/content/architects-answers.ts'
import { isSample } from '../../src/content/sample.ts'
import { paths } from '../../src/paths.ts'
import { meta, named, readSite, words, type BuiltPage } from './read-site.ts'

type Node = Record<string, unknown> & { '@type': string; '@id'?: string }
type Question = { name: string; acceptedAnswer: { text: string } }
type Step = { name: string; text: string }
type Item = { name: string; item: string; position: number }
type Offer = { name: string; price: number; priceCurrency: string }

const pages = (await readSite()).map((page) => ({ ...page, graph: graphOf(page) }))
const described = pages.filter(({ graph }) => graph.length > 0)

function graphOf(page: BuiltPage): Node[] {
  const [script] = named(page, 'script').filter(
    ({ properties }) => properties.type === 'application/ld+json',
  )
  return script ? JSON.parse(words(script))['@graph'] : []
}

function mainText(page: BuiltPage) {
  return words(named(page, 'main')[0])
}

function spaced(text: string) {
  return text.replaceAll(/\s+/g, ' ')
}

/** The pages that describe something, with what they say of it. */
function* nodes(type: string) {
  for (const page of described)
    for (const node of page.graph) if (node['@type'] === type) yield { page, node }
}

function isUnconfirmed(path: string) {
  return path === paths.features && architectsAnswers.some(isSample)
}

describe('every page that may be found', () => {
  test('describes the organisation, the site and itself, under the same names everywhere', () => {
    const dead = pages.filter(({ graph }) => graph.length === 0).map(({ path }) => path)
    expect(dead).toEqual(['/404', '/blog-not-found', '/legal-not-found', '/story-not-found'])
    for (const type of ['Organization', 'WebSite']) {
      const found = [...nodes(type)].map(({ node }) =>
        JSON.stringify([node['@id'], node.name, node.url]),
      )
      expect(found).toHaveLength(described.length)
      expect(new Set(found).size, type).toBe(1)
    }
    const whole = [...nodes('Organization')].filter(({ node }) => node.foundingDate)
    expect(whole.map(({ page }) => page.path)).toEqual(['/about', '/contact', '/'])
    expect(new Set(whole.map(({ node }) => JSON.stringify(node))).size).toBe(1)
    for (const { page, node } of nodes('WebPage')) {
      expect(node.description, page.path).toBe(meta(page, 'description'))
      expect(page.html, page.path).not.toMatch(/<script type="application\/ld\+json">[^<]*<(?!\/)/)
    }
  })

  test('gives each of its nodes an identity of its own', () => {
    for (const { path, graph } of described) {
      const ids = graph.map((node) => node['@id'])
      expect(new Set(ids).size, path).toBe(ids.length)
    }
  })
})

describe('what is described stands on the page in the same words:', () => {
  test('breadcrumbs', () => {
    let pagesWithTrail = 0
    for (const { page, node } of nodes('BreadcrumbList')) {
      pagesWithTrail += 1
      const items = node.itemListElement as Item[]
      const [trail] = named(page, 'nav').filter(
        ({ properties }) => properties.ariaLabel === 'Breadcrumb',
      )
      expect(words(trail), page.path).toBe(items.map(({ name }) => name).join(''))
      expect(items.at(-1)?.item, page.path).toMatch(new RegExp(`${page.path}$`))
    }
    expect(pagesWithTrail).toBeGreaterThan(described.length * 0.9)
  })

  test('questions and answers', () => {
    const asked = [...nodes('FAQPage')]
    for (const { page, node } of asked) {
      const questions = node.mainEntity as Question[]
      const shown = named(page, 'summary').map(words)
      for (const { name, acceptedAnswer } of questions) {
        expect(shown, page.path).toContain(spaced(name))
        expect(mainText(page), page.path).toContain(spaced(acceptedAnswer.text))
      }
    }
    expect(asked.map(({ page }) => page.path).toSorted()).toEqual(
      pages
        .filter(({ html, path }) => /class="[^"]*\bfaq\b/.test(html) && !isUnconfirmed(path))
        .map(({ path }) => path)
        .toSorted(),
    )
  })

  test('the method in three steps', () => {
    const [method, ...more] = [...nodes('HowTo')]
    expect([method?.page.path, more.length]).toEqual(['/', 0])
    const steps = method?.node.step as Step[]
    expect(steps.map(({ name }) => name)).toEqual(['Plan', 'Rehearse', 'Execute'])
    for (const text of [String(method?.node.name), ...steps.map((step) => step.text)])
      expect(mainText(method!.page)).toContain(spaced(text))
  })

  test('posts and stories', () => {
    const articles = [...nodes('BlogPosting'), ...nodes('Article')]
    const texts = pages.filter(({ path }) => /^\/(blog|success-stories)\//.test(path))
    expect(articles.map(({ page }) => page.path).toSorted()).toEqual(
      texts.map(({ path }) => path).toSorted(),
    )
    for (const { page, node } of articles) {
      expect(words(named(page, 'h1')[0]), page.path).toBe(spaced(String(node.headline)))
      const dates = named(page, 'time').map(({ properties }) => properties.dateTime)
      expect(dates, page.path).toContain(node.datePublished)
    }
  })

  test('the video, where one is configured', () => {
    const [video] = [...nodes('VideoObject')]
    expect(video?.page.path).toBe('/pricing')
    expect(String(video?.node.uploadDate)).toMatch(/^2025-10-01T.*\+/)
    for (const text of [video?.node.name, video?.node.description])
      expect(mainText(video!.page)).toContain(spaced(String(text)))
  })

  test('the product and the packages of its price range, whose prices agree with each other', () => {
    const [product] = [...nodes('Product')]
    const range = product?.node.offers as Record<string, unknown> & { offers: Offer[] }
    const prices = range.offers.map(({ price }) => price)
    expect(range).toMatchObject({
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
      priceSpecification: { price: Math.min(...prices), unitCode: 'ANN' },
    })
    for (const { name, price } of range.offers)
      expect(mainText(product!.page), name).toContain(`£${price.toLocaleString('en-GB')}`)
  })
})
