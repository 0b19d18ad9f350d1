import { readCounts } from './counts.ts'
import { picturePath } from './news-images.ts'
import { mirrorPictures } from './pictures.ts'
import { problem, type Problem } from './problem.ts'
import { postsToHide } from './removal.ts'
import type { SyncRun } from './sync-run.ts'

/** Writes the rows that differ from the table's. Like every step, it answers what ends the run. */
export async function writeRows({ writer, tally }: SyncRun): Promise<Problem | undefined> {
  const written = await writer.write()
  tally.stored = writer.stored()
  return written.ok ? undefined : written
}

/** Takes posts out of sight that LinkedIn no longer shows. */
export async function hideRemoved(run: SyncRun): Promise<Problem | undefined> {
  const { posts, stored, found, signal, tally } = run
  const ids = postsToHide(stored, found)
  if (ids.length === 0) return undefined
  if (signal.aborted) return problem('out_of_time')
  const hidden = await posts.hide(ids)
  if (!hidden.ok) return signal.aborted ? problem('out_of_time') : hidden
  tally.hidden = ids.length
  return undefined
}

/** Adds likes, comments and shares, as far as they can be read. */
export async function addCounts(run: SyncRun): Promise<Problem | undefined> {
  const { get, env, writer, gaps } = run
  const { counts, problems } = await readCounts(get, env, [...writer.rows.keys()])
  for (const [id, count] of counts) writer.change(id, count)
  const reasons = problems.map((each) => each.code)
  if (reasons.length > 0) gaps.push(gap('counts_unavailable', reasons))
  return writeRows(run)
}

/** Mirrors pictures, given by post id, and shows each group of them as soon as it is there. */
export async function addPictures(
  run: SyncRun,
  pictures: Map<string, string>,
): Promise<Problem | undefined> {
  let stop: Problem | undefined
  const { held, fetched, reasons } = await mirrorPictures(run, [...pictures.values()], show)
  run.tally.pictures = fetched
  if (held === undefined || reasons.length > 0) {
    run.gaps.push(gap('pictures_unavailable', reasons))
  }
  return stop

  async function show(urns: Set<string>) {
    for (const [id, urn] of pictures) {
      run.writer.change(id, { image_url: urns.has(urn) ? picturePath(urn) : null })
    }
    stop ??= await writeRows(run)
    return stop === undefined
  }
}

function gap(code: 'counts_unavailable' | 'pictures_unavailable', reasons: string[]) {
  return problem(code, [...new Set(reasons)].join(', '))
}
