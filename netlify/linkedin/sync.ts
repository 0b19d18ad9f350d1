import { cdnTags, type CdnTag } from '../platform/cdn.ts'
import { addCounts } from './add-counts.ts'
import { composeRow } from './compose-row.ts'
import { fetchAuthor } from './fetch-author.ts'
import { fetchNewestPosts } from './fetch-newest-posts.ts'
import { findPostsToHide } from './find-posts-to-hide.ts'
import { savePictures } from './save-pictures.ts'
import { hasRow, type StoredPost } from './post-store.ts'
import { hidePosts, saveRows, type Progress } from './progress.ts'
import type { FetchedPost } from './read-post.ts'
import type { SyncParts } from './sync-parts.ts'
import { problem, type Problem } from './sync-problem.ts'

export type Synced = {
  tally: { fetched: number; stored: number; hidden: number; pictures: number }
  /** Why it failed, at the start or halfway. */
  failure?: Problem
  /** Why a sync that reached its end did not store everything. */
  problems: Problem[]
  warnings: string[]
  /** The CDN's tags whose answers are out of date. */
  stale: CdnTag[]
}
export const nothingYet = { fetched: 0, stored: 0, hidden: 0, pictures: 0 }

/** Updates the table to LinkedIn's newest 50 public posts. */
export async function syncPosts(parts: SyncParts): Promise<Synced> {
  const { env, get, posts, token, signal } = parts
  const read = await posts.read()
  if (!read.ok) return failed(read)
  const fetched = await fetchNewestPosts(get, env)
  if (!fetched.ok) return failed(fetched)
  const ids = fetched.newest.map(({ id }) => id)
  const stored = await posts.addTexts(read.posts, ids)
  if (!stored.ok) return failed(stored)
  const composed = await composeRows(parts, fetched.newest, stored.posts)
  const toHide = await findPostsToHide(get, stored.posts, fetched)

  // Each step is saved before the next begins, so that a sync that is stopped loses nothing.
  let progress = await saveRows(posts, {
    rows: composed.rows,
    stored: stored.posts,
    refused: new Map(),
    written: 0,
    hidden: 0,
    pictures: 0,
    problems: [...fetched.problems, ...toHide.problems],
  })
  progress = await hidePosts(posts, progress, toHide.ids)
  if (!progress.stopped) progress = await saveCounts(parts, progress)
  if (!progress.stopped) progress = await savePictures(parts, progress, fetched.newest)
  const removed =
    progress.stopped || signal.aborted ? 0 : await removeUnused(parts, progress.stored)

  const problems = [...progress.problems, ...composed.problems, ...read.problems]
  return summarize(parts, { ...progress, problems }, removed)

  function failed(failure: Problem): Synced {
    return { tally: nothingYet, failure, problems: [], warnings: token.warnings(), stale: [] }
  }
}

async function composeRows(
  parts: SyncParts,
  newest: readonly FetchedPost[],
  stored: readonly StoredPost[],
) {
  if (newest.length === 0) return { rows: [], problems: [] }
  const { name, problems } = await fetchAuthor(parts, stored)
  const byId = new Map(stored.map((post) => [post.id, post]))
  return { rows: newest.map((post) => composeRow(post, name, byId.get(post.id))), problems }
}

async function saveCounts(parts: SyncParts, progress: Progress) {
  const { rows, problems } = await addCounts(parts, progress.rows)
  return saveRows(parts.posts, {
    ...progress,
    rows,
    problems: [...progress.problems, ...problems],
  })
}

/** Returns how many pictures were removed. */
async function removeUnused({ pictures, posts, log }: SyncParts, stored: readonly StoredPost[]) {
  const visible = stored.filter((post) => post.hidden_at === null)
  const used = new Set(visible.map((post) => post.image_url))
  const paths = [...((await pictures.paths()) ?? [])].filter((path) => !used.has(path))
  const removed = await pictures.remove(await posts.unused(paths))
  if (removed > 0) log.info('Removed pictures that no post shows', { removed })
  return removed
}

function summarize({ token, signal }: SyncParts, progress: Progress, removed: number): Synced {
  const { rows, stored, refused, written, hidden, pictures, problems } = progress
  const tally = {
    fetched: rows.length,
    stored: rows.filter((row) => hasRow(stored, row)).length,
    hidden,
    pictures,
  }
  const stopped = progress.stopped ?? (signal.aborted ? problem('out_of_time') : undefined)
  const worst = [...(stopped ? [stopped] : []), ...refusedProblem(refused)]
  const gotNowhere = tally.fetched > 0 && tally.stored === 0
  const isFailed = gotNowhere || (stopped !== undefined && stopped.code !== 'out_of_time')
  return {
    tally,
    failure: isFailed ? worst[0] : undefined,
    problems: [...worst, ...problems],
    warnings: token.warnings(),
    stale: [
      ...(written + hidden > 0 ? [cdnTags.posts] : []),
      ...(removed > 0 ? [cdnTags.pictures] : []),
    ],
  }
}

function refusedProblem(refused: ReadonlyMap<string, Problem>): Problem[] {
  const [first] = refused.values()
  if (!first) return []
  return [problem('database_refused', { detail: `${refused.size} of the posts: ${first.detail}` })]
}
