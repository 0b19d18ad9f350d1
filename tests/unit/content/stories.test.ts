import { describe, expect, test } from 'vitest'
import { readContent } from '../../../src/content/files.ts'
import {
  getStories,
  getStory,
  readStories,
  storyColumns,
  storyCount,
} from '../../../src/content/stories.ts'
import { inWords } from '../../../src/lib/in-words.ts'

const sources = readContent('stories/*/*.md')
const [[file, source]] = Object.entries(sources) as [[string, string]]

test('every story is in one column, which says how many it holds', () => {
  const columns = storyColumns()
  expect(columns.flatMap(({ stories }) => stories)).toHaveLength(getStories().length)
  for (const { count, stories } of columns)
    expect(count).toBe(stories.length === 0 ? 'Coming soon' : storyCount(stories.length))
})

test('one story is a story', () => {
  expect(storyCount(1)).toBe('1 story')
})

test('stories come newest first, each under its id, none under an unknown one', () => {
  const dates = getStories().map((story) => story.publishedDate)
  expect(dates).toEqual(dates.toSorted().toReversed())
  for (const story of getStories()) expect(getStory(story.id)).toBe(story)
  expect(getStory('no-such-story')).toBeUndefined()
})

describe.each(getStories())('$id', (story) => {
  test('tells challenge and solution in 250 to 450 words, without broken terms', () => {
    expect(story.words).toBeGreaterThanOrEqual(250)
    expect(story.words).toBeLessThanOrEqual(450)
    expect(story.businessChallenge).toMatch(/^<p>/)
    expect(story.solution).toMatch(/^<p>/)
    expect(story.businessChallenge + story.solution).not.toMatch(/go\/no-go|\d h \d/)
  })

  test('every figure of its metrics can be read in its title, description or text', () => {
    const prose = `${story.title} ${story.description} ${story.text} ${story.company.size}`
    const spelt = prose
      .replaceAll(/\bhours?\b/g, 'h')
      .replaceAll(/\bminutes?\b/g, 'min')
      .toLowerCase()
    for (const { value } of story.metrics)
      for (const figure of value.match(/[\d,]+/g) ?? []) {
        const forms = [figure, inWords(Number(figure)), otherwise[figure]]
        expect(forms.some((form) => form && spelt.includes(form))).toBe(true)
      }
  })
})

/** Other ways in which a text says a figure than in digits or as a word. */
const otherwise: Record<string, string> = { '0': 'without', '5': 'fifth', '50': 'half' }

test('a story without a drawing is one Markdown file, drawn from its metrics', () => {
  const [story] = readStories({ [file]: source.replace(/\ndrawing:\n(?: {2}.*\n)+/, '\n') })
  for (const { value, label } of story!.metrics)
    expect(story!.drawing.label).toContain(`${value} ${label}`)
})

test('a bad field fails by file, field and reason', () => {
  const wrong = source.replace(/scenario: .*/, 'scenario: Cyber Security')
  expect(() => readStories({ [file]: wrong })).toThrow(/\.md: .*Planned Change[\s\S]*at scenario/)
})

test('a fourth metric, or a third one missing, fails by name', () => {
  const wrong = source.replace(/metrics:\n {2}- .*\n/, 'metrics:\n')
  expect(() => readStories({ [file]: wrong })).toThrow(/\.md: [\s\S]*at metrics/)
})

test('a folder whose name is no address fails', () => {
  expect(() => readStories({ 'stories/Other Name/story.md': source })).toThrow('kebab-case')
})

test('a story without its two sections fails', () => {
  const wrong = source.replace('## Solution', '## Outcome')
  expect(() => readStories({ [file]: wrong })).toThrow(/\.md: body: needs/)
})
