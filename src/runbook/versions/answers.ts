import type { Read } from '../open.ts'
import {
  answerTo,
  choiceKey,
  withChoice,
  type Choice,
  type ChoiceId,
  type Choices,
  type Guess,
} from '../read/questions/choices.ts'

/** `name` is a column's heading or a sheet's name, because positions may change; '' for other questions. */
export type ReadingAnswer = {
  readonly id: ChoiceId
  readonly name: string
  readonly text: string
}

/** Whether an answer cannot be reused, because it is about a row or about something only this file contains. */
function isOfOneFile(id: ChoiceId): boolean {
  if ('text' in id) return id.about === 'duration' && id.text === ''
  return id.about === 'row' || id.about === 'year' || id.about === 'strays'
}

/** Questions that other questions depend on, so they are answered first. */
const first: readonly ChoiceId['about'][] = ['sheet', 'headings', 'column']

function levelOf({ about }: ChoiceId): number {
  return first.includes(about) ? first.indexOf(about) : first.length
}

function nameOf({ sheet, column }: Guess): string {
  return sheet ?? column?.heading ?? ''
}

/** Returns the answers to reuse when the next version of this file is read. */
export function answersOf(guesses: readonly Guess[], choices: Choices): ReadingAnswer[] {
  return guesses.flatMap((guess) => {
    const answer = answerTo(choices, guess.id)
    const said = guess.options.find(({ value }) => value === answer)
    return said && !isOfOneFile(guess.id)
      ? [{ id: guess.id, name: nameOf(guess), text: said.text }]
      : []
  })
}

/** Returns no choice unless the other file asks the same question with the same option. */
function choiceBy({ id, name, text }: ReadingAnswer, guesses: readonly Guess[]): Choice[] {
  const asked = guesses.filter(
    (guess) =>
      nameOf(guess) === name &&
      (name === '' ? choiceKey(guess.id) === choiceKey(id) : guess.id.about === id.about),
  )
  const offered = asked.flatMap(({ options }) => options.filter((option) => option.text === text))
  return asked.length === 1 && offered.length === 1
    ? [{ id: asked[0]!.id, option: offered[0]!.value }]
    : []
}

/** Returns the choices for this file that follow from the answers to an earlier version. */
export function answerAgain(read: Read, answers: readonly ReadingAnswer[]): Choices {
  let choices: Choices = []
  for (let level = 0; level <= first.length; level++) {
    const open = answers.filter(({ id }) => levelOf(id) === level)
    if (open.length === 0) continue
    const { guesses } = read(choices)
    for (const { id, option } of open.flatMap((answer) => choiceBy(answer, guesses)))
      choices = withChoice(choices, id, option)
  }
  return choices
}
