import type { Read } from '../open.ts'
import type { Choices, Guess } from '../read/questions/choices.ts'

/** A person's answer to a question about a file, in the words in which another file may ask it again. */
export type ReadingAnswer = { readonly id: string; readonly about: string; readonly text: string }

/** Answers about single rows, and about what only that file can have meant, say nothing of another. */
const ofOneFile = /^(row:|year$|strays$|duration:$)/

/** What other questions depend on comes first: which sheets are read, where headings are, what columns are. */
const levels = [/^sheet:/, /^headings$/, /^column:/, /^(?!sheet:|headings$|column:)/]

/** A column goes by its heading and a sheet by its name: its place may be another one's next week. */
function aboutOf({ about, column }: Guess): string {
  return about ?? column?.heading ?? ''
}

/** The answers that may be given again to the next version of a file. */
export function answersOf(guesses: readonly Guess[], choices: Choices): ReadingAnswer[] {
  return guesses.flatMap((guess) => {
    const said = guess.options.find(({ value }) => value === choices[guess.id])
    return said && !ofOneFile.test(guess.id)
      ? [{ id: guess.id, about: aboutOf(guess), text: said.text }]
      : []
  })
}

/** What an answer chooses in another file: nothing unless it asks the same and offers the same. */
function choiceBy({ id, about, text }: ReadingAnswer, guesses: readonly Guess[]) {
  const kind = id.split(':')[0]!
  const asked = guesses.filter(
    (guess) =>
      aboutOf(guess) === about && (about === '' ? guess.id === id : guess.id.startsWith(kind)),
  )
  const offered = asked.flatMap(({ options }) => options.filter((option) => option.text === text))
  return asked.length === 1 && offered.length === 1 ? [[asked[0]!.id, offered[0]!.value]] : []
}

/** The choices that the answers to an earlier version come to in this file. */
export function answerAgain(read: Read, answers: readonly ReadingAnswer[]): Choices {
  let choices: Choices = {}
  for (const level of levels) {
    const open = answers.filter(({ id }) => level.test(id))
    if (open.length === 0) continue
    const { guesses } = read(choices)
    const chosen = open.flatMap((answer) => choiceBy(answer, guesses))
    choices = { ...choices, ...Object.fromEntries(chosen) }
  }
  return choices
}
