import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Refusal } from './refusal.ts'

const busy = 5
/** Keeps each lock referenced, because garbage collection would release it. */
const held = new Set<DatabaseSync>()

function whyNot(dataDir: string, error: unknown) {
  if (error instanceof Error && 'errcode' in error && error.errcode === busy)
    return `The data in ${dataDir} is in use: the site already runs from this folder. Stop that one first; a second clone may run beside it with its own PORT and SUPABASE_PORT.`
  const why = error instanceof Error ? error.message : String(error)
  return `Nothing can be written to ${dataDir}, where the site keeps its data (${why}). Copy the project to a disk that you may write to, and start it there.`
}

/** Claims a data folder, and returns the release. Throws a Refusal while another process holds it. */
export function lockData(dataDir: string): () => void {
  let lock: DatabaseSync | undefined
  try {
    mkdirSync(dataDir, { recursive: true })
    // Checked first, because SQLite would lock a read-only folder too.
    accessSync(dataDir, constants.W_OK)
    lock = new DatabaseSync(join(dataDir, 'lock.db'), { timeout: 0 })
    lock.exec('begin exclusive')
  } catch (error) {
    lock?.close()
    throw new Refusal(whyNot(dataDir, error), { cause: error })
  }
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}
