import { isSample, sampleNote } from '../../src/content/sample.ts'
import { scenarios, type ScenarioId } from '../../src/content/scenarios.ts'
import type { Summary } from '../page.ts'
import type { Source } from '../sources.ts'
import { paths } from '../../src/paths.ts'
import { nightOf, type Night } from './night.ts'

/** What a social card says: a title, what kind of page has it, and the scenarios that it is about. */
export type Card = {
  title: string
  kind: string
  glyphs: readonly ScenarioId[]
  /** Home's card shows its first view in place of the glyphs. */
  night?: Night
}

export function cardOf(page: Summary, source?: Source): Card {
  const { path, heading: title } = page
  if (path === paths.home) return { title, kind: '', glyphs: [], night: nightOf() }
  if (source?.kind === 'story') {
    const { scenario } = source.story
    const kind = `Success story${isSample(source.story) ? ` · ${sampleNote}` : ''}`
    return { title, kind, glyphs: idsOf(({ name }) => name === scenario) }
  }
  const own = idsOf((it) => it.path === path)
  const glyphs = own.length > 0 ? own : idsOf(() => true)
  if (source?.kind === 'post') return { title, kind: 'Blog', glyphs }
  if (source?.kind === 'legal') return { title, kind: source.document.category, glyphs }
  // The title may contain the page's name already.
  return { title, kind: title.includes(page.title) ? '' : page.title, glyphs }
}

function idsOf(isMeant: (scenario: (typeof scenarios)[number]) => boolean): ScenarioId[] {
  return scenarios.filter(isMeant).map(({ id }) => id)
}
