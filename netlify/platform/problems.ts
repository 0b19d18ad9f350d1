export type Meaning = {
  status: number
  sentence: string
}

type Details = {
  /** Details for the log and the row, never for visitors. */
  detail?: string
  retryAfterSeconds?: number
  /** The outside service's id of the request. */
  requestId?: string
}

export type ProblemOf<Code extends string> = { ok: false; code: Code } & Details

/** The expected failures of one feature, by their codes. */
export function defineProblems<Code extends string>(meanings: Readonly<Record<Code, Meaning>>) {
  return { meanings, problem, isCode }

  function problem(code: Code, details: Details = {}): ProblemOf<Code> {
    return { ok: false, code, ...details }
  }

  function isCode(text: string | null | undefined): text is Code {
    return typeof text === 'string' && Object.hasOwn(meanings, text)
  }
}
