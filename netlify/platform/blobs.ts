import { getStore, type Store } from '@netlify/blobs'

export type BlobStore = Store

/** Opens one of the site's blob stores. A read sees every write that was done before it. */
export function openStore(name: string): BlobStore {
  return getStore({ name, consistency: 'strong' })
}
