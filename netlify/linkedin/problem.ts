import type { DatabaseCode } from '../platform/supabase.ts'

export type SyncCode =
  | 'token_invalid'
  | 'token_revoked'
  | 'token_expired'
  | 'token_refresh_failed'
  | 'access_denied'
  | 'version_retired'
  | 'rate_limited'
  | 'linkedin_refused'
  | 'linkedin_unavailable'
  | 'linkedin_unreachable'
  | 'linkedin_cut_off'
  | 'linkedin_timeout'
  | 'linkedin_bad_answer'
  | 'counts_unavailable'
  | 'pictures_unavailable'
  | 'no_posts'
  | 'out_of_time'
  | 'run_abandoned'
  | 'internal_error'
  | DatabaseCode

/** Why something could not be done. `detail` is for the log and the run's row, never for visitors. */
export type Problem = {
  ok: false
  code: SyncCode
  detail?: string
  /** How long LinkedIn asks callers to stay away. */
  retryAfterSeconds?: number
}

/** An expected failure. */
export function problem(code: SyncCode, detail?: string): Problem {
  return { ok: false, code, detail }
}

/** A part that is missing for these reasons; nothing without any. */
export function gap(
  code: 'counts_unavailable' | 'pictures_unavailable',
  reasons: readonly string[],
): Problem[] {
  return reasons.length > 0 ? [problem(code, [...new Set(reasons)].join(', '))] : []
}

type Meaning = { status: number; sentence: string }

/** Each code's HTTP status and its sentence for a person. */
export const meanings: Record<SyncCode, Meaning> = {
  token_invalid: { status: 502, sentence: 'LinkedIn does not accept the access token.' },
  token_revoked: { status: 502, sentence: 'The LinkedIn access token has been revoked.' },
  token_expired: { status: 502, sentence: 'The LinkedIn access token has expired.' },
  token_refresh_failed: {
    status: 502,
    sentence: 'LinkedIn did not exchange the refresh token for a new access token.',
  },
  access_denied: {
    status: 502,
    sentence: 'LinkedIn denies access: the token lacks a scope or its owner a role on the page.',
  },
  version_retired: {
    status: 502,
    sentence: 'LinkedIn has retired this API version: raise LINKEDIN_VERSION.',
  },
  rate_limited: { status: 503, sentence: 'LinkedIn’s request quota is used up for now.' },
  linkedin_refused: { status: 502, sentence: 'LinkedIn refused the request.' },
  linkedin_unavailable: { status: 502, sentence: 'LinkedIn is not available at the moment.' },
  linkedin_unreachable: { status: 502, sentence: 'LinkedIn could not be reached.' },
  linkedin_cut_off: { status: 502, sentence: 'LinkedIn’s answer broke off.' },
  linkedin_timeout: { status: 504, sentence: 'LinkedIn did not answer in time.' },
  linkedin_bad_answer: { status: 502, sentence: 'LinkedIn’s answer could not be read.' },
  counts_unavailable: {
    status: 502,
    sentence: 'Some counts could not be read: the stored ones stay.',
  },
  pictures_unavailable: {
    status: 502,
    sentence: 'Some pictures could not be fetched: the next run tries again.',
  },
  no_posts: { status: 503, sentence: 'LinkedIn shows no public posts.' },
  out_of_time: { status: 504, sentence: 'The run used up its time: the next one goes on.' },
  run_abandoned: { status: 503, sentence: 'The run ended without a result.' },
  internal_error: { status: 500, sentence: 'The sync failed.' },
  database_refused: { status: 503, sentence: 'The database refused a request.' },
  database_unreachable: { status: 503, sentence: 'The database could not be reached.' },
}

/** Whether a text is one of the codes. */
export function isSyncCode(text: string | null | undefined): text is SyncCode {
  return typeof text === 'string' && Object.hasOwn(meanings, text)
}
