import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Refusal } from './refusal.ts'

const busy = 5
/** A lock that nothing refers to would be collected as garbage, and be free. */
const held = new Set<DatabaseSync>()

/**
 * Claims a data folder for this process: the database in it has no lock itself. Returns the
 * release. Throws a Refusal while another process holds the folder. SQLite locks through the
 * operating system, which lets go of a lock when its process ends, however it ends.
 */
export function lockData(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const lock = new DatabaseSync(join(dataDir, 'lock.db'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!(error instanceof Error && 'errcode' in error && error.errcode === busy)) throw error
    throw new Refusal(
      `The data in ${dataDir} is in use: the site already runs from this folder. Stop that one first; a second clone may run beside it with its own PORT and SUPABASE_PORT.`,
    )
  }
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}
