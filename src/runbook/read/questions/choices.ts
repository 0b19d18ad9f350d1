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
  /** Of a column: what its first cells say. */
  readonly cells?: readonly string[]
}

/** A row that is not read as a task. `row`: as a spreadsheet program numbers it. */
export type LeftOut = {
  readonly row: number
  readonly text: string
  readonly why: 'inactive' | 'total' | 'repeated headings' | 'subitem' | 'chosen'
}

/** The choice of these options that a person has made, or undefined where there is none. */
export function chosenOf<const Option extends string>(
  choices: Choices,
  id: string,
  options: readonly Option[],
): Option | undefined {
  return options.find((option) => option === choices[id])
}
