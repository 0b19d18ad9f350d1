import { createStore, del, get, keys, set } from 'idb-keyval'
import { parseRunbookFile, runbookFileText } from '../runbook-file.ts'
import type { OwnRunbook } from '../../model/own-runbook.ts'
import { keptDatabase } from './kept-database.ts'

const store = createStore(keptDatabase, 'kept')
const key = 'runbook'

/**
 * Keeps a runbook in this browser's own database until it is deleted. False where the browser keeps
 * nothing, as in some private windows.
 */
export async function keepRunbook(runbook: OwnRunbook): Promise<boolean> {
  try {
    await set(key, runbookFileText(runbook), store)
    return true
  } catch {
    return false
  }
}

/** Whether there is anything. */
export async function isKept(): Promise<boolean> {
  return (await keys(store)).includes(key)
}

/** The runbook that was kept, or null where there is none that can still be read. */
export async function keptRunbook(): Promise<OwnRunbook | null> {
  try {
    const text = await get<string>(key, store)
    if (text === undefined) return null
    const parsed = parseRunbookFile(new TextEncoder().encode(text))
    return parsed.ok ? parsed.runbook : null
  } catch {
    return null
  }
}

/** Deletes what was kept. */
export async function forgetRunbook(): Promise<void> {
  try {
    await del(key, store)
  } catch {
    // A browser that keeps nothing has nothing to delete.
  }
}
