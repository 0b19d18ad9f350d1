import { answers, type Answers } from './answers.ts'

export type ChoiceId =
  | { readonly about: 'sheet' | 'column' | 'row'; readonly number: number }
  | { readonly about: 'zone' | 'link' | 'duration'; readonly text: string }
  | { readonly about: WholeFile }

type WholeFile =
  | keyof Answers
  | 'backout'
  | 'clock-change'
  | 'groups'
  | 'headings'
  | 'numbering'
  | 't0'
  | 'unit'
  | 'year'
  | 'zones'

export type Choice = { readonly id: ChoiceId; readonly option: string }

/** Choices in the order in which they were made, at most one for each question. */
export type Choices = readonly Choice[]

export type Guess = {
  readonly id: ChoiceId
  /** 'D14', 'column D'; '' for the whole sheet. */
  readonly where: string
  readonly sentence: string
  readonly chosen: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
  readonly isSure: boolean
  /** The likeliest other answers, if they are not simply the other options. */
  readonly instead?: readonly string[]
  /** `cells` are the first three of the column. */
  readonly column?: {
    readonly letters: string
    readonly heading: string
    readonly cells: readonly string[]
  }
  readonly sheet?: string
  readonly details?: readonly string[]
}

/** At most this many questions of a kind are asked: with more, the sheet has a different problem. */
export const mostAsked = 20

export type KeptRow = {
  readonly row: number
  readonly place: string
  readonly text: string
  readonly as: 'task' | 'backout' | 'group'
}

export type LeftOut = {
  readonly row: number
  readonly place: string
  readonly text: string
  readonly why:
    'inactive' | 'total' | 'note' | 'unnamed' | 'repeated headings' | 'subitem' | 'chosen'
}

/** Returns 'row:14', 'zone:ist' or 'backout', as a key of maps and elements. */
export function choiceKey(id: ChoiceId): string {
  if ('number' in id) return `${id.about}:${id.number}`
  return 'text' in id ? `${id.about}:${id.text}` : id.about
}

export function answerTo(choices: Choices, id: ChoiceId): string | undefined {
  if (choices.length === 0) return undefined
  const key = choiceKey(id)
  return choices.find((choice) => choiceKey(choice.id) === key)?.option
}

/** Adds a choice. A choice of sheets renumbers rows and columns, so their choices are dropped. */
export function withChoice(choices: Choices, id: ChoiceId, option: string): Choices {
  const renumbered: readonly ChoiceId['about'][] =
    id.about === 'sheet' ? ['column', 'row', 'headings'] : []
  const kept = choices.filter(
    (choice) => choiceKey(choice.id) !== choiceKey(id) && !renumbered.includes(choice.id.about),
  )
  return [...kept, { id, option }]
}

export function chosenOf<const Option extends string>(
  choices: Choices,
  id: ChoiceId,
  options: readonly Option[],
): Option | undefined {
  const answer = answerTo(choices, id)
  return options.find((option) => option === answer)
}

export function decide<const Option extends string>(
  choices: Choices,
  about: ChoiceId | WholeFile,
  texts: { readonly [Value in Option]: string },
  guessed: NoInfer<Option>,
) {
  const id = typeof about === 'string' ? { about } : about
  const values = Object.keys(texts) as Option[]
  return {
    id,
    chosen: chosenOf(choices, id, values) ?? guessed,
    options: values.map((value): Guess['options'][number] => ({ value, text: texts[value] })),
  }
}

export function answered<const About extends keyof Answers>(
  choices: Choices,
  about: About,
  guessed: keyof Answers[About] & string,
) {
  type Texts = { readonly [Value in keyof Answers[About] & string]: string }
  return decide<keyof Answers[About] & string>(choices, about, answers[about] as Texts, guessed)
}

export type Raised = Omit<Guess, 'isSure'> & { readonly isSure?: boolean }

export function raised(
  ...guesses: readonly (Raised | readonly Raised[] | false | null | undefined)[]
): Guess[] {
  return guesses.flatMap((guess) => guess || []).map((guess) => ({ isSure: false, ...guess }))
}
