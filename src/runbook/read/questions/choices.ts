/**
 * What a person has chosen in place of a guess, by the guess's id: what a column is ('column:3'), whether
 * a sheet is read ('sheet:2'), what a row is ('row:14'), which group is the backout ('backout').
 */
export type Choices = Readonly<Record<string, string>>

/** Something that the file leaves open and the reader has decided. */
export type Guess = {
  /** What `Choices` calls it. */
  readonly id: string
  /** The cell or column that it is about: 'D14', 'column D'; '' for the whole sheet. */
  readonly where: string
  /** What was guessed and why, in one plain sentence or two. */
  readonly sentence: string
  readonly chosen: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
  /** Whether the file itself decides it, so that nobody has to look. */
  readonly isSure: boolean
  /** The likeliest other answers, where they are not simply the other options. */
  readonly instead?: readonly string[]
  /** Of a column: its letters, its heading, and what its first cells say. */
  readonly column?: {
    readonly letters: string
    readonly heading: string
    readonly cells: readonly string[]
  }
  /** Of a sheet: its name. */
  readonly about?: string
  /** What it comes to, row by row. */
  readonly details?: readonly string[]
}

/** So many texts of one kind are asked about; a sheet with more has another problem. */
export const mostAsked = 20

/** The guess that nobody owns any task: with it nothing is settled. */
export const noOwners = 'owners'

/** A row that is read. `row` and `place`: as below. */
export type KeptRow = {
  readonly row: number
  readonly place: string
  readonly text: string
  readonly as: 'task' | 'backout' | 'group'
}

/** A row that is not read as a task. `row`: as a spreadsheet program numbers it. */
export type LeftOut = {
  readonly row: number
  /** The same for a person: 'row 14 of “Backout”'. */
  readonly place: string
  readonly text: string
  readonly why: 'inactive' | 'total' | 'unnamed' | 'repeated headings' | 'subitem' | 'chosen'
}

/**
 * The choices with one more. The last of two columns of one meaning has it; columns and rows are other
 * ones as soon as other sheets are read.
 */
export function withChoice(choices: Choices, id: string, option: string): Choices {
  const kept = Object.entries(choices).filter(
    ([old]) => old !== id && !(id.startsWith('sheet:') && /^(column|row|headings)/.test(old)),
  )
  return { ...Object.fromEntries(kept), [id]: option }
}

/** The choice of these options that a person has made, or undefined where there is none. */
export function chosenOf<const Option extends string>(
  choices: Choices,
  id: string,
  options: readonly Option[],
): Option | undefined {
  return options.find((option) => option === choices[id])
}

/** One of these options, each with its text: the one that a person has chosen, or the reader's guess. */
export function decide<const Option extends string>(
  choices: Choices,
  id: string,
  texts: { readonly [Value in Option]: string },
  guessed: NoInfer<Option>,
) {
  const values = Object.keys(texts) as Option[]
  return {
    id,
    chosen: chosenOf(choices, id, values) ?? guessed,
    options: values.map((value): Guess['options'][number] => ({ value, text: texts[value] })),
  }
}

/** A question as a reading raises it: open, unless it says that it is sure. */
export type Raised = Omit<Guess, 'isSure'> & { readonly isSure?: boolean }

/** The questions that a file raises, of those that it might. */
export function raised(
  ...guesses: readonly (Raised | readonly Raised[] | false | null | undefined)[]
): Guess[] {
  return guesses.flatMap((guess) => guess || []).map((guess) => ({ isSure: false, ...guess }))
}
