import { plain } from '../cells/words.ts'
import {
  answerTo,
  choiceKey,
  mostAsked,
  type ChoiceId,
  type Choices,
  type Guess,
} from '../questions/choices.ts'
import type { Numbered } from './numbering.ts'
import type { SheetRow } from './task-rows.ts'

const mostOffered = 8
/** Names at least this alike (0 to 1) count as a misspelling of each other. */
const slip = 0.6

export function linkChoice(text: string): ChoiceId {
  return { about: 'link', text: text.toLowerCase() }
}

function pairsOf(text: string): Set<string> {
  const letters = plain(text).replace(/[^\p{L}\p{N}]/gu, '')
  return new Set(Array.from(letters, (letter, i) => letter + (letters[i + 1] ?? '')))
}

/** The share of letter pairs that two names have in common, 0 to 1 (Dice coefficient). */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.size + b.size === 0 ? 0 : (2 * a.intersection(b).size) / (a.size + b.size)
}

/** 'T3 (when it is quiet)' begins with T3, and not with T. */
function beginsWith(text: string, id: string): boolean {
  return (
    id !== '' &&
    text.toLowerCase().startsWith(id) &&
    !/^[\p{L}\p{N}.-]/u.test(text.slice(id.length))
  )
}

/** Asks what each text means that names no task: a task with nearly the same name, or nothing. */
export function meantBy(
  cells: readonly { readonly row: SheetRow & Numbered; readonly unknown: readonly string[] }[],
  choices: Choices,
): Guess[] {
  const texts = Map.groupBy(
    cells.flatMap(({ row, unknown }, at) => unknown.map((text) => ({ text, row, at }))),
    ({ text }) => choiceKey(linkChoice(text)),
  )
  if (texts.size === 0) return []
  const tasks = cells.map(({ row }) => ({
    key: row.key,
    id: row.id.toLowerCase(),
    name: row.text('task'),
    pairs: pairsOf(row.text('task')),
  }))

  return [...texts.values()].slice(0, mostAsked).map((same): Guess => {
    const { text, row, at } = same[0]!
    const id = linkChoice(text)
    const pairs = pairsOf(text)
    const likely = tasks
      .map((task, i) => ({
        ...task,
        i,
        score: beginsWith(text, task.id) ? 1 : alike(task.pairs, pairs),
      }))
      // If a number is wrong, the row above is most often meant.
      .filter(({ i, score }) => i !== at && (score > 0.3 || i === at - 1))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, mostOffered)
    const [best] = likely
    const answer = answerTo(choices, id)
    const isAnswered = answer === '' || tasks.some(({ key }) => key === answer)
    const guessed = best && best.score >= slip ? best.key : ''
    const chosen = isAnswered ? answer! : guessed
    const name = likely.find(({ key }) => key === chosen)?.name || chosen
    const meant = isAnswered ? `You chose “${name}”.` : `For now it is read as “${name}”.`
    return {
      id,
      where: row.at('after'),
      sentence: `No task is called “${text}”. ${chosen === '' ? 'The dependency is left out.' : meant}`,
      chosen,
      options: [
        { value: '', text: 'leave it out' },
        ...likely.map((task) => ({ value: task.key, text: `${task.key} ${task.name}` })),
      ],
      isSure: isAnswered,
    }
  })
}
