import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDist } from '../../local/e2e/build.ts'
import { elementsIn, named, readSite, words, type BuiltPage } from './read-site.ts'

const pages = await readSite()
const byPath = new Map(pages.map((page) => [page.path, page]))
const origin = 'https://www.cuewright.example'

function ids(page: BuiltPage) {
  return page.elements.map(({ properties }) => properties.id).filter(Boolean)
}

/** What a path of our own leads to: a page, a file, or a function. */
function exists(path: string) {
  return (
    byPath.has(path) ||
    path.startsWith('/api/') ||
    (path !== '/' && existsSync(join(testDist, decodeURI(path))))
  )
}

test('every internal link and fragment leads somewhere', () => {
  const broken: string[] = []
  for (const page of pages)
    for (const { tagName, properties } of named(page, 'a', 'area', 'form', 'link')) {
      const target = properties.href ?? properties.action
      if (typeof target !== 'string') continue
      const url = new URL(target, origin + page.path)
      if (url.origin !== origin) continue
      const hash = decodeURIComponent(url.hash.slice(1))
      const to = byPath.get(url.pathname)
      if (!exists(url.pathname)) broken.push(`${page.path}: <${tagName}> ${target}`)
      else if (hash && to && !ids(to).includes(hash)) broken.push(`${page.path}: ${target}`)
    }
  expect([...new Set(broken)]).toEqual([])
})

test('of the links of one navigation, one at most is current', () => {
  const twice = pages.flatMap((page) =>
    named(page, 'nav')
      .map((nav) => elementsIn(nav).filter(({ properties }) => properties.ariaCurrent))
      .filter((current) => current.length > 1)
      .map(
        (current) => `${page.path}: ${current.map((link) => link.properties.href).join(' and ')}`,
      ),
  )
  expect(twice).toEqual([])
})

test('what an element refers to by id is on its page', () => {
  const references = [
    'ariaLabelledBy',
    'ariaDescribedBy',
    'ariaControls',
    'htmlFor',
    'popoverTarget',
    'list',
  ]
  const broken: string[] = []
  for (const page of pages) {
    const known = new Set(ids(page))
    for (const { tagName, properties } of page.elements)
      for (const name of references) {
        const value = properties[name]
        const wanted = Array.isArray(value)
          ? value
          : typeof value === 'string'
            ? value.split(/\s+/)
            : []
        for (const id of wanted)
          if (!known.has(String(id))) broken.push(`${page.path}: <${tagName}> ${name}=${id}`)
      }
  }
  expect(broken).toEqual([])
})

test('every image exists and has alt text, which may be empty for decoration', () => {
  const broken: string[] = []
  for (const page of pages)
    for (const { tagName, properties } of named(page, 'img', 'source', 'video')) {
      const { src, srcSet, poster, alt } = properties
      if (tagName === 'img' && typeof alt !== 'string') broken.push(`${page.path}: no alt: ${src}`)
      const set = (Array.isArray(srcSet) ? srcSet : [srcSet]).map(
        (one) =>
          String(one ?? '')
            .trim()
            .split(' ')[0],
      )
      for (const address of [src, poster, ...set])
        if (typeof address === 'string' && address.startsWith('/') && !exists(address))
          broken.push(`${page.path}: ${address}`)
    }
  expect(broken).toEqual([])
})

test('a link to another site opens a new tab, and says so', () => {
  const external = pages.flatMap((page) =>
    named(page, 'a')
      .filter(({ properties: { href } }) => /^https?:/.test(String(href)))
      .filter(({ properties: { href } }) => new URL(String(href)).origin !== origin)
      .map((link) => ({ link, at: `${page.path}: ${link.properties.href}` })),
  )
  expect(external.length).toBeGreaterThan(50)
  const silent = external.filter(
    ({ link }) =>
      link.properties.target !== '_blank' || !words(link).includes('opens in a new tab'),
  )
  expect(silent.map(({ at }) => at)).toEqual([])
})

test('a link that opens a new tab gives the new page no hold on this one', () => {
  const held = pages.flatMap((page) =>
    named(page, 'a')
      .filter(({ properties: { target } }) => target === '_blank')
      .filter(({ properties: { rel } }) => !String(rel).includes('noopener'))
      .map(({ properties: { href } }) => `${page.path}: ${href}`),
  )
  expect(held).toEqual([])
})
