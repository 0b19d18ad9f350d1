import { basename, dirname } from 'node:path'
import { drawMetrics } from './stories/draw-metrics.ts'
import { readDrawing } from './stories/drawing.ts'
import { StoryMeta, type Story } from './stories/schema.ts'
import { keepTogether } from '../lib/keep-together.ts'
import { readContent } from './files.ts'
import { parseContent, renderMarkdown } from './markdown.ts'
import { cyberColumn, scenarios, type ScenarioId, type ScenarioName } from './scenarios.ts'

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/
const SECTIONS = /^\s*## Business challenge\n([\s\S]+?)\n## Solution\n([\s\S]+)$/

/**
 * Reads stories from their files by path, newest first. A story's id is its folder's name. Throws,
 * naming the file, on bad front matter or a body without its two sections.
 */
export function readStories(files: Record<string, string>): Story[] {
  return Object.keys(files)
    .filter((file) => file.endsWith('/story.md'))
    .map((file) => readStory(file, files))
    .toSorted((a, b) => b.publishedDate.localeCompare(a.publishedDate))
}

function readStory(file: string, files: Record<string, string>): Story {
  const folder = dirname(file)
  const id = basename(folder)
  if (!ID.test(id)) throw new Error(`${folder}: name it in kebab-case, it is the story's URL`)
  const { meta, words, text, body } = parseContent(file, files[file]!, StoryMeta)
  const sections = SECTIONS.exec(body)
  if (!sections) throw new Error(`${file}: body: needs '## Business challenge', then '## Solution'`)
  const [, challenge = '', solution = ''] = sections
  return {
    ...meta,
    id,
    drawing: readDrawing(folder, files) ?? drawMetrics(meta.metrics, meta.key),
    businessChallenge: renderMarkdown(file, keepTogether(challenge)),
    solution: renderMarkdown(file, keepTogether(solution)),
    words,
    text,
  }
}

const stories = readStories(readContent('stories/*/*'))

export function getStories(): Story[] {
  return stories
}

export function getStory(id: string): Story | undefined {
  return stories.find((story) => story.id === id)
}

/** The story that each scenario's own page tells first. */
const leads: Readonly<Partial<Record<ScenarioId, string>>> = {
  'planned-change': 'savings-ledger-off-the-mainframe',
  'service-recovery': 'tills-back-before-the-doors-open',
  'disaster-recovery': 'health-insurer-invokes-for-real',
}
const mostOfScenario = 3

/** A scenario's own stories, at most three. */
export function storiesOf(scenario: ScenarioId): Story[] {
  const { name } = scenarios.find(({ id }) => id === scenario)!
  const lead = leads[scenario]
  const own = stories.filter((story) => story.scenario === name)
  return own
    .toSorted((a, b) => Number(b.id === lead) - Number(a.id === lead))
    .slice(0, mostOfScenario)
}

export type StoryColumn = { id: ScenarioId; title: string; count: string; stories: Story[] }

/** One column per scenario. A column may be empty. */
export function storyColumns(all: Story[] = stories): StoryColumn[] {
  return scenarios.map(({ id, name }) => {
    const own = all.filter((story) => story.scenario === name)
    return { id, title: columnTitle(name), count: storyCount(own.length), stories: own }
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
