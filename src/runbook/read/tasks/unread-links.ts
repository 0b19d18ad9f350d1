import { plain } from '../cells/words.ts'
import { mostAsked, type Choices, type Guess } from '../questions/choices.ts'
import type { NumberedRows } from './numbering.ts'
import type { SheetRow } from './task-rows.ts'

/** So many tasks are offered for each. */
const mostOffered = 8
/** How much of two names has to be the same for one to be a slip for the other. */
const slip = 0.6

/** What `Choices` calls what a text means. */
export function linkChoice(text: string): string {
  return `link:${text.toLowerCase()}`
}

/** The pairs of letters in a name, for `alike`. */
export function pairsOf(text: string): Set<string> {
  const letters = plain(text).replace(/[^\p{L}\p{N}]/gu, '')
  return new Set(Array.from(letters, (letter, i) => letter + (letters[i + 1] ?? '')))
}

/** The share of pairs of letters that two names have in common, 0 to 1 (Dice's coefficient). */
export function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.size + b.size === 0 ? 0 : (2 * a.intersection(b).size) / (a.size + b.size)
}

/**
 * What the texts of rows may mean that name no task: a task whose name is nearly the same, unless a
 * person says otherwise; each is a question. `choices`: 'link:start the app', a task's key, or '' for
 * none.
 */
export function meantBy(
  unknown: readonly (readonly string[])[],
  rows: readonly SheetRow[],
  ids: NumberedRows['ids'],
  choices: Choices,
): Guess[] {
  const texts = Map.groupBy(
    unknown.flatMap((row, at) => row.map((text) => ({ text, at }))),
    ({ text }) => linkChoice(text),
  )
  if (texts.size === 0) return []
  const names = rows.map((row) => pairsOf(row.text('task')))

  return [...texts].slice(0, mostAsked).map(([id, same]): Guess => {
    const { text, at } = same[0]!
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
    const isAnswered = answer === '' || ids.some(({ key }) => key === answer)
    const guessed = best && best.score >= slip ? best.key : ''
    const chosen = isAnswered ? answer! : guessed
    const name = likely.find(({ key }) => key === chosen)?.name || chosen
    const meant = isAnswered ? `You chose “${name}”.` : `For now it is read as “${name}”.`
    return {
      id,
      where: rows[at]!.at('after'),
      sentence: `No task is called “${text}”. ${chosen === '' ? 'The link is left out.' : meant}`,
      chosen,
      options: [
        { value: '', text: 'leave the link out' },
        ...likely.map((task) => ({ value: task.key, text: `${task.key} ${task.name}` })),
      ],
      isSure: isAnswered,
    }
  })
}
