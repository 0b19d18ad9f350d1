import type { BlobStore } from '../platform/blobs.ts'
import type { Log } from '../platform/log.ts'
import { readCounts } from './counts.ts'
import { findPosts, type Found } from './finder.ts'
import { picturePath } from './news-images.ts'
import { organizationName } from './organization.ts'
import { mirrorPictures } from './pictures.ts'
import { describePost } from './post-element.ts'
import type { PostStore } from './post-store.ts'
import { problem, type Problem } from './problem.ts'
import { postsToHide } from './removal.ts'
import { endedReport, failedReport, nothingYet } from './report.ts'
import type { Get } from './request.ts'
import { createRowWriter } from './row-writer.ts'
import type { Report } from './run-store.ts'
import type { SyncEnv, Timing } from './settings.ts'
import type { TokenKeeper } from './token-keeper.ts'

const newest = 50

export type SyncParts = {
  env: SyncEnv
  get: Get
  posts: PostStore
  images: BlobStore
  tokens: TokenKeeper
  log: Log
  timing: Timing
  /** Aborts when the run's time is up. */
  signal: AbortSignal
}

/**
 * Brings the table up to LinkedIn's newest 50 public posts: first the posts themselves, then what
 * LinkedIn no longer shows, then counts, then pictures, each written as soon as it is known. It may
 * stop at any point and loses nothing by it: the next run goes on. Nothing is ever deleted.
 */
export async function syncPosts(parts: SyncParts): Promise<Report> {
  const { env, get, posts, tokens, log, signal } = parts
  const tally = { ...nothingYet }
  const warnings: string[] = []
  const options = () => ({
    cooldownSeconds: env.SYNC_COOLDOWN_SECONDS,
    warnings: [...warnings, ...tokens.warnings()],
  })
  const fail = (cause: Problem) => failedReport(tally, cause, options())

  const known = await posts.newest()
  if (!known.ok) return fail(signal.aborted ? problem('out_of_time') : known)
  const stored = known.posts
  const finding = await findPosts(get, env, newest)
  if (!finding.ok) return fail(finding)
  const { found } = finding
  if (found.posts.length === 0 && found.unreadable.length > 0) {
    return fail(problem('linkedin_bad_answer', 'not one post could be read'))
  }

  const shown = found.posts.filter((post) => post.isPublic).slice(0, newest)
  tally.fetched = shown.length
  const writer = createRowWriter(posts, stored, signal)
  const pictures = shown.length > 0 ? await composeRows() : new Map<string, string>()
  const gaps = unfinished(found)
  const stopped =
    (await writeRows()) ?? (await hideRemoved()) ?? (await addCounts()) ?? (await addPictures())
  if (stopped && stopped.code !== 'out_of_time') return fail(stopped)
  if (stopped && tally.stored === 0 && tally.fetched > 0) return fail(stopped)
  if (stopped || signal.aborted) gaps.unshift(problem('out_of_time'))
  return endedReport(tally, gaps, options())

  async function composeRows() {
    const name = await authorName()
    const byId = new Map(stored.map((post) => [post.id, post]))
    const pictureOf = new Map<string, string>()
    for (const post of shown) {
      const { row, picture } = describePost(post, name)
      if (picture) pictureOf.set(post.id, picture)
      const { likes = 0, comments = 0, shares = 0, image_url = null } = byId.get(post.id) ?? {}
      writer.rows.set(post.id, {
        ...row,
        image_url: picture ? image_url : null,
        likes,
        comments,
        shares,
        hidden_at: null,
      })
    }
    return pictureOf
  }

  async function authorName() {
    const organization = await organizationName(get, env)
    if (organization.ok) return organization.name
    log.warn('The organisation’s name could not be read', { code: organization.code })
    warnings.push(`The organisation's name could not be read (${organization.code}).`)
    const author = stored[0]?.author
    return typeof author === 'object' ? author.name : (author ?? 'LinkedIn')
  }

  async function writeRows(): Promise<Problem | undefined> {
    const written = await writer.write()
    tally.stored = writer.stored()
    return written.ok ? undefined : written
  }

  async function hideRemoved(): Promise<Problem | undefined> {
    const ids = postsToHide(stored, found)
    if (ids.length === 0) return undefined
    if (signal.aborted) return problem('out_of_time')
    const hidden = await posts.hide(ids)
    if (!hidden.ok) return hidden
    tally.hidden = ids.length
    return undefined
  }

  async function addCounts(): Promise<Problem | undefined> {
    const { counts, problems } = await readCounts(get, env, [...writer.rows.keys()])
    for (const [id, count] of counts) writer.change(id, count)
    if (problems[0])
      gaps.push(
        gap(
          'counts_unavailable',
          problems.map((each) => each.code),
        ),
      )
    return writeRows()
  }

  async function addPictures(): Promise<Problem | undefined> {
    let stop: Problem | undefined
    const { held, fetched, reasons } = await mirrorPictures(parts, [...pictures.values()], keep)
    tally.pictures = fetched
    if (held === undefined || reasons.length > 0) {
      gaps.push(gap('pictures_unavailable', reasons))
    }
    return stop

    async function keep(urns: Set<string>) {
      for (const [id, urn] of pictures) {
        writer.change(id, { image_url: urns.has(urn) ? picturePath(urn) : null })
      }
      stop ??= await writeRows()
      return stop === undefined
    }
  }
}

function unfinished(found: Found): Problem[] {
  const gaps: Problem[] = found.cut ? [found.cut] : []
  const { length } = found.unreadable
  if (length > 0) gaps.push(problem('linkedin_bad_answer', `${length} posts could not be read`))
  return gaps
}

function gap(code: 'counts_unavailable' | 'pictures_unavailable', reasons: string[]) {
  return problem(code, [...new Set(reasons)].join(', '))
}
