import { batches } from '../platform/batches.ts'
import type { Log } from '../platform/log.ts'
import { picturePath, type PictureStore } from './picture-store.ts'
import { downloadPicture } from './picture-download.ts'
import { fetchPictureUrls } from './picture-urls.ts'
import type { PostRow } from './post-store.ts'
import { problem, type Problem } from './sync-problem.ts'
import type { Get } from './linkedin-api.ts'
import type { SyncEnv, Timing } from './settings.ts'

const atOnce = 5

type Parts = {
  get: Get
  env: SyncEnv
  pictures: PictureStore
  log: Log
  timing: Timing
  signal: AbortSignal
}

/** Adds pictures to the rows: first those in the store, then five new ones at a time, so that a run may stop between. */
export async function* addPictures(
  parts: Parts,
  rows: readonly PostRow[],
  urnOf: (row: PostRow) => string | undefined,
) {
  const { get, pictures: store, signal } = parts
  const paths = await store.paths()
  if (!paths) {
    yield { rows: [...rows], problems: pictureProblems(['the blob store']), pictures: 0 }
    return
  }
  const urns = new Set(rows.flatMap((row) => urnOf(row) ?? []))
  const known = [...urns].filter((urn) => paths.has(picturePath(urn)))
  yield pictured([], [])

  const { urls, problems } = await fetchPictureUrls(
    get,
    [...urns].filter((urn) => !known.includes(urn)),
  )
  let reasons: string[] = problems.map((each) => each.code)
  let fetched: string[] = []
  yield pictured(fetched, reasons)
  for (const group of batches([...urls], atOnce)) {
    if (signal.aborted) break
    const copies = await Promise.all(group.map(async ([urn, url]) => copyPicture(parts, urn, url)))
    fetched = [...fetched, ...copies.flatMap((copy) => (copy.ok ? copy.urn : []))]
    reasons = [...reasons, ...copies.flatMap((copy) => (copy.ok ? [] : (copy.reason ?? [])))]
    yield pictured(fetched, reasons)
  }

  function pictured(fresh: string[], why: readonly string[]) {
    const held = new Set([...known, ...fresh])
    const withPictures = rows.map((row) => {
      const urn = urnOf(row)
      return urn === undefined
        ? row
        : { ...row, image_url: held.has(urn) ? picturePath(urn) : null }
    })
    return {
      rows: withPictures,
      problems: pictureProblems(why),
      pictures: fresh.length,
    }
  }
}

function pictureProblems(reasons: readonly string[]): Problem[] {
  if (reasons.length === 0) return []
  return [problem('pictures_unavailable', { detail: [...new Set(reasons)].join(', ') })]
}

/** `reason` says why there is no picture that a later run may still get. */
type Copy = { ok: true; urn: string } | { ok: false; reason?: string }

async function copyPicture(parts: Parts, urn: string, url: string): Promise<Copy> {
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
