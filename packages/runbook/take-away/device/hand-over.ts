import { createStore, del, get, set } from 'idb-keyval'
import { handOverDatabase } from './hand-over-database.ts'

const store = createStore(handOverDatabase, 'file')
const key = 'file'
/** A file that no page has taken after this many milliseconds is deleted. */
const staleAfter = 60_000

type HandedOver = { readonly name: string; readonly bytes: ArrayBuffer; readonly at: number }

/** Stores a file for the next page of this site. Returns false if the browser stores nothing. */
export async function handOver(file: File): Promise<boolean> {
  try {
    const bytes = await file.arrayBuffer()
    await set(key, { name: file.name, bytes, at: Date.now() } satisfies HandedOver, store)
    return true
  } catch {
    return false
  }
}

function isStale({ at }: HandedOver): boolean {
  return Date.now() - at > staleAfter
}

/** Deletes a file that no page has taken in time. */
export async function deleteStale(): Promise<void> {
  const handed = await get<HandedOver>(key, store)
  if (handed && isStale(handed)) await del(key, store)
}

/** Takes the file that another page has stored, and deletes it. Returns null if there is none. */
export async function takeOver(): Promise<File | null> {
  try {
    const handed = await get<HandedOver>(key, store)
    if (!handed) return null
    await del(key, store)
    return isStale(handed) ? null : new File([handed.bytes], handed.name)
  } catch {
    return null
  }
}
