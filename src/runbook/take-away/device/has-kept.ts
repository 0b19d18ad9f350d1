import { keptDatabase } from './kept-database.ts'

/** Whether a runbook is kept on this device, readable or not. Makes no database where there is none. */
export async function hasKept(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === keptDatabase)) return false
    const { isKept } = await import('./kept-runbook.ts')
    return await isKept()
  } catch {
    return false
  }
}
