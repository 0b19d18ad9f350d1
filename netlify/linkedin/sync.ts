import { composeRows } from './compose-rows.ts'
import { findPosts, type Found } from './finder.ts'
import type { StoredPost } from './post-store.ts'
import { problem, type Problem } from './problem.ts'
import { endedReport, failedReport, nothingYet } from './report.ts'
import { createRowWriter } from './row-writer.ts'
import type { Report } from './run-store.ts'
import type { SyncParts, SyncRun } from './sync-run.ts'
import { addCounts, addPictures, hideRemoved, writeRows } from './sync-steps.ts'

const newest = 50

/**
 * Brings the table up to LinkedIn's newest 50 public posts: first the posts themselves, then what
 * LinkedIn no longer shows, then counts, then pictures, each written as soon as it is known. It may
 * stop at any point and loses nothing by it: the next run goes on. Nothing is ever deleted.
 */
export async function syncPosts(parts: SyncParts): Promise<Report> {
  const both = await readBoth(parts)
  if (!both.ok) return failedReport(nothingYet, both, options(parts))

  const shown = both.found.posts.filter((post) => post.isPublic).slice(0, newest)
  const run: SyncRun = {
    ...parts,
    ...both,
    shown,
    writer: createRowWriter(parts.posts, both.stored, parts.signal),
    tally: { ...nothingYet, fetched: shown.length },
    gaps: unfinished(both.found),
    warnings: [],
  }
  const pictures = await composeRows(run)
  const stopped =
    (await writeRows(run)) ??
    (await hideRemoved(run)) ??
    (await addCounts(run)) ??
    (await addPictures(run, pictures))
  return report(run, stopped)
}

/** Reads what the table holds and what LinkedIn shows. */
async function readBoth({
  env,
  get,
  posts,
  signal,
}: SyncParts): Promise<{ ok: true; stored: StoredPost[]; found: Found } | Problem> {
  const known = await posts.newest()
  if (!known.ok) return signal.aborted ? problem('out_of_time') : known
  const finding = await findPosts(get, env, newest)
  if (!finding.ok) return finding
  const { found } = finding
  if (found.posts.length === 0 && found.unreadable.length > 0) {
    return problem('linkedin_bad_answer', 'not one post could be read')
  }
  return { ok: true, stored: known.posts, found }
}

function unfinished(found: Found): Problem[] {
  const gaps: Problem[] = found.cut ? [found.cut] : []
  const { length } = found.unreadable
  if (length > 0) gaps.push(problem('linkedin_bad_answer', `${length} posts could not be read`))
  return gaps
}

function report(run: SyncRun, stopped?: Problem) {
  const { signal, tally, gaps, warnings } = run
  const gotNowhere = tally.stored === 0 && tally.fetched > 0
  if (stopped && (stopped.code !== 'out_of_time' || gotNowhere)) {
    return failedReport(tally, stopped, options(run, warnings))
  }
  const isCut = stopped !== undefined || signal.aborted
  return endedReport(
    tally,
    isCut ? [problem('out_of_time'), ...gaps] : gaps,
    options(run, warnings),
  )
}

function options({ env, tokens }: SyncParts, warnings: string[] = []) {
  return {
    cooldownSeconds: env.SYNC_COOLDOWN_SECONDS,
    warnings: [...warnings, ...tokens.warnings()],
  }
}
