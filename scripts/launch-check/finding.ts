export const kinds = {
  sample: 'Samples that nobody has confirmed',
  expired: 'Claims that have expired',
  contradiction: 'Contradictions of the specification',
  variable: 'Settings that a launch needs',
  secret: 'Secrets that the pages would publish',
  host: 'To switch on at the host',
  placeholder: 'Placeholder links and numbers',
  decision: 'Decisions in launch.json',
} as const

export type Kind = keyof typeof kinds

/** One thing to settle before the launch. */
export type Finding = {
  kind: Kind
  what: string
  /** The file to change. */
  file: string
  /** Its line, from 1. */
  line: number
  /** What to do there. */
  todo: string
}

/** A repository's text files by path, as the checks read them. */
export type Files = Readonly<Record<string, string>>

/** The number of the line, from 1, on which an offset into a text lies. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** Where the owner writes down what is decided and done. */
export const launchFile = 'launch.json'
