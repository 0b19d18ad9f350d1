import { inColumns } from '../../local/in-columns.ts'

export const kinds = {
  sample: 'Samples that nobody has confirmed',
  expired: 'Claims that have expired',
  contradiction: 'Contradictions of the specification',
  variable: 'Settings that a launch needs',
  secret: 'Secrets that the pages would publish',
  host: 'To switch on at the host',
  placeholder: 'Placeholder links and numbers',
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

export type Report = {
  findings: Finding[]
  /** Optional integrations that nobody has decided about. They do not hold up a launch. */
  undecided: string[]
}

/** The report as a table for people: by kind, what was found, where, and what to do there. */
export function toTable({ findings, undecided }: Report): string {
  const groups = Map.groupBy(findings, ({ kind }) => kind)
  const parts = [...groups].map(([kind, found]) => {
    const rows = found.map(({ what, file, line, todo }) => [short(what), `${file}:${line}`, todo])
    return `${kinds[kind satisfies Kind]} (${found.length})\n${inColumns(rows)}`
  })
  const count = findings.length
  const reminder = `Optional, unset, and not declared off in launch.json:\n  ${undecided.join('\n  ')}`
  if (undecided.length > 0) parts.push(reminder)
  parts.push(count === 0 ? 'Ready to launch.' : `${count} to settle before the launch.`)
  return parts.join('\n\n')
}

function short(text: string): string {
  return text.length > 64 ? `${text.slice(0, 63)}…` : text
}
