import { drawMetrics } from './stories/draw-metrics.ts'
import { StoryMeta, type Story } from './stories/schema.ts'
import { readMarkdown } from './files.ts'
import { parseContent, renderMarkdown } from './markdown.ts'
import { cyberColumn, scenarios, type ScenarioName } from './scenarios.ts'

const SECTIONS = /^\s*## Business challenge\n([\s\S]+?)\n## Solution\n([\s\S]+)$/

/**
 * Parses Markdown sources keyed by path, newest first. Throws, naming the file and field, on bad
 * front matter, an id that is not the file's name, or a body without its two sections.
 */
export function readStories(files: Record<string, string>): Story[] {
  return Object.entries(files)
    .map(([file, source]) => readStory(file, source))
    .toSorted((a, b) => b.publishedDate.localeCompare(a.publishedDate))
}

function readStory(file: string, source: string): Story {
  const { meta, words, text, body } = parseContent(file, source, StoryMeta)
  if (!file.endsWith(`/${meta.id}.md`)) throw new Error(`${file}: id: must be the file's name`)
  const sections = SECTIONS.exec(body)
  if (!sections) throw new Error(`${file}: body: needs '## Business challenge', then '## Solution'`)
  const [, challenge = '', solution = ''] = sections
  const businessChallenge = numbered('challenge', renderMarkdown(file, challenge))
  const account = numbered('solution', renderMarkdown(file, solution))
  checkMoments(file, meta.moments, businessChallenge + account)
  return {
    ...meta,
    drawing: meta.drawing ?? drawMetrics(meta.metrics),
    businessChallenge,
    solution: account,
    words,
    text,
  }
}

/** The HTML with an id for each paragraph, by which a moment leads to it. */
function numbered(section: string, html: string): string {
  let count = 0
  return html.replaceAll('<p>', () => `<p id="${section}-${(count += 1)}">`)
}

/** Throws, naming the file, where a moment is out of its order or its paragraph is missing. */
function checkMoments(file: string, moments: Story['moments'], html: string) {
  if (!moments) return
  const { before, event } = moments
  for (const { told } of [...before.list, ...event.list])
    if (told && !html.includes(`id="${paragraphId(told)}"`))
      throw new Error(`${file}: moments: there is no paragraph '${told}'`)
  for (const [i, { at, words }] of event.list.entries())
    if (at > event.length || at < (event.list[i - 1]?.at ?? 0))
      throw new Error(`${file}: moments: '${words}' is out of its order`)
}

/** 'solution 2' as the id of its paragraph. */
export function paragraphId(told: string): string {
  return told.replace(' ', '-')
}

const stories = readStories(readMarkdown('stories'))

export function getStories(): Story[] {
  return stories
}

export function getStory(id: string): Story | undefined {
  return stories.find((story) => story.id === id)
}

export type StoryColumn = { title: string; count: string; stories: Story[] }

/** The list's four columns, one for each scenario. The fourth is empty until a story is written for it. */
export function storyColumns(all: Story[] = stories): StoryColumn[] {
  return scenarios.map(({ name }) => {
    const own = all.filter((story) => story.scenario === name)
    return { title: columnTitle(name), count: storyCount(own.length), stories: own }
  })
}

function columnTitle(name: ScenarioName) {
  return name === 'Cyber Recovery' ? cyberColumn : name
}

/** The words above a column: '1 story', '6 stories', and for an empty one 'Coming soon'. */
export function storyCount(count: number): string {
  if (count === 0) return 'Coming soon'
  return count === 1 ? '1 story' : `${count} stories`
}
