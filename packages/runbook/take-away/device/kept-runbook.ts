import { clear, createStore, del, get, keys, promisifyRequest } from 'idb-keyval'
import { failure, type Failure } from '../../failure.ts'
import type { Reached } from '../../model/run.ts'
import type { Earlier } from '../../versions/version.ts'
import { parseRunbookFile, runbookFileText } from '../runbook-file.ts'
import { keptDatabase } from './kept-database.ts'

const store = createStore(keptDatabase, 'kept')

/** A runbook that this browser keeps. `at`: when it was stored, in milliseconds since 1970. */
export type Kept = { readonly name: string; readonly at: number; readonly tasks: number }

/** The key has everything that a list shows, so that listing does not load the runbooks. */
type Key = [name: string, at: number, tasks: number]
type KeptRun = Earlier & {
  /** How far the run has got; null before its start. */
  readonly reached?: Reached | null
}
/** Earlier versions of the page kept other things beside the text. */
type Content = Partial<Pick<KeptRun, 'reading' | 'reached'>> & { readonly text: string }

/** Replaces in one transaction, so that a crash between deleting and writing loses nothing. */
async function put(key: Key, content: Content, isNew: boolean): Promise<boolean> {
  return store('readwrite', async (kept) => {
    const known = (await promisifyRequest(kept.getAllKeys())) as Key[]
    const namesakes = known.filter(([name]) => name === key[0])
    if (!isNew && namesakes.length === 0) return false
    kept.put(content, key)
    for (const old of namesakes) if (indexedDB.cmp(old, key) !== 0) kept.delete(old)
    await promisifyRequest(kept.transaction)
    return true
  })
}

async function keyOf(name: string): Promise<Key | undefined> {
  return (await keys<Key>(store)).find(([known]) => known === name)
}

/** Lists what this browser keeps, the newest first. */
export async function keptRunbooks(): Promise<Kept[]> {
  return (await keys<Key>(store))
    .map(([name, at, tasks]) => ({ name, at, tasks }))
    .toSorted((a, b) => b.at - a.at)
}

/**
 * Stores a runbook in place of one of the same name. Failures: not_kept if the browser stores nothing, and
 * kept_elsewhere if one that isn't new has been deleted, as in another tab.
 */
export async function keepRunbook(
  { name, runbook, ...rest }: KeptRun,
  isNew = true,
): Promise<{ ok: true } | Failure> {
  try {
    const tasks = runbook.tasks.length + runbook.backout.length
    const content = { text: runbookFileText(runbook), ...rest }
    const isPut = await put([name, Date.now(), tasks], content, isNew)
    return isPut ? { ok: true } : failure('kept_elsewhere')
  } catch {
    return failure('not_kept')
  }
}

/** Opens the runbook of a name. Failures: nothing_kept, and those of `parseRunbookFile`. */
export async function keptRunbook(name: string): Promise<({ ok: true } & KeptRun) | Failure> {
  try {
    const key = await keyOf(name)
    const content = key && (await get<Content>(key, store))
    if (!content) return failure('nothing_kept')
    const { text, reading = null, reached = null } = content
    const parsed = parseRunbookFile(new TextEncoder().encode(text))
    return parsed.ok ? { ...parsed, name, reading, reached } : parsed
  } catch {
    return failure('nothing_kept')
  }
}

/** Deletes the runbook of a name, or without a name all of them. Returns false if it is still there. */
export async function forgetRunbook(name?: string): Promise<boolean> {
  try {
    const key = name === undefined ? undefined : await keyOf(name)
    if (name === undefined) await clear(store)
    else if (key) await del(key, store)
    return true
  } catch {
    return false
  }
}
