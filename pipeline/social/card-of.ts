import { isSample } from '../../src/content/sample.ts'
import { paths } from '../../src/paths.ts'
import type { Summary } from '../page.ts'
import type { Source } from '../sources.ts'
import type { Card } from './card.ts'

type Event = Extract<Card, { kind: 'page' }>['event']

const events: Record<string, Event> = {
  [paths.serviceRecovery]: 'restore',
  [paths.disasterRecovery]: 'failover',
  [paths.cyberRecovery]: 'rebuild',
}
/** The minutes of each event that cards show; pages take those of the migration in turn. */
const moments: Record<Event, readonly number[]> = {
  migration: [62, 95, 128, 170, 215, 250, 285],
  restore: [45],
  failover: [150],
  rebuild: [420],
}

/** What a page's card says: its own heading, and what its source knows beside it. */
export function cardOf(page: Summary, index: number, source?: Source): Card {
  const { path, heading: title } = page
  if (source?.kind === 'post') {
    const { readTime, date, tags } = source.post
    return { kind: 'post', title, minutes: parseInt(readTime), date, tags }
  }
  if (source?.kind === 'story') {
    const { scenario, drawing } = source.story
    return { kind: 'story', title, isSample: isSample(source.story), scenario, drawing }
  }
  if (source) {
    const { category, version, date } = source.document
    return { kind: 'legal', title, isSample: isSample(source.document), category, version, date }
  }
  const event = events[path] ?? 'migration'
  const minutes = moments[event]
  // The alt text names the page's title, so the card shows it wherever the heading says something else.
  const name = title.includes(page.title) ? undefined : page.title
  return { kind: 'page', title, name, event, minute: minutes[index % minutes.length] ?? 0 }
}
