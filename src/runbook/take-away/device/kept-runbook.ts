import { clear, createStore, del, get, keys, promisifyRequest } from 'idb-keyval'
import { failure, type Failure } from '../../failure.ts'
import type { OwnRunbook } from '../../model/own-runbook.ts'
import type { Earlier } from '../../versions/version.ts'
import { parseRunbookFile, runbookFileText } from '../runbook-file.ts'
import { keptDatabase } from './kept-database.ts'

const store = createStore(keptDatabase, 'kept')

/** A runbook that this browser keeps: under which name, since when (milliseconds), with how many tasks. */
export type Kept = { readonly name: string; readonly at: number; readonly tasks: number }

/** In the keys alone, so that a list of them reads no runbook. */
type Key = [name: string, at: number, tasks: number]
type Content = Pick<Earlier, 'answers'> & { readonly text: string }

/** Before several could be kept there was one, as a text under this key. */
const onlyKey = 'runbook'

function sizeOf({ tasks, backout }: OwnRunbook): number {
  return tasks.length + backout.length
}

function parse(text: string): ReturnType<typeof parseRunbookFile> {
  return parseRunbookFile(new TextEncoder().encode(text))
}

/** In one transaction: two that are kept in turn leave the second, and no moment has none. */
async function put(key: Key, content: Content): Promise<void> {
  await store('readwrite', async (kept) => {
    const known = await promisifyRequest(kept.getAllKeys())
    for (const old of known) if (Array.isArray(old) && old[0] === key[0]) kept.delete(old)
    kept.put(content, key)
    return promisifyRequest(kept.transaction)
  })
}

/** One that was kept when only one could be goes by its title. */
async function renameOnly(text: string): Promise<void> {
  const parsed = parse(text)
  const [name, tasks] = parsed.ok ? [parsed.runbook.title, sizeOf(parsed.runbook)] : ['', 0]
  await put([name || 'Runbook', Date.now(), tasks], { text, answers: [] })
  await del(onlyKey, store)
}

async function keyOf(name: string): Promise<Key | undefined> {
  return (await keys<Key>(store)).find(([known]) => known === name)
}

/** What this browser keeps, the newest first. */
export async function keptRunbooks(): Promise<Kept[]> {
  const only = await get<string>(onlyKey, store)
  if (only !== undefined) await renameOnly(only)
  return (await keys<Key>(store))
    .map(([name, at, tasks]) => ({ name, at, tasks }))
    .toSorted((a, b) => b.at - a.at)
}

/**
 * Keeps a runbook in this browser's own database until it is deleted, in the place of one of the same
 * name. False where the browser keeps nothing, as in some private windows.
 */
export async function keepRunbook({ name, runbook, answers }: Earlier): Promise<boolean> {
  try {
    await put([name, Date.now(), sizeOf(runbook)], { text: runbookFileText(runbook), answers })
    return true
  } catch {
    return false
  }
}

/** The runbook that is kept under a name. Failures: nothing_kept, and those of a runbook file. */
export async function keptRunbook(name: string): Promise<({ ok: true } & Earlier) | Failure> {
  try {
    const key = await keyOf(name)
    const content = key && (await get<Content>(key, store))
    if (!content) return failure('nothing_kept')
    const parsed = parse(content.text)
    return parsed.ok ? { ...parsed, name, answers: content.answers } : parsed
  } catch {
    return failure('nothing_kept')
  }
}

/** Deletes what is kept under a name, or all of it. */
export async function forgetRunbook(name?: string): Promise<void> {
  try {
    const key = name === undefined ? undefined : await keyOf(name)
    if (name === undefined) await clear(store)
    else if (key) await del(key, store)
  } catch {
    // A browser that keeps nothing has nothing to delete.
  }
}
