import { keptDatabase } from './kept-database.ts'
import type { Kept } from './kept-runbook.ts'

/** Lists what this browser keeps, the newest first, without creating a database. */
export async function listKept(): Promise<Kept[]> {
  try {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === keptDatabase)) return []
    const { keptRunbooks } = await import('./kept-runbook.ts')
    return await keptRunbooks()
  } catch {
    return []
  }
}
