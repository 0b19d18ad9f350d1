import type { StoryDrawing } from '../../src/content/stories/drawings.ts'

/** What a social card says. Each kind of page has its own drawing. */
export type Card = { title: string } & (
  | {
      kind: 'page'
      /** The page's name, where its heading is a sentence. */
      name?: string
      /** The event whose timetable is drawn. */
      event: 'migration' | 'restore' | 'failover' | 'rebuild'
      /** The minute of that night. */
      minute: number
    }
  | { kind: 'post'; minutes: number; date: string; tags: readonly string[] }
  | {
      kind: 'story'
      isSample: boolean
      scenario: string
      drawing: StoryDrawing
    }
  | { kind: 'legal'; isSample: boolean; category: string; version: string; date: string }
)

export const cardWidth = 1200
export const cardHeight = 630
