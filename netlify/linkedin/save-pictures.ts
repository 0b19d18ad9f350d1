import { batches } from '../platform/batches.ts'
import { downloadPicture } from './picture-download.ts'
import { picturePath } from './picture-store.ts'
import { fetchPictureUrls } from './picture-urls.ts'
import type { PostRow } from './post-store.ts'
import { saveRows, type Progress } from './progress.ts'
import type { FetchedPost } from './read-post.ts'
import type { SyncParts } from './sync-parts.ts'
import { problem, type Problem } from './sync-problem.ts'

const atOnce = 5

/**
 * Gives the rows their pictures: first those that an earlier run copied, then new ones, five at a time. Each five are
 * saved before the next.
 */
export async function savePictures(
  parts: SyncParts,
  before: Progress,
  newest: readonly FetchedPost[],
): Promise<Progress> {
  const { get, pictures, posts, signal } = parts
  if (newest.length === 0) return before
  const paths = await pictures.paths()
  if (!paths) {
    return { ...before, problems: [...before.problems, ...pictureProblem(['the blob store'])] }
  }
  const urns = [...new Set(newest.flatMap((post) => post.picture ?? []))]
  let copied = urns.filter((urn) => paths.has(picturePath(urn)))
  let progress = await saveRows(posts, {
    ...before,
    rows: withPictures(before.rows, newest, copied),
  })
  if (progress.stopped) return progress

  const { urls, problems } = await fetchPictureUrls(
    get,
    urns.filter((urn) => !copied.includes(urn)),
  )
  let reasons: string[] = problems.map(({ code }) => code)
  for (const group of batches([...urls], atOnce)) {
    if (progress.stopped || signal.aborted) break
    const copies = await Promise.all(group.map(async ([urn, url]) => copyPicture(parts, urn, url)))
    const fresh = copies.flatMap((copy) => (copy.ok ? copy.urn : []))
    copied = [...copied, ...fresh]
    reasons = [...reasons, ...copies.flatMap((copy) => (copy.ok ? [] : (copy.reason ?? [])))]
    progress = await saveRows(posts, {
      ...progress,
      rows: withPictures(progress.rows, newest, copied),
      pictures: progress.pictures + fresh.length,
    })
  }
  return { ...progress, problems: [...before.problems, ...pictureProblem(reasons)] }
}

function withPictures(
  rows: readonly PostRow[],
  newest: readonly FetchedPost[],
  copied: readonly string[],
) {
  const pictureOf = new Map(newest.map(({ id, picture }) => [id, picture]))
  return rows.map((row) => {
    const urn = pictureOf.get(row.id)
    if (urn === undefined) return row
    return { ...row, image_url: copied.includes(urn) ? picturePath(urn) : null }
  })
}

function pictureProblem(reasons: readonly string[]): Problem[] {
  if (reasons.length === 0) return []
  return [problem('pictures_unavailable', { detail: [...new Set(reasons)].join(', ') })]
}

/** `reason` says why there is no picture that a later run may still get. */
type Copy = { ok: true; urn: string } | { ok: false; reason?: string }

async function copyPicture(parts: SyncParts, urn: string, url: string): Promise<Copy> {
  const { env, pictures, log, timing, signal } = parts
  const download = await downloadPicture(url, env, timing, signal)
  if (!download.ok) {
    log.warn('A picture was not mirrored', { urn, reason: download.reason })
    return download.code === 'unavailable' ? { ok: false, reason: download.reason } : { ok: false }
  }
  const written = await pictures.keep(urn, download.bytes, download.type)
  if (written.ok) return { ok: true, urn }
  log.warn('A picture was not kept', { urn, cause: written.error })
  return { ok: false, reason: 'the blob store' }
}
