import type { Role } from '../../reading.ts'

const levels = { hint: 0, word: 1, likely: 2, known: 3, clear: 4, sure: 5 }

/**
 * How surely a heading has a role.
 * - sure: it can hardly mean anything else
 * - clear: it names tasks, whatever stands beside it
 * - known: it is a line of `headings.ts`
 * - likely: it is 'Date', the day of a start unless the sheet has another start, or a short heading of a rehearsal
 * - word: a word of it tells the role
 * - hint: a word of a whole sentence does
 */
export type Certainty = keyof typeof levels

/** A role that a heading may have. A higher `score` wins where two columns, or two roles of one heading, are in question. */
export type Likely = { readonly role: Role; readonly certainty: Certainty; readonly score: number }

export function isAtLeast(certainty: Certainty, least: Certainty): boolean {
  return levels[certainty] >= levels[least]
}
