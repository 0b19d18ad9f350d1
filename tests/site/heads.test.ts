import { expect, test } from 'vitest'
import { meta, named, readSite, words, type BuiltPage } from './read-site.ts'

const pages = await readSite()

function title(page: BuiltPage) {
  return words(named(page, 'title')[0])
}

function isHidden(page: BuiltPage) {
  return meta(page, 'robots')?.includes('noindex') ?? false
}

function canonical(page: BuiltPage) {
  return named(page, 'link').find(({ properties }) => String(properties.rel) === 'canonical')
    ?.properties.href
}

/** A post's or a story's own headline is its title, however long. */
function hasHeadline({ path }: BuiltPage) {
  return /^\/(blog|success-stories)\//.test(path)
}

test('every page has one title, and no two pages the same', () => {
  expect(pages.filter((page) => named(page, 'title').length !== 1).map(({ path }) => path)).toEqual(
    [],
  )
  const byTitle = Map.groupBy(pages, title)
  expect([...byTitle].filter(([, own]) => own.length > 1).map(([text]) => text)).toEqual([])
})

test('a title is at most 60 characters, unless it is a headline of its own', () => {
  const long = pages.filter((page) => title(page).length > 60 && !hasHeadline(page))
  expect(long.map((page) => title(page))).toEqual([])
  for (const page of pages) expect(title(page).length, page.path).toBeLessThan(100)
})

test('every page has a description of 70 to 160 characters of its own', () => {
  const described = pages.map((page) => ({
    path: page.path,
    text: meta(page, 'description') ?? '',
  }))
  for (const { path, text } of described) {
    expect(text.length, `${path}: ${text}`).toBeGreaterThanOrEqual(70)
    expect(text.length, `${path}: ${text}`).toBeLessThanOrEqual(160)
  }
  const byText = Map.groupBy(described, ({ text }) => text)
  const shared = [...byText.values()].filter((same) => same.length > 1)
  expect(shared).toEqual([])
})

test('a page that may be indexed names its own address as canonical', () => {
  const wrong = pages
    .filter((page) => !isHidden(page))
    .map((page) => [canonical(page), `https://www.cuewright.example${page.path}`])
    .filter(([found, wanted]) => found !== wanted)
  expect(wrong).toEqual([])
})

test('pages for ourselves and for dead ends are hidden from search engines', () => {
  expect(pages.filter(isHidden).map(({ path }) => path)).toEqual([
    '/404',
    '/blog-not-found',
    '/enhance-team-photos',
    '/legal-not-found',
    '/story-not-found',
    '/strategy',
  ])
})

test('language and encoding stand where browsers look for them', () => {
  for (const { path, html } of pages) {
    expect(html, path).toMatch(/^<!doctype html><html lang="en-GB"/i)
    expect(html.slice(0, 1024), path).toContain('<meta charset="utf-8">')
  }
})
