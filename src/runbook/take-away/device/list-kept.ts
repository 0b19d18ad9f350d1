import { keptDatabase } from './kept-database.ts'
import type { Kept } from './kept-runbook.ts'

/** What is kept on this device, the newest first. Makes no database where there is none. */
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
