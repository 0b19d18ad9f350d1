import { defineProblems, type ProblemOf } from '../platform/problems.ts'

/** What can stop a run or go wrong in it, in sentences for the owner. */
export const { meanings, problem, isCode } = defineProblems({
  not_configured: {
    status: 503,
    sentence: 'A setting is missing or has a wrong form.',
  },
  token_invalid: { status: 502, sentence: 'LinkedIn does not accept the access token.' },
  token_revoked: { status: 502, sentence: 'The LinkedIn access token has been revoked.' },
  token_expired: { status: 502, sentence: 'The LinkedIn access token has expired.' },
  token_refresh_failed: {
    status: 502,
    sentence: 'LinkedIn gave no new access token for the refresh token.',
  },
  access_denied: {
    status: 502,
    sentence:
      'LinkedIn denies the posts: the token lacks the scope r_organization_social, or its holder has no role on the page. The news page shows what is stored.',
  },
  likes_denied: {
    status: 502,
    sentence:
      'LinkedIn denies likes and comments: the token lacks the scope r_organization_social_feed. The news page shows the last known numbers, and 0 for new posts.',
  },
  shares_denied: {
    status: 502,
    sentence:
      'LinkedIn denies the number of shares: the token lacks the scope rw_organization_admin, or its holder is no administrator of the page. The news page shows the last known numbers, and 0 for new posts.',
  },
  name_denied: {
    status: 502,
    sentence:
      'LinkedIn denies the page’s name: the token lacks the scope rw_organization_admin. The news page shows the last known one.',
  },
  name_unavailable: {
    status: 502,
    sentence: 'The page’s name could not be read. The last known one is kept.',
  },
  version_retired: {
    status: 502,
    sentence: 'LinkedIn has retired this API version. Raise LINKEDIN_VERSION.',
  },
  rate_limited: { status: 503, sentence: 'LinkedIn’s request quota is used up for now.' },
  linkedin_refused: { status: 502, sentence: 'LinkedIn refused the request.' },
  linkedin_unavailable: { status: 502, sentence: 'LinkedIn is not available at the moment.' },
  linkedin_unreachable: { status: 502, sentence: 'LinkedIn could not be reached.' },
  linkedin_cut_off: { status: 502, sentence: 'LinkedIn’s answer broke off halfway.' },
  linkedin_timeout: { status: 504, sentence: 'LinkedIn did not answer in time.' },
  linkedin_bad_answer: { status: 502, sentence: 'LinkedIn’s answer could not be read.' },
  counts_unavailable: {
    status: 502,
    sentence: 'Some counts could not be read. The stored ones are kept.',
  },
  pictures_unavailable: {
    status: 502,
    sentence: 'Some pictures could not be fetched. The next run tries again.',
  },
  no_posts: { status: 503, sentence: 'LinkedIn shows no public posts.' },
  out_of_time: { status: 504, sentence: 'The run ran out of time. The next one continues.' },
  run_under_way: {
    status: 503,
    sentence:
      'Another run held the lock until this one had no time left. The news page shows what is stored; the next daily run takes over.',
  },
  run_abandoned: { status: 503, sentence: 'The run ended without a result.' },
  internal_error: { status: 500, sentence: 'The sync failed.' },
  database_paused: {
    status: 503,
    sentence:
      'The Supabase project is paused or over its quota: restore it in Supabase’s dashboard.',
  },
  database_refused: { status: 503, sentence: 'The database refused a request.' },
  bad_rows: {
    status: 500,
    sentence:
      'Rows of linkedin_posts have a date that nobody can read, and are left out. The run’s detail names them.',
  },
  mass_hide: {
    status: 502,
    sentence:
      'More than half of the shown posts are gone at LinkedIn at once, so none was hidden. If that is right, set hidden_at in Supabase.',
  },
  database_too_large: { status: 503, sentence: 'The database’s answer was larger than 5 MB.' },
  database_unreachable: { status: 503, sentence: 'The database could not be reached.' },
})

export type SyncCode = keyof typeof meanings
export type Problem = ProblemOf<SyncCode>

/** The problem of a run that goes on without likes, shares or the page's name. A missing scope has its own code. */
export function problemWith(part: 'likes' | 'shares' | 'name', cause: Problem): Problem {
  if (cause.code === 'access_denied') return problem(`${part}_denied`, { detail: cause.detail })
  const code = part === 'name' ? 'name_unavailable' : 'counts_unavailable'
  return problem(code, { detail: `${part}: ${cause.code}` })
}
