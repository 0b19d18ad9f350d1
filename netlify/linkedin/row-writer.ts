import type { DatabaseProblem } from '../platform/supabase.ts'
import type { PostStore, StoredPost } from './post-store.ts'
import { problem, type Problem } from './problem.ts'
import { batches } from './restli.ts'

const batchSize = 20

/** Holds the rows of a run and writes those that differ from what the table holds. */
export function createRowWriter(posts: PostStore, stored: StoredPost[], signal: AbortSignal) {
  const rows = new Map<string, StoredPost>()
  const inTable = new Map(stored.map((post) => [post.id, fingerprint(post)]))

  return {
    rows,

    /** How many of the rows the table holds as they are. */
    stored: () => [...rows.values()].filter(isInTable).length,

    change(id: string, columns: Partial<StoredPost>) {
      const row = rows.get(id)
      if (row) rows.set(id, { ...row, ...columns })
    },

    /** Writes what changed, in batches. A batch that fails ends it: those before it stay. */
    async write(): Promise<{ ok: true } | DatabaseProblem | Problem> {
      const changed = [...rows.values()].filter((row) => !isInTable(row))
      for (const batch of batches(changed, batchSize)) {
        if (signal.aborted) return problem('out_of_time')
        const written = await posts.upsert(batch)
        if (!written.ok) return signal.aborted ? problem('out_of_time') : written
        for (const row of batch) inTable.set(row.id, fingerprint(row))
      }
      return { ok: true }
    },
  }

  function isInTable(row: StoredPost) {
    return inTable.get(row.id) === fingerprint(row)
  }
}
export type RowWriter = ReturnType<typeof createRowWriter>

function fingerprint(post: StoredPost) {
  return JSON.stringify(Object.entries(post).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
