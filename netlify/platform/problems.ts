/** What a code means: the HTTP status of its answer, and its sentence for a person. */
type Meaning = {
  status: number
  sentence: string
  /** Waiting does not help: the owner has to do something. */
  isForOwner?: true
}

type Details = {
  /** For the log and the row, never for visitors. */
  detail?: string
  /** Where waiting helps: how long. */
  retryAfterSeconds?: number
  /** The outside service's own name for the call. */
  requestId?: string
}

/** Why something could not be done. */
export type ProblemOf<Code extends string> = { ok: false; code: Code } & Details

/** The expected failures of one feature, by their codes. */
export function defineProblems<Code extends string>(meanings: Readonly<Record<Code, Meaning>>) {
  return { meanings, problem, isCode }

  /** An expected failure. */
  function problem(code: Code, details: Details = {}): ProblemOf<Code> {
    return { ok: false, code, ...details }
  }

  /** Whether a text is one of the codes. */
  function isCode(text: string | null | undefined): text is Code {
    return typeof text === 'string' && Object.hasOwn(meanings, text)
  }
}
