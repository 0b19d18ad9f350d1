import type { Status } from '../../site.ts'
import { product } from '../../site.ts'

type Statement = { title: string; text: string }

export const mission: Statement = {
  title: 'Mission',
  text: 'Every critical event run from a timetable that its people can trust.',
}

export const vision: Statement = {
  title: 'Vision',
  text: 'A night on which nobody has to ask how it is going, because everyone can see. And a morning after on which nobody has to reconstruct it, because it was recorded as it happened.',
}

/** Told as fact once the owner confirms it. */
export const story: { title: string; paragraphs: string[]; status: Status } = {
  title: 'Story',
  paragraphs: [
    'It began on a bridge call. Eleven teams, one spreadsheet, and one person who typed what the others said. At two in the morning somebody asked when the bank would open, and nobody on the call could answer. The number depended on a row that was filtered out.',
    `Everyone who later started ${product} had been on such a call: as the one who typed, the one who asked, or the one who waited for a cue that never came. They did not want a better spreadsheet. They wanted the plan to know what depends on what, and to say so while there was still time to act.`,
    'Building it inside the service management platform came from the first customers. Their changes, their people and their approvals were there already, and so was the trust.',
  ],
  status: 'sample',
}
