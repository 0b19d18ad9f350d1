import { meanings, type Problem, type SyncCode } from './problem.ts'
import type { Report } from './run-store.ts'

export type Tally = { fetched: number; stored: number; hidden: number; pictures: number }
/** What a run has done when it begins. */
export const nothingYet: Tally = { fetched: 0, stored: 0, hidden: 0, pictures: 0 }

type Options = { cooldownSeconds: number; warnings?: string[] }

/** The row of a run that got nowhere, or that the database left halfway. */
export function failedReport(tally: Tally, cause: Problem, options: Options): Report {
  return {
    ...report(tally, 'failed', options, cause),
    retry_after_seconds: cooldown(options, [cause]),
  }
}

/** The row of a run that reached its end: with nothing found, with gaps, or with all of it. */
export function endedReport(tally: Tally, gaps: Problem[], options: Options): Report {
  if (tally.fetched === 0) {
    const cause: Problem = gaps[0] ?? { ok: false, code: 'no_posts' }
    return {
      ...report(tally, 'empty', options, cause),
      retry_after_seconds: cooldown(options, gaps),
    }
  }
  return gaps[0] ? report(tally, 'partial', options, gaps[0]) : report(tally, 'succeeded', options)
}

/** The cool-down's seconds, or as long as LinkedIn asks callers to stay away, if that is longer. */
function cooldown({ cooldownSeconds }: Options, causes: Problem[]): number {
  return Math.max(cooldownSeconds, ...causes.map((cause) => cause.retryAfterSeconds ?? 0))
}

function report(tally: Tally, outcome: Report['outcome'], options: Options, cause?: Problem) {
  const { warnings = [] } = options
  return {
    ...tally,
    outcome,
    error_code: cause?.code ?? null,
    error: cause ? sentence(cause.code, cause.detail) : null,
    warning: warnings.length > 0 ? warnings.join(' ') : null,
    retry_after_seconds: null,
  }
}

function sentence(code: SyncCode, detail: string | undefined) {
  const { sentence: text } = meanings[code]
  return detail ? `${text} (${detail})` : text
}
