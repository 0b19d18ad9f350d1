import { createStore, del, get, set } from 'idb-keyval'

const store = createStore('own-runbook-hand-over', 'file')
const key = 'file'
/** A file that no page has taken after this many milliseconds is deleted. */
const staleAfter = 60_000
/** A file that was left open can be found again by Back for this long (ms). */
const foundFor = 60 * 60_000

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

/** Takes the file that another page has stored, and deletes it. Returns null if there is none. */
export async function takeOver(): Promise<{ name: string; bytes: Uint8Array } | null> {
  try {
    const handed = await get<HandedOver>(key, store)
    if (!handed) return null
    await del(key, store)
    if (Date.now() - handed.at > staleAfter) return null
    return { name: handed.name, bytes: new Uint8Array(handed.bytes) }
  } catch {
    return null
  }
}

const openKey = 'open'

/** Remembers the open file on this device, so that Back finds it. Null forgets it. */
export async function leaveOpen(file: { name: string; bytes: Uint8Array } | null): Promise<void> {
  try {
    if (!file) return await del(openKey, store)
    const bytes = file.bytes.slice().buffer
    await set(openKey, { name: file.name, bytes, at: Date.now() } satisfies HandedOver, store)
  } catch {
    // A browser that stores nothing finds nothing again.
  }
}

/** The file that was left open within the last hour; null if there is none. */
export async function foundOpen(): Promise<{ name: string; bytes: Uint8Array } | null> {
  try {
    const left = await get<HandedOver>(openKey, store)
    if (!left) return null
    if (Date.now() - left.at < foundFor)
      return { name: left.name, bytes: new Uint8Array(left.bytes) }
    await del(openKey, store)
  } catch {
    // A browser that stores nothing has nothing to find.
  }
  return null
}
