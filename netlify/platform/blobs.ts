import { getStore, type Store } from '@netlify/blobs'
import { z } from 'zod'
import { batches } from './batches.ts'
import { parseJson } from './parse-json.ts'
import { settle } from './time-limits.ts'

export type BlobStore = Store

const atOnce = 5

/** Milliseconds since 1970, as far as a Date goes. A damaged value has another form, and counts as missing. */
export const Moment = z.number().min(0).max(8.64e15)

/**
 * Opens a blob store. A read sees every earlier write. Previews and branches share stores with production, so
 * their names differ.
 */
export function openStore(name: string): BlobStore {
  // Netlify's own global, which tests and scripts do not have.
  const context = 'Netlify' in globalThis && globalThis.Netlify?.context?.deploy.context
  const isOwn = context && context !== 'production'
  return getStore({ name: isOwn ? `${name}-${context}` : name, consistency: 'strong' })
}

/** What a store has under a key. Never overwrite what is 'unreadable': it probably exists. */
export type Kept<T> =
  { state: 'found'; value: T } | { state: 'none' } | { state: 'unreadable'; cause: unknown }

type Wanted<T> = {
  key: string
  /** The expected form. A value in another form counts as missing. */
  Form: z.ZodType<T>
  timeoutMs: number
  signal?: AbortSignal
}

export async function readKept<T>(
  store: BlobStore,
  { key, Form, timeoutMs, signal }: Wanted<T>,
): Promise<Kept<T>> {
  const reading: Promise<ArrayBuffer | null> = store.get(key, { type: 'arrayBuffer' })
  const read = await settle(reading, timeoutMs, signal)
  if (!read.ok) return { state: 'unreadable', cause: read.error }
  const form = Form.safeParse(read.value && parseJson(new Uint8Array(read.value)))
  return form.success ? { state: 'found', value: form.data } : { state: 'none' }
}

/** Deletes keys, five at a time, until a deletion fails. Returns how many were deleted. */
export async function removeKept(
  store: BlobStore,
  keys: readonly string[],
  timeoutMs: number,
  signal: AbortSignal,
): Promise<number> {
  let removed = 0
  for (const group of batches(keys, atOnce)) {
    const ends = await Promise.all(
      group.map(async (key) => settle(store.delete(key), timeoutMs, signal)),
    )
    removed += ends.filter(({ ok }) => ok).length
    if (ends.some(({ ok }) => !ok)) break
  }
  return removed
}
