import { handOverDatabase } from './hand-over-database.ts'
import { keptDatabase } from './kept-database.ts'
import type { Kept } from './kept-runbook.ts'

async function exists(database: string): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === database)
}

/** Lists what this browser keeps, the newest first, without creating a database. */
export async function listKept(): Promise<Kept[]> {
  try {
    if (!(await exists(keptDatabase))) return []
    const { keptRunbooks } = await import('./kept-runbook.ts')
    return await keptRunbooks()
  } catch {
    return []
  }
}

/** Deletes a file on its way between two pages that no page has taken in time, without creating a database. */
export async function forgetStale(): Promise<void> {
  try {
    if (!(await exists(handOverDatabase))) return
    const { deleteStale } = await import('./hand-over.ts')
    await deleteStale()
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
