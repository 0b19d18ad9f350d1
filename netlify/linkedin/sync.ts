import { cdnTags, type CdnTag } from '../platform/cdn.ts'
import type { Log } from '../platform/log.ts'
import { composeRow } from './compose-row.ts'
import { addCounts } from './counts.ts'
import { fetchNewestPosts, type Fetched } from './fetch-newest-posts.ts'
import { findPostsToHide } from './find-posts-to-hide.ts'
import type { PictureStore } from './picture-store.ts'
import { addPictures } from './pictures.ts'
import { hasRow, type StoredPost, type PostStore, type PostRow } from './post-store.ts'
import { problemWith, problem, type Problem } from './sync-problem.ts'
import { parseAnswer, type Get } from './linkedin-api.ts'
import type { SyncEnv, Timing } from './settings.ts'
import type { Token } from './token.ts'
import { z } from 'zod'
import { authorName } from '../../src/contracts/linkedin-post.ts'
import { company } from '../../src/site.ts'

export type SyncParts = {
  env: SyncEnv
  get: Get
  posts: PostStore
  pictures: PictureStore
  token: Token
  log: Log
  timing: Timing
  signal: AbortSignal
}

export type Synced = {
  tally: { fetched: number; stored: number; hidden: number; pictures: number }
  /** Why it failed, at the start or halfway. */
  failure?: Problem
  /** Why a run that reached its end did not store everything. */
  problems: Problem[]
  warnings: string[]
  /** The CDN's tags whose answers are out of date. */
  stale: CdnTag[]
}
export const nothingYet = { fetched: 0, stored: 0, hidden: 0, pictures: 0 }

/** The rows that the table should have, as far as the run knows them. */
type Step = { rows: PostRow[]; hide: string[]; problems: Problem[]; pictures: number }

/** Updates the table to LinkedIn's newest 50 public posts in steps, so that a run that stops loses nothing. */
export async function syncPosts(parts: SyncParts): Promise<Synced> {
  const { env, get, posts, token, signal } = parts
  const newest = await posts.newest()
  if (!newest.ok) return failed(newest)
  const fetched = await fetchNewestPosts(get, env)
  if (!fetched.ok) return failed(fetched)
  const stored = await posts.addTexts(
    newest.posts,
    fetched.newest.map(({ id }) => id),
  )
  if (!stored.ok) return failed(stored)
  const author =
    fetched.newest.length > 0 ? await readAuthor(parts, stored.posts) : { name: '', problems: [] }
  const writing = steps(parts, { fetched, author: author.name, stored: stored.posts })
  const {
    stored: table,
    last,
    hidden,
    written,
    refused,
    stopped,
  } = await writeSteps(posts, writing, stored.posts)
  const removed = stopped || signal.aborted ? 0 : await removeUnused(parts, table)

  const tally = {
    fetched: fetched.newest.length,
    stored: last.rows.filter((row) => hasRow(table, row)).length,
    hidden,
    pictures: last.pictures,
  }
  const gotNowhere = tally.stored === 0 && tally.fetched > 0
  const isStopped = stopped !== undefined || signal.aborted
  const stops = [
    ...(isStopped ? [stopped ?? problem('out_of_time')] : []),
    ...refusedProblem(refused),
  ]
  const isFailed = gotNowhere || (stopped !== undefined && stopped.code !== 'out_of_time')
  return {
    tally,
    failure: isFailed ? stops[0] : undefined,
    problems: [...stops, ...last.problems, ...author.problems, ...newest.problems],
    warnings: token.warnings(),
    stale: [
      ...(written + hidden > 0 ? [cdnTags.posts] : []),
      ...(removed > 0 ? [cdnTags.pictures] : []),
    ],
  }

  function failed(failure: Problem): Synced {
    return { tally: nothingYet, failure, problems: [], warnings: token.warnings(), stale: [] }
  }
}

/** Writes each step before the next begins. Stops if one cannot be written. */
async function writeSteps(posts: PostStore, writing: AsyncGenerator<Step>, before: StoredPost[]) {
  let stored = before
  const refused = new Map<string, Problem>()
  let last: Step = { rows: [], hide: [], problems: [], pictures: 0 }
  let hidden = 0
  let written = 0
  for await (const step of writing) {
    last = step
    const saved = await posts.save(
      step.rows.filter(({ id }) => !refused.has(id)),
      stored,
    )
    for (const [id, cause] of saved.refused) refused.set(id, cause)
    stored = saved.stored
    written += saved.written
    const hiding = saved.stopped ? saved : await posts.hide(step.hide, stored)
    stored = hiding.stored
    if (hiding.stopped) return { stored, last, hidden, written, refused, stopped: hiding.stopped }
    hidden += step.hide.length
  }
  return { stored, last, hidden, written, refused }
}

/** Why the database refused rows; an empty list if it took all. */
function refusedProblem(refused: ReadonlyMap<string, Problem>): Problem[] {
  const [first] = refused.values()
  if (!first) return []
  return [problem('database_refused', { detail: `${refused.size} of the posts: ${first.detail}` })]
}

/** First posts and hidden ones, then counts, then pictures. */
async function* steps(
  parts: SyncParts,
  { fetched, author, stored }: { fetched: Fetched; author: string; stored: readonly StoredPost[] },
): AsyncGenerator<Step> {
  const byId = new Map(stored.map((post) => [post.id, post]))
  const rows = fetched.newest.map((post) => composeRow(post, author, byId.get(post.id)))
  const gone = await findPostsToHide(parts.get, stored, fetched)
  const problems = [...fetched.problems, ...gone.problems]
  yield { rows, hide: gone.ids, problems, pictures: 0 }
  if (rows.length === 0) return

  const counted = await addCounts(parts, rows)
  const sofar = [...problems, ...counted.problems]
  yield { rows: counted.rows, hide: [], problems: sofar, pictures: 0 }

  const urns = new Map(fetched.newest.map((post) => [post.id, post.picture]))
  for await (const step of addPictures(parts, counted.rows, (row) => urns.get(row.id))) {
    yield { ...step, hide: [], problems: [...sofar, ...step.problems] }
  }
}

/** Returns how many pictures were removed. */
async function removeUnused({ pictures, posts, log }: SyncParts, table: readonly StoredPost[]) {
  const shown = new Set(table.filter((post) => post.hidden_at === null).map((p) => p.image_url))
  const unshown = [...((await pictures.paths()) ?? [])].filter((path) => !shown.has(path))
  const unused = await posts.unused(unshown)
  const removed = await pictures.remove(unused)
  if (removed > 0) log.info('Removed pictures that no post shows', { removed })
  return removed
}

const Organization = z.object({ localizedName: z.string().trim().min(1) })

/** The organisation's name. If LinkedIn does not tell it: the newest stored post's author, or our own name. */
async function readAuthor({ get, env }: SyncParts, stored: readonly StoredPost[]) {
  const answer = await get(`/rest/organizations/${env.LINKEDIN_ORGANIZATION_ID}`, { attempts: 2 })
  const got = parseAnswer(answer, Organization, 'the organisation has no name')
  if (got.ok) return { name: got.data.localizedName, problems: [] }
  const author = stored.find((post) => post.author)?.author
  return { name: author ? authorName(author) : company, problems: [problemWith('name', got)] }
}
