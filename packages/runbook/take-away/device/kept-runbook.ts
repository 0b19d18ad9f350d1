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
  /** When the one that this replaces was stored: the page has read it from there, written it or listed it. */
  readonly at?: number | undefined
}
/** Earlier versions of the page kept other things beside the text. */
type Content = Partial<Pick<KeptRun, 'reading' | 'reached'>> & { readonly text: string }

type Replacing = { readonly at: number | undefined; readonly isNew: boolean }

/**
 * Replaces in one transaction, so that a crash between deleting and writing loses nothing. Returns false if another
 * page has meanwhile stored a namesake, or has deleted one that isn't new.
 */
async function put(key: Key, content: Content, { at, isNew }: Replacing): Promise<boolean> {
  return store('readwrite', async (kept) => {
    const known = (await promisifyRequest(kept.getAllKeys())) as Key[]
    const namesakes = known.filter(([name]) => name === key[0])
    if (!isNew && namesakes.length === 0) return false
    if (namesakes.some(([, stored]) => stored !== at)) return false
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
 * Stores a runbook in place of the one of the same name that was stored at `at`, and returns when. Failures: not_kept
 * if the browser stores nothing, and kept_elsewhere if another tab has stored a namesake since, or has deleted one that
 * isn't new.
 */
export async function keepRunbook(
  { name, runbook, at, ...rest }: KeptRun,
  isNew = true,
): Promise<{ ok: true; at: number } | Failure> {
  try {
    const key: Key = [name, Date.now(), runbook.tasks.length + runbook.backout.length]
    const isPut = await put(key, { text: runbookFileText(runbook), ...rest }, { at, isNew })
    return isPut ? { ok: true, at: key[1] } : failure('kept_elsewhere')
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
    return parsed.ok ? { ...parsed, name, reading, reached, at: key[1] } : parsed
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
