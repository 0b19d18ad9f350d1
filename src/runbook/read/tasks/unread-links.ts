import { plain } from '../cells/words.ts'
import { mostAsked, type Choices } from '../questions/choices.ts'
import type { NumberedRows } from './numbering.ts'
import type { SheetRow } from './task-rows.ts'

/** So many tasks are offered for each. */
const mostOffered = 8
/** How much of two names has to be the same for one to be a slip for the other. */
const slip = 0.6

/** A text in a cell of links that is no task of the sheet. */
export type UnreadLink = {
  readonly text: string
  readonly row: number
  /** The tasks that it may mean, the likeliest first. */
  readonly offered: readonly { readonly key: string; readonly name: string }[]
  /** The key of the one that it is read as; '' where the link is left out. */
  readonly chosen: string
  readonly isAnswered: boolean
}

/** What `Choices` calls what a text means. */
export function linkChoice(text: string): string {
  return `link:${text.toLowerCase()}`
}

function pairsOf(text: string): Set<string> {
  const letters = plain(text).replace(/[^\p{L}\p{N}]/gu, '')
  return new Set(Array.from(letters, (letter, i) => letter + (letters[i + 1] ?? '')))
}

/** The share of pairs of letters that two names have in common, 0 to 1 (Dice's coefficient). */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.size + b.size === 0 ? 0 : (2 * a.intersection(b).size) / (a.size + b.size)
}

/**
 * What the texts of rows may mean that name no task: a task whose name is nearly the same, unless a
 * person says otherwise. `choices`: 'link:start the app', a task's key, or '' for none.
 */
export function meantBy(
  unknown: readonly (readonly string[])[],
  rows: readonly SheetRow[],
  ids: NumberedRows['ids'],
  choices: Choices,
): UnreadLink[] {
  const texts = new Map<string, { text: string; at: number }>()
  for (const [at, row] of unknown.entries())
    for (const text of row)
      if (!texts.has(linkChoice(text))) texts.set(linkChoice(text), { text, at })
  if (texts.size === 0) return []
  const known = new Set(ids.map(({ key }) => key))
  const names = rows.map((row) => pairsOf(row.text('task')))
  return [...texts].slice(0, mostAsked).map(([id, { text, at }]) => {
    const pairs = pairsOf(text)
    const likely = rows
      .map((row, i) => ({
        key: ids[i]!.key,
        name: row.text('task'),
        i,
        score: alike(names[i]!, pairs),
      }))
      // The row above is what a number that has moved most often means.
      .filter(({ i, score }) => i !== at && (score > 0.3 || i === at - 1))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, mostOffered)
    const [best] = likely
    const answer = choices[id]
    const isAnswered = answer === '' || (answer !== undefined && known.has(answer))
    const guessed = best && best.score >= slip ? best.key : ''
    return {
      text,
      row: rows[at]!.number,
      offered: likely,
      chosen: isAnswered ? answer : guessed,
      isAnswered,
    }
  })
}
