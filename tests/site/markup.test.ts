import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { htmlRules } from './html-rules.ts'
import { named, readSite } from './read-site.ts'

const pages = await readSite()

test('every page is valid by html-validate’s recommended rules', async () => {
  const validator = new HtmlValidate(htmlRules)
  const faults: string[] = []
  for (const { file, html } of pages) {
    const { results } = await validator.validateString(html, file)
    for (const { messages } of results)
      for (const { ruleId, message, line, column, selector } of messages)
        faults.push(`${file}:${line}:${column} ${ruleId}: ${message} (${selector})`)
  }
  expect(faults).toEqual([])
})

test('every page has one h1, and no heading skips a level', () => {
  for (const page of pages) {
    const headings = named(page, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
    const levels = headings.map(({ tagName }) => Number(tagName[1]))
    const skips = levels.filter((level, i) => i > 0 && level > levels[i - 1]! + 1)
    expect({ h1: levels.filter((level) => level === 1).length, skips }, page.path).toEqual({
      h1: 1,
      skips: [],
    })
  }
})

test('a list without markers has the role by which Safari still calls it a list', () => {
  const lists = pages.flatMap((page) => named(page, 'ul', 'ol'))
  const styled = lists.filter(({ properties }) => properties.className)
  expect(styled.length).toBeGreaterThan(50)
  expect(styled.filter(({ properties }) => properties.role !== 'list')).toEqual([])
})

test('an id stands once on its page', () => {
  for (const { path, elements } of pages) {
    const ids = elements.map(({ properties }) => properties.id).filter(Boolean)
    expect(
      ids.filter((id, i) => ids.indexOf(id) !== i),
      path,
    ).toEqual([])
  }
})
