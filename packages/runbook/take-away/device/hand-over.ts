import { createStore, del, get, set } from 'idb-keyval'

const store = createStore('own-runbook-hand-over', 'file')
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

/** Takes the file that another page has stored, and deletes it. Returns null if there is none. */
export async function takeOver(): Promise<File | null> {
  try {
    const handed = await get<HandedOver>(key, store)
    if (!handed) return null
    await del(key, store)
    if (Date.now() - handed.at > staleAfter) return null
    return new File([handed.bytes], handed.name)
  } catch {
    return null
  }
}
