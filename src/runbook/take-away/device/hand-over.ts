import { createStore, del, get, set } from 'idb-keyval'

const store = createStore('own-runbook-hand-over', 'file')
const key = 'file'
/** A hand-over that nobody has taken within this time, in milliseconds, was left on the way. */
const staleAfter = 60_000

type HandedOver = { readonly name: string; readonly bytes: ArrayBuffer; readonly at: number }

/**
 * Puts a file down for the next page of this site to take. False where the browser keeps nothing:
 * the next page then asks for the file again.
 */
export async function handOver(file: File): Promise<boolean> {
  try {
    const bytes = await file.arrayBuffer()
    await set(key, { name: file.name, bytes, at: Date.now() } satisfies HandedOver, store)
    return true
  } catch {
    return false
  }
}

/** Takes the file that another page has put down, and deletes it; null where there is none. */
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
