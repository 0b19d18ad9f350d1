import type { PostRow, PostStore, StoredPost } from './post-store.ts'
import type { Problem } from './sync-problem.ts'

/** How far a sync has come. */
export type Progress = {
  /** The rows that the table should have, as far as the sync knows them. */
  rows: PostRow[]
  /** The rows that it has. */
  stored: StoredPost[]
  /** Why the database refused rows, by their ids. */
  refused: ReadonlyMap<string, Problem>
  /** How many rows were written, and how many hidden. */
  written: number
  hidden: number
  /** How many pictures were copied. */
  pictures: number
  problems: Problem[]
  /** Why nothing more can be written. */
  stopped?: Problem
}

/** Writes the rows that are new or changed. A row that the database refused is not tried again. */
export async function saveRows(posts: PostStore, progress: Progress): Promise<Progress> {
  const { rows, stored, refused, written } = progress
  const accepted = rows.filter(({ id }) => !refused.has(id))
  const saved = await posts.save(accepted, stored)
  return {
    ...progress,
    stored: saved.stored,
    refused: new Map([...refused, ...saved.refused]),
    written: written + saved.written,
    stopped: saved.stopped,
  }
}

export async function hidePosts(
  posts: PostStore,
  progress: Progress,
  ids: readonly string[],
): Promise<Progress> {
  if (progress.stopped) return progress
  const { stored, stopped } = await posts.hide(ids, progress.stored)
  return { ...progress, stored, stopped, hidden: stopped ? 0 : ids.length }
}
